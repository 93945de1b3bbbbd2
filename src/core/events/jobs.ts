import { z } from 'zod';
import type { AnyDomainEvent } from '@/core/events/domain-events';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/** Finds the subscribers of a domain event. Both ids are stored names of queues, so they keep the former word. */
export const NOTIFY = { id: 'happenings.tell' } as const;
/** Notifies one feature. */
export const LISTEN = { id: 'happenings.listen' } as const;

const domainEvent = z.object({
  id: z.uuid(),
  name: z.string().max(100),
  account: z.uuid(),
  at: z.string(),
  data: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<AnyDomainEvent>;

/** The jobs of domain events. Each listener has a job of its own, so a failed one is retried alone. */
export const domainEventJobs: JobDefinition[] = [
  defineJob({
    id: NOTIFY.id,
    input: domainEvent,
    handler: async () => ({ run: (await import('./notify-subscribers')).notifySubscribers }),
  }),
  defineJob({
    id: LISTEN.id,
    // The stored name of the field: jobs queued by an earlier version must run.
    input: z.object({ feature: z.string(), happening: domainEvent }),
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
