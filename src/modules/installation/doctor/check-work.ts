import type pg from 'pg';
import { type Finding, look, ok } from './finding';

const LATE_SECONDS = 60;
const DEEP = 1000;

/** Checks which processes sent a heartbeat, and whether they run the same version. */
export async function checkProcesses(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ role: string; name: string; schema: string; age: number }>(
    `select value->>'role' as role, (value->>'host') || ' ' || (value->>'pid') as name, value->>'schema' as schema,
            extract(epoch from now() - (value->>'at')::timestamptz)::int as age
       from installation where starts_with(key, 'process:') order by key`,
  );
  const alive = rows.filter((row) => row.age < LATE_SECONDS);
  const workers = alive.filter((row) => row.role === 'worker');
  const webs = alive.filter((row) => row.role === 'web');
  const last = rows.filter((row) => row.role === 'worker').sort((a, b) => a.age - b.age)[0];
  const findings: Finding[] = [
    workers.length > 0
      ? ok('worker', 'worker', { count: workers.length, age: workers[0]?.age ?? 0 })
      : last
        ? look('worker', 'worker_old', 'worker', { age: last.age })
        : look('worker', 'worker_none', 'worker'),
    webs.length > 0 ? ok('web', 'web', { count: webs.length }) : ok('web', 'web_none'),
  ];
  if (new Set(alive.map((row) => row.schema)).size > 1)
    findings.push(
      look('versions', 'versions_apart', 'versions_apart', {
        which: alive.map((row) => row.name).join(', '),
      }),
    );
  return findings;
}

/** Checks for waiting jobs, and failed ones. */
export async function checkJobs(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ waiting: number; oldest: number; dead: number; which: string }>(
    `select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
            coalesce(max(extract(epoch from now() - start_after)) filter (where state in ('created', 'retry') and start_after <= now()), 0)::int as oldest,
            count(*) filter (where state = 'failed')::int as dead,
            coalesce(string_agg(distinct name, ', ') filter (where state = 'failed'), '') as which
       from pgboss.job`,
  );
  const { waiting = 0, oldest = 0, dead = 0, which = '' } = rows[0] ?? {};
  const says = { waiting, oldest, dead, which };
  if (waiting > DEEP || oldest > 600) return look('jobs', 'jobs', 'jobs_wait', says);
  return dead > 0 ? look('jobs', 'jobs', 'jobs_dead', says) : ok('jobs', 'jobs', says);
}

/** Checks for photographs that could not be rendered, and mails that did not arrive. */
export async function checkOutcomes(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ refused: number; stuck: number; mails: number; lost: number }>(
    `select (select count(*)::int from media where state = 'refused' and deleted_at is null) as refused,
            (select count(*)::int from media where state = 'processing' and uploaded_at < now() - interval '15 minutes') as stuck,
            (select count(*)::int from mails where state in ('failed', 'bounced') and again_id is null
                and created_at > now() - interval '30 days') as mails,
            (select count(*)::int from mails m where state = 'queued' and created_at < now() - interval '10 minutes'
                and not exists (select 1 from pgboss.job where name = 'mail.deliver' and data->>'mail' = m.id::text
                                   and state in ('created', 'retry', 'active'))) as lost`,
  );
  const { refused = 0, stuck = 0, mails = 0, lost = 0 } = rows[0] ?? {};
  return [
    stuck > 0
      ? look('photographs', 'photographs_stuck', 'photographs_stuck', { count: stuck })
      : refused > 0
        ? look('photographs', 'photographs_refused', 'photographs_refused', { count: refused })
        : ok('photographs', 'photographs'),
    lost > 0
      ? look('mails', 'mails_lost', 'mails_lost', { count: lost })
      : mails > 0
        ? look('mails', 'mails_failed', 'mails_failed', { count: mails })
        : ok('mails', 'mails'),
  ];
}
