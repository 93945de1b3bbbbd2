import type { AssetName } from '@media/assets/asset-name';
import type { Sql } from '@/core/db/pool';

/** Mails of the last day: how many a server accepted, and how many it refused. */
export async function countMails(sql: Sql): Promise<{ taken: number; refused: number }> {
  const { rows } = await sql.query<{ taken: number; refused: number }>(
    `select count(*) filter (where state = 'sent')::int as taken,
            count(*) filter (where state in ('failed', 'bounced'))::int as refused
       from mails where created_at > now() - interval '1 day'`,
  );
  return rows[0] ?? { taken: 0, refused: 0 };
}

/** The channel by which the doctor checks notifications. */
const CHANNEL = 'keepers_doctor';

/** Makes a connection get the doctor's notifications. */
export async function listenToDoctor(sql: Sql): Promise<void> {
  await sql.query(`listen ${CHANNEL}`);
}

/** Sends a word to the connections that listen to the doctor. */
export async function notifyDoctor(sql: Sql, word: string): Promise<void> {
  await sql.query('select pg_notify($1, $2)', [CHANNEL, word]);
}

/** Runs a statement by its name: fails where the database, or its pooler, forgets prepared statements. */
export async function runNamed(sql: Sql): Promise<void> {
  await sql.query({ name: 'keepers-doctor', text: 'select $1::int as same', values: [1] });
}

/** Returns how many connections clients have open, and how many the database allows. */
export async function countConnections(sql: Sql): Promise<{ used: number; most: number }> {
  const { rows } = await sql.query<{ used: number; most: number }>(
    `select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
            current_setting('max_connections')::int as most`,
  );
  return rows[0] ?? { used: 0, most: 0 };
}

/** Whether the database has the extension that finds parts of words. */
export async function hasTrigrams(sql: Sql): Promise<boolean> {
  const { rows } = await sql.query(`select 1 from pg_extension where extname = 'pg_trgm'`);
  return rows.length > 0;
}

/** Whether that extension sees letters beyond English. */
export async function readsHebrew(sql: Sql): Promise<boolean> {
  const { rows } = await sql.query<{ parts: number }>(`select cardinality(show_trgm('שלומ')) as parts`);
  return Boolean(rows[0]?.parts);
}

/** A process that has sent a heartbeat. */
export interface KnownProcess {
  role: string;
  /** Its host and process id. */
  name: string;
  /** The version of the database's tables it knows. */
  schema: string;
  /** Seconds since its last heartbeat. */
  age: number;
}

/** Returns the processes that have sent a heartbeat, also former ones. */
export async function readProcesses(sql: Sql): Promise<KnownProcess[]> {
  const { rows } = await sql.query<KnownProcess>(
    `select value->>'role' as role, (value->>'host') || ' ' || (value->>'pid') as name, value->>'schema' as schema,
            extract(epoch from now() - (value->>'at')::timestamptz)::int as age
       from installation where starts_with(key, 'process:') order by key`,
  );
  return rows;
}

/** The queue of jobs in numbers. */
export interface QueueState {
  /** Jobs that could run now. */
  waiting: number;
  /** Seconds the longest of them has waited. */
  oldest: number;
  /** Failed jobs, and the names of their queues. */
  dead: number;
  which: string;
}

/** Returns how many jobs wait and how many failed. */
export async function readQueue(sql: Sql): Promise<QueueState> {
  const { rows } = await sql.query<QueueState>(
    `select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
            coalesce(max(extract(epoch from now() - start_after)) filter (where state in ('created', 'retry') and start_after <= now()), 0)::int as oldest,
            count(*) filter (where state = 'failed')::int as dead,
            coalesce(string_agg(distinct name, ', ') filter (where state = 'failed'), '') as which
       from pgboss.job`,
  );
  return rows[0] ?? { waiting: 0, oldest: 0, dead: 0, which: '' };
}

/** Photographs and mails that did not succeed, in numbers. */
export interface Outcomes {
  /** Photographs that could not be rendered, and those that have waited for it for 15 minutes. */
  refused: number;
  stuck: number;
  /** Mails of a month that did not arrive, those kept in the outbox, and queued ones without a job. */
  mails: number;
  kept: number;
  lost: number;
}

/** Returns how many photographs and mails did not succeed. */
export async function readOutcomes(sql: Sql): Promise<Outcomes> {
  const { rows } = await sql.query<Outcomes>(
    `select (select count(*)::int from media where state = 'refused' and deleted_at is null) as refused,
            (select count(*)::int from media where state = 'processing' and uploaded_at < now() - interval '15 minutes') as stuck,
            (select count(*)::int from mails where state in ('failed', 'bounced') and again_id is null
                and created_at > now() - interval '30 days') as mails,
            (select count(*)::int from mails where state = 'outbox' and again_id is null
                and created_at > now() - interval '30 days') as kept,
            (select count(*)::int from mails m where state = 'queued' and created_at < now() - interval '10 minutes'
                and not exists (select 1 from pgboss.job where name = 'mail.deliver' and data->>'mail' = m.id::text
                                   and state in ('created', 'retry', 'active'))) as lost`,
  );
  return rows[0] ?? { refused: 0, stuck: 0, mails: 0, kept: 0, lost: 0 };
}

/** A column by which rows of one table reference rows of another, where both belong to an account. */
export interface Reference {
  table: string;
  column: string;
  target: string;
  required: boolean;
}

/**
 * Returns every reference between two tables with an account, read from the database, including features' tables.
 * Excludes users: a photographer of one studio may be a client of another.
 */
export async function readReferences(sql: Sql): Promise<Reference[]> {
  const { rows } = await sql.query<Reference>(
    `select distinct c.conrelid::regclass::text as table, a.attname::text as column, c.confrelid::regclass::text as target,
            a.attnotnull as required
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and c.confrelid::regclass::text not in ('users', 'accounts') and a.attname <> 'account_id'
        and exists (select 1 from pg_attribute o where o.attrelid = c.conrelid and o.attname = 'account_id')
        and exists (select 1 from pg_attribute o where o.attrelid = c.confrelid and o.attname = 'account_id')
      order by 1, 2`,
  );
  return rows;
}

/** SQL for the rows whose account differs from that of the row they reference. */
const plantedIn = ({ table, column, target }: Reference) =>
  `from ${table} r join ${target} t on t.id = r.${column} where t.account_id <> r.account_id`;

/** Returns how many rows reference another account's row by this column. */
export async function countPlanted(sql: Sql, reference: Reference): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count ${plantedIn(reference)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Returns the ids of the rows that reference another account's row by this column. */
export async function readPlanted(sql: Sql, reference: Reference): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(`select r.id ${plantedIn(reference)}`);
  return rows.map(({ id }) => id);
}

/** Empties an optional reference of these rows. */
export async function clearReference(
  sql: Sql,
  { table, column }: Reference,
  ids: readonly string[],
): Promise<void> {
  await sql.query(`update ${table} set ${column} = null where id = any($1::uuid[])`, [ids]);
}

/** Deletes these rows of the referencing table. */
export async function deleteRows(sql: Sql, { table }: Reference, ids: readonly string[]): Promise<void> {
  await sql.query(`delete from ${table} where id = any($1::uuid[])`, [ids]);
}

/** The newest logos and watermarks that a brand has, at most `limit`. */
export async function listUsedAssets(sql: Sql, limit: number): Promise<AssetName[]> {
  const { rows } = await sql.query<AssetName>(
    `select a.account_id as account, a.kind::text as kind, a.sha256 from assets a
      where exists (select 1 from brands b where b.logo_id = a.id or b.watermark_id = a.id)
      order by a.created_at desc limit $1`,
    [limit],
  );
  return rows;
}
