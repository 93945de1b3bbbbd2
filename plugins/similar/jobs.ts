import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';
import { MEASURE } from './operations/stack-shots';

/** Measures the likeness of photographs rendered before it was measured: one gallery, from its thumbnails. */
export const measureJob = defineJob({
  id: MEASURE.id,
  input: z.object({ gallery: z.string() }),
  expireInSeconds: 3600,
  handler: async () => ({
    run: async ({ gallery }, { signal }) =>
      (await import('./operations/measure-older')).measureOlder(gallery, signal),
  }),
});
