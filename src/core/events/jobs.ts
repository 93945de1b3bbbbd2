import { z } from 'zod';
import type { AnyHappening } from '@/core/events/happenings';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/** Finds the subscribers of a domain event. */
export const TELL = { id: 'happenings.tell' } as const;
/** Notifies one feature. */
export const LISTEN = { id: 'happenings.listen' } as const;

const happening = z.object({
  id: z.uuid(),
  name: z.string().max(100),
  account: z.uuid(),
  at: z.string(),
  data: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<AnyHappening>;

/** The jobs of domain events. Each listener has a job of its own, so a failed one is retried alone. */
export const happeningJobs: JobDefinition[] = [
  defineJob({
    id: TELL.id,
    input: happening,
    handler: async () => ({ run: (await import('./tell')).tell }),
  }),
  defineJob({
    id: LISTEN.id,
    input: z.object({ feature: z.string(), happening }),
    retryLimit: 8,
    retryDelay: 5,
    expireInSeconds: 60,
    concurrency: 2,
    groupConcurrency: 1,
    handler: async () => ({
      run: async ({ feature, happening: one }, job) => {
        await (await import('./listeners')).listenerOf(feature, one.name)?.(one, job);
      },
    }),
  }),
];
