import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';

/** Prepares an order's files: renders missing sizes, measures every file, lays out the archives. */
export const prepareDownload = defineJob({
  id: 'downloads.prepare',
  input: z.object({ download: z.string() }),
  retryLimit: 5,
  expireInSeconds: 6 * 3600,
  handler: async () => ({
    run: async ({ download }, { signal }) =>
      (await import('./operations/fill-parts')).fillParts(download, signal),
  }),
});
