import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';

/** Every five minutes: writes to both sides of projects about comments they have not heard of. */
export const tellJob = defineJob({
  id: 'talk.tell',
  input: z.object({}),
  cron: '*/5 * * * *',
  retryLimit: 0,
  handler: async () => ({
    run: async () => {
      await (await import('./operations/tell-news')).tellNews();
    },
  }),
});

/** Every night: what was taken away long enough ago goes for good. */
export const purgeJob = defineJob({
  id: 'talk.purge',
  input: z.object({}),
  cron: '41 3 * * *',
  retryLimit: 0,
  handler: async () => ({
    run: async () => {
      await (await import('./operations/remove-comment')).purgeRemoved();
    },
  }),
});
