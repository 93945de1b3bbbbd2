import { pool } from '@/core/db/pool';
import type { JobPart } from '@/core/jobs/job-parts';

/** A job of the queue. Times ISO 8601 UTC. */
export interface JobLine {
  id: string;
  /** Named noun and verb: `media.derive`. */
  queue: string;
  state: string;
  /** Its data as JSON: ids. */
  data: string;
  tries: number;
  /** Error message of the last attempt. */
  error: string | null;
  created_at: string;
  started_at: string | null;
  next_at: string;
}

const PART = `case when state = 'failed' then 'failed' when state = 'active' then 'running'
  when state in ('created', 'retry') then 'waiting' else 'done' end`;
const JOBS = 50;

export interface JobPage {
  jobs: JobLine[];
  counts: Record<JobPart, number>;
  queues: { queue: string; failed: number; running: number; waiting: number }[];
  page: number;
  pages: number;
}

/** Returns a page of jobs in one state, newest first, with the number per queue. Completed ones are kept for a week. */
export async function listJobs({
  filter = 'failed',
  queue = null,
  page = 1,
}: {
  filter?: JobPart;
  queue?: string | null;
  page?: number;
}): Promise<JobPage> {
  const counted = await pool().query<{ queue: string; part: JobPart; count: number }>(
    `select name as queue, ${PART} as part, count(*)::int as count from pgboss.job where name not like '\\_\\_%' group by 1, 2`,
  );
  const of = (part: JobPart, name: string | null) =>
    counted.rows
      .filter((row) => row.part === part && (name === null || row.queue === name))
      .reduce((sum, row) => sum + row.count, 0);
  const names = [...new Set(counted.rows.map((row) => row.queue))].sort();
  const pages = Math.max(1, Math.ceil(of(filter, queue) / JOBS));
  const shown = Math.min(Math.max(1, page), pages);
  const { rows } = await pool().query<
    Omit<JobLine, 'created_at' | 'started_at' | 'next_at'> & {
      created_at: Date;
      started_at: Date | null;
      next_at: Date;
    }
  >(
    `select id, name as queue, state::text as state, coalesce(data::text, '') as data, retry_count::int as tries,
            left(coalesce(output->>'message', output->'value'->>'message', output::text), 500) as error,
            created_on as created_at, started_on as started_at, start_after as next_at
       from pgboss.job where ${PART} = $1 and ($2::text is null or name = $2) and name not like '\\_\\_%'
      order by coalesce(completed_on, started_on, created_on) desc, id limit ${JOBS} offset $3`,
    [filter, queue, (shown - 1) * JOBS],
  );
  const count = (part: JobPart) => of(part, queue);
  return {
    jobs: rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      started_at: row.started_at?.toISOString() ?? null,
      next_at: row.next_at.toISOString(),
    })),
    counts: {
      failed: count('failed'),
      running: count('running'),
      waiting: count('waiting'),
      done: count('done'),
    },
    queues: names.map((name) => ({
      queue: name,
      failed: of('failed', name),
      running: of('running', name),
      waiting: of('waiting', name),
    })),
    page: shown,
    pages,
  };
}
