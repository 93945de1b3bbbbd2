import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/** Reseals what a former secret sealed. */
export const RESEAL = { id: 'secrets.reseal' } as const;

/** The jobs of secrets: enqueued when a worker starts after a rotation. */
export const secretJobs: JobDefinition[] = [
  defineJob({
    id: RESEAL.id,
    input: z.object({}).passthrough(),
    handler: async () => ({
      run: async () => {
        const count = await (await import('./reseal-all')).resealAll();
        if (count > 0) console.log(`secrets: resealed ${count} rows with the new secret`);
      },
    }),
  }),
];
