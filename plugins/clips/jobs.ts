import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';
import { LISTEN } from './operations/own-music';
import { RENDER } from './operations/start-run';

/** Makes a clip's film, one at a time in the whole installation; a fault is tried once more. */
export const renderJob = defineJob({
  id: RENDER.id,
  input: z.object({
    run: z.string(),
    user: z.string().nullable().default(null),
    draft: z.boolean().default(false),
  }),
  retryLimit: 2,
  retryDelay: 1,
  expireInSeconds: 4 * 3600,
  groupConcurrency: 1,
  handler: async () => ({
    run: async (input, { signal }) => (await import('./operations/run-render')).runRender(input, signal),
  }),
});

/** Finds length and beats of uploaded music. */
export const listenJob = defineJob({
  id: LISTEN.id,
  input: z.object({ track: z.string() }),
  retryLimit: 2,
  handler: async () => ({
    run: async ({ track }, { signal }) => (await import('./operations/own-music')).hearMusic(track, signal),
  }),
});

/** Every night: deletes clips for good that were moved into the trash long enough ago. */
export const purgeJob = defineJob({
  id: 'clips.purge',
  input: z.object({}),
  cron: '17 3 * * *',
  retryLimit: 0,
  handler: async () => ({
    run: async () => {
      await (await import('./operations/trash-clip')).purgeClips();
    },
  }),
});
