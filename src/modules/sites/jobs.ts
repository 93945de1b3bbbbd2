import { z } from 'zod';
import { defineJob } from '@/core/jobs/define-job';
import { PUBLISH } from './operations/schedule-site';
import { DRAW } from './operations/take-pictures';

/** Renders a picture of a site in every size. */
const drawPictureJob = defineJob({
  id: DRAW.id,
  input: z.object({ picture: z.string(), again: z.boolean().default(false) }),
  retryLimit: 5,
  expireInSeconds: 300,
  handler: async () => ({
    run: async ({ picture, again }) =>
      (await import('./operations/draw-picture')).renderPicture(picture, { again }),
  }),
});

/** Every five minutes: checks the domains that are due. */
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

/** Every ten minutes: checks whether links may name studios' hosts. */
const checkNamesJob = defineJob({
  id: 'sites.check-names',
  input: z.object({}),
  cron: '*/10 * * * *',
  retryLimit: 0,
  expireInSeconds: 60,
  handler: async () => ({
    run: async (_data, { signal }) => (await import('./domains/check-names')).checkNames(signal),
  }),
});

/** Publishes a site's scheduled state when its time has come. */
const publishScheduledJob = defineJob({
  id: PUBLISH.id,
  input: z.object({ site: z.string(), user: z.string().nullable() }),
  handler: async () => ({
    run: async ({ site, user }) => {
      await (await import('./operations/schedule-site')).publishScheduled(site, user);
    },
  }),
});

/** Days for which visits are kept: a year, and the month it is compared with. */
const VISIT_DAYS = 400;

/** Every night: deletes old counts of visits. */
const deleteOldVisitsJob = defineJob({
  id: 'sites.delete-old-visits',
  input: z.object({}),
  cron: '17 3 * * *',
  retryLimit: 1,
  expireInSeconds: 300,
  handler: async () => ({
    run: async () => {
      await (await import('./visits/queries')).deleteOldCounts(VISIT_DAYS);
    },
  }),
});

export const siteJobs = [
  drawPictureJob,
  publishScheduledJob,
  lookAtDomainsJob,
  checkNamesJob,
  deleteOldVisitsJob,
];
