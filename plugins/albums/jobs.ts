import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';

/** Makes the files of an album for a lab. */
export const makeJob = defineJob({
  id: 'albums.make',
  input: z.object({ output: z.string() }),
  retryLimit: 2,
  retryDelay: 30,
  expireInSeconds: 3600,
  concurrency: 1,
  handler: async () => ({
    run: async ({ output }, { signal }) =>
      (await import('./operations/make-output')).makeOutput(output, signal),
  }),
});

/** Every half hour, since some time zones are offset by half an hour: reminds of proofs that wait for an answer. */
export const remindJob = defineJob({
  id: 'albums.remind',
  input: z.object({}),
  cron: '9,39 * * * *',
  retryLimit: 0,
  handler: async () => ({
    run: async () => {
      await (await import('./operations/remind')).remindOfProofs();
    },
  }),
});
