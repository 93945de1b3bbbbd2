import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

const input = z.object({ request: z.string() });

/** Creates an export. */
export const DATA_EXPORT = { id: 'data.export' } as const;
/** Erases the subject of a request once it is due. */
export const DATA_ERASE = { id: 'data.erase' } as const;

/** The jobs of people's data. */
export const personJobs: JobDefinition[] = [
  defineJob({
    id: DATA_EXPORT.id,
    input,
    handler: async () => {
      const { exportPerson } = await import('@/modules/privacy/operations/export-person');
      return { run: ({ request }) => exportPerson(request) };
    },
  }),
  defineJob({
    id: DATA_ERASE.id,
    input,
    expireInSeconds: 4 * 3600,
    handler: async () => {
      const { eraseRequested } = await import('@/modules/privacy/operations/erase-requested');
      return { run: ({ request }) => eraseRequested(request) };
    },
  }),
  defineJob({
    id: 'data.due',
    input: z.object({}).passthrough(),
    cron: '*/15 * * * *',
    retryLimit: 0,
    handler: async () => ({
      run: async () => {
        const { eraseDue } = await import('@/modules/privacy/operations/erase-requested');
        const { sweepExports } = await import('@/modules/privacy/operations/export-person');
        await eraseDue();
        await sweepExports();
      },
    }),
  }),
];
