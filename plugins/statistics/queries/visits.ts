import type { Sql } from '@plugins/kit/server/database';

/** A visit as it is stored. */
export interface CountedVisit {
  account: string;
  place: string;
  day: string;
  visitor: string;
  visits: number;
}

/**
 * Adds visits, each visitor of a place and day at most once in the list: visitors who were not seen on that day are
 * counted, and visits of galleries. Visits of deleted accounts are dropped.
 */
export async function addVisits(sql: Sql, visits: readonly CountedVisit[]): Promise<void> {
  await sql.query(
    `with given as (
       select a.id as account, v.place, v.day, v.visitor, v.visits
         from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::int[]) as v (account, place, day, visitor, visits)
         join accounts a on a.id = v.account),
     first as (
       insert into statistics_visitors (id, account_id, place, day, visitor)
       select gen_random_uuid(), account, place, day, visitor from given order by account, place, day, visitor
       on conflict (account_id, place, day, visitor) do nothing
       returning account_id, place, day),
     sums as (
       select account, place, day, 'visits' as kind, sum(visits) as count from given where place <> 'site' group by 1, 2, 3
        union all
       select account_id, place, day, 'visitors', count(*) from first group by 1, 2, 3)
     insert into statistics_days (id, account_id, place, day, kind, name, count)
     select gen_random_uuid(), account, place, day, kind, '', count from sums order by account, place, day, kind
     on conflict (account_id, place, day, kind, name) do update set count = statistics_days.count + excluded.count`,
    [
      visits.map(({ account }) => account),
      visits.map(({ place }) => place),
      visits.map(({ day }) => day),
      visits.map(({ visitor }) => visitor),
      visits.map((visit) => visit.visits),
    ],
  );
}

/** Returns the time zones of accounts. */
export async function listZones(sql: Sql, accounts: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ id: string; zone: string }>(
    'select id, time_zone as zone from accounts where id = any($1::uuid[])',
    [accounts],
  );
  return new Map(rows.map(({ id, zone }) => [id, zone]));
}

/** Stores a salt for a day if it has none; returns the day's. */
export async function keepSalt(sql: Sql, day: string, salt: string): Promise<string> {
  await sql.query(
    'insert into statistics_salts (id, day, salt) values (gen_random_uuid(), $1, $2) on conflict (day) do nothing',
    [day, salt],
  );
  const { rows } = await sql.query<{ salt: string }>('select salt from statistics_salts where day = $1', [
    day,
  ]);
  return rows[0]?.salt ?? salt;
}

/** Deletes salts before one day, hashes of visitors before another, counts before a third. */
export async function deleteBefore(
  sql: Sql,
  { salts, visitors, days }: { salts: string; visitors: string; days: string },
): Promise<void> {
  await sql.query('delete from statistics_salts where day < $1', [salts]);
  await sql.query('delete from statistics_visitors where day < $1', [visitors]);
  await sql.query('delete from statistics_days where day < $1', [days]);
}
