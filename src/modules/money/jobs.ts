import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/** Looks at the payment that a stored event names. */
export const HANDLE_EVENT = { id: 'money.handle-event' } as const;

const nothing = z.object({}).passthrough();

/** The jobs of money: events, what is due for a look, documents, events that never arrived. */
export const moneyJobs: JobDefinition[] = [
  defineJob({
    id: HANDLE_EVENT.id,
    input: z.object({ event: z.uuid() }),
    expireInSeconds: 120,
    concurrency: 4,
    retryLimit: 8,
    handler: async () => ({
      run: async ({ event }: { event: string }) =>
        (await import('./operations/take-event')).handleEvent(event),
    }),
  }),
  defineJob({
    id: 'money.look-at-due',
    input: nothing,
    cron: '* * * * *',
    retryLimit: 0,
    handler: async () => ({ run: async () => (await import('./operations/look-at-due')).lookAtDue() }),
  }),
  defineJob({
    id: 'money.issue-documents',
    input: nothing,
    cron: '* * * * *',
    retryLimit: 0,
    handler: async () => ({
      run: async () => {
        const { askInvoicing, issueDue } = await import('./operations/issue-documents');
        await issueDue();
        await askInvoicing();
      },
    }),
  }),
  defineJob({
    id: 'money.catch-up',
    input: nothing,
    cron: '17 * * * *',
    retryLimit: 1,
    handler: async () => ({ run: async () => (await import('./operations/take-event')).catchUp() }),
  }),
  defineJob({
    id: 'money.compare-balances',
    input: nothing,
    cron: '41 2 * * *',
    retryLimit: 1,
    handler: async () => ({
      run: async () => (await import('./operations/compare-balances')).compareBalances(),
    }),
  }),
  defineJob({
    id: 'money.sweep',
    input: nothing,
    cron: '29 3 * * *',
    handler: async () => ({ run: async () => (await import('./operations/look-at-due')).sweepEvents() }),
  }),
];
