import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/** Reminds of projects that close soon. Runs every quarter of an hour, since each time zone has its own morning. */
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

/** Chooses covers a minute after a project's photographs are complete. */
const covers = defineJob({
  id: 'projects.covers',
  input: z.object({}),
  cron: '* * * * *',
  retryLimit: 0,
  handler: async () => ({
    run: async () => {
      await (await import('@/modules/project/operations/choose-covers')).chooseCovers();
    },
  }),
});

/** The jobs of projects. */
export const projectJobs: JobDefinition[] = [expiryReminders, covers];
