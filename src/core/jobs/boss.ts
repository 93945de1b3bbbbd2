import { PgBoss } from 'pg-boss';
import { pool, type Sql } from '@/core/db/pool';
import { env } from '@/core/env';
import { logOutage } from '@/core/errors/log-outage';
import { unavailablePart } from '@/core/errors/unavailable-part';
import { once } from '@/core/process/state';
import type { JobDefinition } from './define-job';
import { findDueQueues } from './queries';

/** Seconds without a heartbeat after which a job of a dead worker goes to another. */
const HEARTBEAT = 10;

/** Options both the migration and the processes open the queue with. */
export function makeBoss(more: { supervise: boolean; schedule: boolean; migrate?: boolean }): PgBoss {
  const boss = new PgBoss({
    // It listens, which a pooler in between would drop.
    connectionString: env().databaseDirectUrl ?? env().databaseUrl,
    application_name: 'keepers-jobs',
    max: env().pools.jobs,
    useListenNotify: true,
    migrate: more.migrate ?? false,
    supervise: more.supervise,
    schedule: more.schedule,
    // Looks for dead workers: without the first option it happens once a minute, whatever the second says.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => {
    // The queue retries each second: one outage is logged once.
    if (unavailablePart(error)) logOutage('database', error);
    else
      console.error(
        `Job queue error, retried automatically: ${error instanceof Error ? error.message : JSON.stringify(error)}`,
      );
  });
  return boss;
}

interface Held {
  boss: PgBoss | null;
  look?: NodeJS.Timeout;
}
const instance = () => once<Held>('boss', () => ({ boss: null }));

/** The queue of this process; throws before `startJobs`. */
export function boss(): PgBoss {
  const found = instance().boss;
  if (!found)
    throw new Error('Jobs are not started in this process: startJobs has not run, or stopJobs has.');
  return found;
}

/** Opens the queue. Web processes only enqueue jobs; workers also maintain it. */
export async function startJobs({ work }: { work: boolean }): Promise<PgBoss> {
  const made = makeBoss({ supervise: work, schedule: work });
  await made.start();
  instance().boss = made;
  return made;
}

/** Makes the queues of all jobs; runs with the migrations. */
export async function createQueues(made: PgBoss, jobs: JobDefinition[]): Promise<void> {
  for (const job of jobs) {
    const options = {
      retryLimit: job.retryLimit ?? 5,
      retryDelay: job.retryDelay ?? 2,
      retryBackoff: true,
      expireInSeconds: job.expireInSeconds ?? 600,
      heartbeatSeconds: HEARTBEAT,
      deleteAfterSeconds: 7 * 24 * 3600,
      notify: true,
    };
    if (await made.getQueue(job.id)) await made.updateQueue(job.id, options);
    else await made.createQueue(job.id, options);
    if (job.cron) await made.schedule(job.id, job.cron);
  }
  // A job that was removed, or has no time of its own any more, would be enqueued for ever.
  const timed = new Set(jobs.filter(({ cron }) => cron).map(({ id }) => id));
  for (const { name } of await made.getSchedules()) if (!timed.has(name)) await made.unschedule(name);
}

/** Milliseconds between looks for jobs without a notification: those of a dead worker, and those whose time has come. */
const LOOK_MS = 2000;

/** Runs the handlers of all jobs in this process. */
export async function workJobs(made: PgBoss, jobs: JobDefinition[]): Promise<void> {
  const options = { pollingIntervalSeconds: 1, batchSize: 1 };
  const lanes = new Map<string, string[]>();
  for (const job of jobs) {
    const own = job.groupConcurrency ? { ...options, groupConcurrency: job.groupConcurrency } : options;
    for (let lane = 0; lane < (job.concurrency ?? 1); lane++) {
      const worker: string = await made.work(job.id, own, async ([one]) => {
        if (!one) return;
        // The queue would sleep after each job, however many wait: a worker that had one polls again at once.
        made.notifyWorker(worker);
        const { run } = await job.handler();
        await run(job.input.parse(one.data ?? {}), { id: one.id, signal: one.signal });
      });
      lanes.set(job.id, [...(lanes.get(job.id) ?? []), worker]);
    }
  }
  // One statement for all queues: with two polls a second for each of them an idle worker took 4 % of a core.
  const look = async () => {
    for (const queue of await findDueQueues(pool()))
      for (const worker of lanes.get(queue) ?? []) made.notifyWorker(worker);
  };
  // In an outage the queue itself reports, and its lanes poll.
  instance().look = setInterval(() => void look().catch(() => undefined), LOOK_MS);
}

/** Enqueues a job in the caller's transaction: it exists if, and only if, that commits. */
export async function enqueue(
  sql: Sql,
  job: Pick<JobDefinition, 'id'>,
  data: object,
  options: {
    priority?: number;
    singletonKey?: string;
    startAfter?: number;
    /** A second job with this id is not enqueued. */
    id?: string;
    /** The group of the job, where jobs of one group run one after the other (`groupConcurrency`). */
    group?: { id: string };
  } = {},
): Promise<void> {
  const db = {
    executeSql: async (text: string, values?: unknown[]) => ({ rows: (await sql.query(text, values)).rows }),
  };
  await boss().send(job.id, data, { ...options, db });
}

/** Stops fetching jobs and waits for running ones. */
export async function stopJobs(): Promise<void> {
  const held = instance();
  clearInterval(held.look);
  try {
    // Running jobs may enqueue others until they end.
    await held.boss?.stop({ graceful: true, timeout: 20_000 });
  } finally {
    held.boss = null;
  }
}
