import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/** Sends one message to one webhook, once; asks for the next try itself. */
export const DELIVER_WEBHOOK = { id: 'webhooks.deliver' } as const;

/** The jobs of webhooks. Two at once to one receiver: whoever is slow keeps nobody else waiting. */
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
