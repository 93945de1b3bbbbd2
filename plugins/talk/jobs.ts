import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';

/** Every five minutes: sends mails about new comments to studios and clients. */
export const notifyJob = defineJob({
  id: 'talk.tell',
  input: z.object({}),
  cron: '*/5 * * * *',
  retryLimit: 0,
  handler: async () => ({
    run: async () => {
      await (await import('./operations/notify-of-comments')).notifyOfComments();
    },
  }),
});

/** Every night: deletes comments for good that were removed long enough ago. */
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
