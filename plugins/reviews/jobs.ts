import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';

/** Every five minutes: writes to studios about reviews they have not heard of. */
export const tellStudiosJob = defineJob({
  id: 'reviews.tell-studios',
  input: z.object({}),
  cron: '*/5 * * * *',
  retryLimit: 0,
  handler: async () => ({
    run: async () => {
      await (await import('./operations/tell-studios')).tellStudios();
    },
  }),
});

/** Every hour: asks clients of completed selections, where their studio wishes it. */
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
