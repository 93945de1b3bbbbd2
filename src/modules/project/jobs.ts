import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/** Reminds of projects that close soon. Every quarter of an hour: mornings come at any of them, zone by zone. */
const expiryReminders = defineJob({
  id: 'projects.expiry',
  input: z.object({}),
  cron: '*/15 * * * *',
  retryLimit: 0,
  handler: async () => ({
    run: async () => {
      await (await import('@/modules/project/operations/remind-of-expiry')).remindOfExpiry();
    },
  }),
});

/** The jobs of projects. */
export const projectJobs: JobDefinition[] = [expiryReminders];
