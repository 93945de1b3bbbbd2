import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';
import { DRAW } from './operations/take-pictures';

/** Draws a picture of a site in every size. */
const drawPictureJob = defineJob({
  id: DRAW.id,
  input: z.object({ picture: z.string() }),
  retryLimit: 5,
  expireInSeconds: 300,
  handler: async () => ({
    run: async ({ picture }) => (await import('./operations/draw-picture')).drawPicture(picture),
  }),
});

/** Every five minutes: looks again at domains whose time has come. */
const lookAtDomainsJob = defineJob({
  id: 'sites.look-at-domains',
  input: z.object({}),
  cron: '*/5 * * * *',
  retryLimit: 0,
  expireInSeconds: 280,
  handler: async () => ({
    run: async (_data, { signal }) => (await import('./domains/look-at-domains')).lookAtDomains(signal),
  }),
});

export const siteJobs = [drawPictureJob, lookAtDomainsJob];
