import type pg from 'pg';
import { type Finding, look, ok } from './finding';

const LATE_SECONDS = 60;
const DEEP = 1000;

/** Who gave a sign of life, and whether they are of one version. */
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
      ? ok('Worker', `${workers.length} alive, last sign ${workers[0]?.age} s ago`)
      : look(
          'Worker',
          last ? `the last sign of one is ${last.age} s old` : 'none is running',
          'Photographs and mails wait for one: "npm start", or KEEPERS_ROLE=worker on a machine of its own.',
        ),
    ok('Web', webs.length > 0 ? `${webs.length} alive` : 'none is running'),
  ];
  if (new Set(alive.map((row) => row.schema)).size > 1)
    findings.push(
      look(
        'Versions',
        `processes of different versions run over this database (${alive.map((row) => row.name).join(', ')})`,
        'Start the older ones again with the newer program.',
      ),
    );
  return findings;
}

/** Jobs that wait, and those that gave up. */
export async function checkJobs(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ waiting: number; oldest: number; dead: number; which: string }>(
    `select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
            coalesce(max(extract(epoch from now() - start_after)) filter (where state in ('created', 'retry') and start_after <= now()), 0)::int as oldest,
            count(*) filter (where state = 'failed')::int as dead,
            coalesce(string_agg(distinct name, ', ') filter (where state = 'failed'), '') as which
       from pgboss.job`,
  );
  const { waiting = 0, oldest = 0, dead = 0, which = '' } = rows[0] ?? {};
  const says = `${waiting} wait${waiting ? `, the oldest for ${oldest} s` : ''}, ${dead} gave up${which ? ` (${which})` : ''}`;
  if (waiting > DEEP || oldest > 600)
    return look('Jobs', says, 'Look whether a worker runs; start more of them where it is busy.');
  return dead > 0
    ? look('Jobs', says, 'The log of the worker says why; photographs are tried again by themselves.')
    : ok('Jobs', says);
}

/** Photographs that could not be drawn, and mails that could not be sent. */
export async function checkOutcomes(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ refused: number; stuck: number; mails: number }>(
    `select (select count(*)::int from media where state = 'refused' and deleted_at is null) as refused,
            (select count(*)::int from media where state = 'processing' and uploaded_at < now() - interval '15 minutes') as stuck,
            (select count(*)::int from mails where state = 'failed') as mails`,
  );
  const { refused = 0, stuck = 0, mails = 0 } = rows[0] ?? {};
  return [
    stuck > 0
      ? look(
          'Photographs',
          `${stuck} wait to be drawn for more than 15 minutes`,
          'Look whether a worker runs.',
        )
      : refused > 0
        ? look(
            'Photographs',
            `${refused} were refused as damaged`,
            'Their project shows which: send them again.',
          )
        : ok('Photographs', 'none failed'),
    mails > 0
      ? look('Mails', `${mails} were not sent`, 'The outbox in the admin says why.')
      : ok('Mails', 'none failed'),
  ];
}
