import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';

/** Gets an order's files ready: sizes drawn where there are none, every file measured, archives laid out. */
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
