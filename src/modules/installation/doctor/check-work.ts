import type pg from 'pg';
import { type Finding, look, ok } from './finding';
import { readOutcomes, readProcesses, readQueue } from './queries';

const LATE_SECONDS = 60;
const DEEP = 1000;

/** Checks which processes sent a heartbeat, and whether they run the same version. */
export async function checkProcesses(client: pg.Client): Promise<Finding[]> {
  const rows = await readProcesses(client);
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
  const { waiting, oldest, dead, which } = await readQueue(client);
  const says = { waiting, oldest, dead, which };
  if (waiting > DEEP || oldest > 600) return look('jobs', 'jobs', 'jobs_wait', says);
  return dead > 0 ? look('jobs', 'jobs', 'jobs_dead', says) : ok('jobs', 'jobs', says);
}

/** Checks for photographs that could not be rendered, and mails that did not arrive. */
export async function checkOutcomes(client: pg.Client): Promise<Finding[]> {
  const { refused, stuck, mails, kept, lost } = await readOutcomes(client);
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
        : ok('mails', kept > 0 ? 'mails_kept' : 'mails', { count: kept }),
  ];
}
