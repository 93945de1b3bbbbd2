import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/** The job of subscriptions: each hour it is a new day somewhere. */
export const subscriptionJobs: JobDefinition[] = [
  defineJob({
    id: 'subscriptions.bill',
    input: z.object({}).passthrough(),
    cron: '9 * * * *',
    retryLimit: 1,
    expireInSeconds: 3000,
    handler: async () => ({
      run: async () => {
        await (await import('./operations/bill-account')).billDue();
        await (await import('./operations/partners')).giveRewards();
      },
    }),
  }),
];
