import type { z } from 'zod';

/** A kind of background work. Its handler is loaded only in a worker, at the first such job. */
export interface JobDefinition<T = unknown> {
  /** Named like a verb of a noun: `media.derive`. */
  id: string;
  input: z.ZodType<T>;
  /** How often it is retried, and after how many seconds (doubling). */
  retryLimit?: number;
  retryDelay?: number;
  /** Timeout of one try, in seconds. */
  expireInSeconds?: number;
  /** How many run at once in one worker. */
  concurrency?: number;
  /**
   * How many of one group (`enqueue`) run at once in all workers together, so that one group does not delay the others.
   */
  groupConcurrency?: number;
  /** Cron line, for scheduled work. */
  cron?: string;
  handler: () => Promise<{ run: (data: T, job: { id: string; signal: AbortSignal }) => Promise<void> }>;
}

/** Types a job by its input. */
export function defineJob<T>(job: JobDefinition<T>): JobDefinition {
  return job as unknown as JobDefinition;
}
