import type { Sql } from '@plugins/kit/server/database';

/** How much of one kind there was in one place on one day. */
export interface DayCount {
  place: string;
  day: string;
  kind: string;
  name: string;
  count: number;
}

/** The kind whose latest day says up to which day the features' numbers are stored. */
const ROLLED = 'rolled';

/** Returns an account's stored counts of a span of days, in order; of one place if it is given. */
export async function listDays(
  sql: Sql,
  { account, from, to, place }: { account: string; from: string; to: string; place: string | null },
): Promise<DayCount[]> {
  const { rows } = await sql.query<DayCount>(
    `select place, day, kind, name, count::float8 as count from statistics_days
      where account_id = $1 and day between $2::text and $3::text and kind <> '${ROLLED}' and ($4::text is null or place = $4::text)
      order by day, place, kind, name`,
    [account, from, to, place],
  );
  return rows;
}

/** Returns whether a number of an account is stored, of any day. */
export async function wasCounted(sql: Sql, account: string): Promise<boolean> {
  const { rows } = await sql.query<{ found: boolean }>(
    `select exists (select 1 from statistics_days where account_id = $1 and kind <> '${ROLLED}') as found`,
    [account],
  );
  return rows[0]?.found ?? false;
}

/** Returns the last day whose numbers of features are stored; null before the first night. */
export async function findRolled(sql: Sql, account: string): Promise<string | null> {
  const { rows } = await sql.query<{ day: string | null }>(
    `select max(day) as day from statistics_days where account_id = $1 and place = '' and kind = '${ROLLED}'`,
    [account],
  );
  return rows[0]?.day ?? null;
}

/** Replaces an account's stored numbers of these kinds and days, within the caller's transaction. */
export async function replaceDays(
  sql: Sql,
  {
    account,
    from,
    to,
    kinds,
    counts,
    rolled,
  }: {
    account: string;
    from: string;
    to: string;
    kinds: readonly string[];
    counts: readonly DayCount[];
    /** Whether the days are complete, and need not be read again. */
    rolled: boolean;
  },
): Promise<void> {
  await sql.query(
    'delete from statistics_days where account_id = $1 and day between $2 and $3 and kind = any($4::text[])',
    [account, from, to, kinds],
  );
  await sql.query(
    `insert into statistics_days (id, account_id, place, day, kind, name, count)
     select gen_random_uuid(), $1, v.place, v.day, v.kind, v.name, v.count
       from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::float8[]) as v (place, day, kind, name, count)`,
    [
      account,
      counts.map(({ place }) => place),
      counts.map(({ day }) => day),
      counts.map(({ kind }) => kind),
      counts.map(({ name }) => name),
      counts.map(({ count }) => count),
    ],
  );
  if (!rolled) return;
  await sql.query(`delete from statistics_days where account_id = $1 and place = '' and kind = '${ROLLED}'`, [
    account,
  ]);
  await sql.query(
    `insert into statistics_days (id, account_id, place, day, kind, name, count)
     values (gen_random_uuid(), $1, '', $2, '${ROLLED}', '', 0)`,
    [account, to],
  );
}

/** An account whose days are counted. */
export interface CountedAccount {
  id: string;
  zone: string;
  /** The day it was created, in its time zone. */
  since: string;
}

/** Returns the accounts, or one of them. */
export async function listAccounts(sql: Sql, only: string | null = null): Promise<CountedAccount[]> {
  const { rows } = await sql.query<CountedAccount>(
    `select id, time_zone as zone, to_char(created_at at time zone time_zone, 'YYYY-MM-DD') as since from accounts
      where $1::uuid is null or id = $1::uuid order by id`,
    [only],
  );
  return rows;
}
