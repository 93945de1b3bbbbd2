import type { Sql } from '@plugins/kit/server/database';

/** What a person looked at in a project, with the seconds of each. */
export interface Looks {
  account: string;
  event: string;
  photographs: readonly { id: string; seconds: number }[];
  galleries: readonly { id: string; seconds: number }[];
  /** Whether the person sees hidden photographs. */
  hidden: boolean;
}

/**
 * Adds what a person looked at, to photographs of that project which they see and galleries which are not in the trash,
 * and to the project's current day. Returns how many it counted.
 */
export async function addLooks(
  sql: Sql,
  { account, event, photographs, galleries, hidden }: Looks,
): Promise<number> {
  const { rows } = await sql.query<{ counted: number }>(
    `with seen as (
       select m.id, v.seconds from unnest($3::uuid[], $4::int[]) as v (id, seconds)
         join media m on m.id = v.id and m.event_id = $2 and m.deleted_at is null and not m.private
          and ($7 or not m.hidden)),
     added as (
       insert into statistics_looks (id, account_id, event_id, media_id, opened, seconds)
       select gen_random_uuid(), $1, $2, id, 1, seconds from seen order by id
       on conflict (event_id, media_id) do update
          set opened = statistics_looks.opened + 1, seconds = statistics_looks.seconds + excluded.seconds
       returning 1),
     visited as (
       select g.id, v.seconds from unnest($5::uuid[], $6::int[]) as v (id, seconds)
         join galleries g on g.id = v.id and g.event_id = $2 and g.deleted_at is null),
     sums as (
       select 'opened' as kind, '' as name, count(*) as count from seen
        union all select 'opened_seconds', '', sum(seconds) from seen
        union all select 'gallery_looks', id::text, 1 from visited
        union all select 'gallery_seconds', id::text, seconds from visited),
     day as (
     insert into statistics_days (id, account_id, place, day, kind, name, count)
     select gen_random_uuid(), a.id, $2::text, to_char(now() at time zone a.time_zone, 'YYYY-MM-DD'), s.kind, s.name, s.count
       from sums s, accounts a where a.id = $1 and s.count > 0 order by s.kind, s.name
     on conflict (account_id, place, day, kind, name) do update set count = statistics_days.count + excluded.count
     returning 1)
     select ((select count(*) from seen) + (select count(*) from visited))::int as counted`,
    [
      account,
      event,
      photographs.map(({ id }) => id),
      photographs.map(({ seconds }) => seconds),
      galleries.map(({ id }) => id),
      galleries.map(({ seconds }) => seconds),
      hidden,
    ],
  );
  return rows[0]?.counted ?? 0;
}
