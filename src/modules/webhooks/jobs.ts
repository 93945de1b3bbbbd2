import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/** Makes one attempt to deliver a message to one webhook; enqueues the next attempt itself. */
export const DELIVER_WEBHOOK = { id: 'webhooks.deliver' } as const;

/** The jobs of webhooks. Two at once per receiver: a slow receiver does not delay the others. */
export const webhookJobs: JobDefinition[] = [
  defineJob({
    id: DELIVER_WEBHOOK.id,
    input: z.object({ delivery: z.uuid(), tries: z.int() }),
    expireInSeconds: 60,
    concurrency: 4,
    groupConcurrency: 2,
    handler: async () => ({ run: (await import('./deliver-webhook')).deliverWebhook }),
  }),
  defineJob({
    id: 'webhooks.sweep',
    input: z.object({}).passthrough(),
    cron: '41 3 * * *',
    handler: async () => ({ run: async () => (await import('./sweep-log')).sweepLog() }),
  }),
];
