import { type Bench, NothingToMeasure, type RowGroup } from '../bench';
import { CONNECTIONS, fire } from '../load/fire';
import type { Line } from '../report/line';
import { watchProcessor } from '../support/processor';
import { enterAs } from '../support/projects';
import { openGallery } from './list';
import { pageShot } from './page';

/** Visits that are one statement, as of a busy process in ten seconds. */
const PEOPLE = 400;

/**
 * What a counted visit costs beside the gallery page it belongs to, by processor time of process and database together.
 */
async function measureVisits(bench: Bench): Promise<Line[]> {
  if (process.platform !== 'linux') throw new NothingToMeasure('It reads /proc.');
  const app = await bench.app();
  const { project, person } = await openGallery(app);
  const [session] = await app.sql<{ pid: number }>('select pg_backend_pid() as pid');
  const people = [person];
  while (people.length < CONNECTIONS) people.push(await enterAs(app, project));
  const shots = people.map(({ cookie }) => [pageShot(project.id, cookie)]);
  await fire(app.origin, shots, bench.round(true));
  const page: number[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    const taken = watchProcessor(app.pids(), session?.pid ?? 0);
    const { good } = await fire(app.origin, shots, bench.round());
    const { web, database } = taken();
    page.push((web + database) / good);
  }
  const visit = await costOfVisits(bench, project.id, session?.pid ?? 0);
  return [
    {
      what: 'a counted visit, processor of process and database',
      unit: 'µs',
      ours: visit,
      limit: { what: 'gallery page, 16 people', rounds: page },
      must: { times: 0.03 },
      note: `a visit is at most one page in 30 minutes of a person; ${PEOPLE} visits are one statement`,
    },
  ];
}

/** Microseconds of one visit: noted and written by the feature itself, in this process, over the same database. */
async function costOfVisits(bench: Bench, event: string, session: number): Promise<number[]> {
  const app = await bench.app();
  process.env.DATABASE_URL = app.databaseUrl;
  process.env.KEEPERS_DATA = app.dataDir;
  process.env.PUBLIC_URL = app.origin;
  process.env.KEEPERS_SECRET ??= 'the bench stores nothing that must stay secret';
  const { visits } = await import('@plugins/statistics/operations/count-visits');
  const { pool } = await import('@/core/db/pool');
  const [row] = await app.sql<{ account: string }>('select account_id as account from events where id = $1', [
    event,
  ]);
  const account = row?.account ?? '';
  const found: number[] = [];
  for (let round = 0; round <= bench.rounds; round++) {
    await pool().query('select 1');
    const own = process.cpuUsage();
    const taken = watchProcessor({ web: process.pid, worker: null }, session);
    for (let nr = 0; nr < PEOPLE * 10; nr++) {
      visits.note({ account, event, visitor: `${round} ${nr}`, at: Date.now() });
      if (nr % PEOPLE === PEOPLE - 1) await visits.write();
    }
    const { user, system } = process.cpuUsage(own);
    const cost = (user + system + taken().database) / (PEOPLE * 10);
    if (round > 0) found.push(cost);
  }
  await pool().end();
  return found;
}

/** Microseconds of the processor for a counted visit, beside those of its page. */
export const visits: RowGroup = { id: 'visits', run: measureVisits };
