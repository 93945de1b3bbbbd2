import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';

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
