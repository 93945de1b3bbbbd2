import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';

/** Every five minutes: mails studios about new reviews. */
export const notifyStudiosJob = defineJob({
  id: 'reviews.tell-studios',
  input: z.object({}),
  cron: '*/5 * * * *',
  retryLimit: 0,
  handler: async () => ({
    run: async () => {
      await (await import('./operations/notify-studios')).notifyStudios();
    },
  }),
});

/** Every hour: requests reviews from clients of completed selections, in accounts with that setting. */
export const askCompletedJob = defineJob({
  id: 'reviews.ask-completed',
  input: z.object({}),
  cron: '17 * * * *',
  retryLimit: 0,
  handler: async () => ({
    run: async () => {
      await (await import('./operations/ask-completed')).askCompleted();
    },
  }),
});
