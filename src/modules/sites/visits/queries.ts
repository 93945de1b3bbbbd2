import { pool, type Sql } from '@/core/db/pool';

/** What a count is of: the views of a page, the visits from a source, or those after a search for a term. */
export type CountKind = 'page' | 'source' | 'term';

/** Views or visits to add. */
export interface Count {
  account: string;
  kind: CountKind;
  /** A page's path, a source's host, or a term. */
  name: string;
  count: number;
}

/** Adds counts to the current day of each account, in its own time zone. Counts of deleted accounts are dropped. */
export async function addCounts(counts: readonly Count[]): Promise<void> {
  await pool().query(
    `insert into site_views (account_id, day, kind, name, count)
     select a.id, (now() at time zone a.time_zone)::date, v.kind, v.name, v.count
       from unnest($1::uuid[], $2::text[], $3::text[], $4::int[]) as v (account, kind, name, count)
       join accounts a on a.id = v.account
      order by 1, 3, 4
     on conflict (account_id, day, kind, name) do update set count = site_views.count + excluded.count`,
    [
      counts.map(({ account }) => account),
      counts.map(({ kind }) => kind),
      counts.map(({ name }) => name),
      counts.map(({ count }) => count),
    ],
  );
}

/** Visits and views of one day. */
export interface VisitDay {
  day: string;
  visits: number;
  views: number;
}

/** A page or a source, with its views or visits. */
export interface VisitLine {
  name: string;
  count: number;
}

/** How a website was visited in a period of days that ends today. */
export interface VisitsView {
  /** Every day of the period, in order. */
  days: VisitDay[];
  visits: number;
  views: number;
  inquiries: number;
  /** Visits of the period before. */
  before: number;
  pages: VisitLine[];
  sources: VisitLine[];
}

/** Pages and sources that are listed, most visited first. */
const LINES = 10;

/** Returns the visits of an account's website in its last `days` days. */
export async function readVisits(account: string, days: number, sql: Sql = pool()): Promise<VisitsView> {
  const { rows } = await sql.query<VisitDay & { inquiries: number; before: number }>(
    `with today as (select (now() at time zone time_zone)::date as day, time_zone from accounts where id = $1)
     select to_char(d, 'YYYY-MM-DD') as day,
            coalesce(sum(v.count) filter (where v.kind = 'source'), 0)::int as visits,
            coalesce(sum(v.count) filter (where v.kind = 'page'), 0)::int as views,
            (select count(*)::int from site_inquiries i, today t
              where i.account_id = $1 and (i.created_at at time zone t.time_zone)::date > t.day - $2::int) as inquiries,
            (select coalesce(sum(p.count), 0)::int from site_views p, today t
              where p.account_id = $1 and p.kind = 'source'
                and p.day > t.day - 2 * $2::int and p.day <= t.day - $2::int) as before
       from today t
      cross join lateral generate_series(t.day - ($2::int - 1), t.day, interval '1 day') as d
       left join site_views v on v.account_id = $1 and v.day = d::date
      group by d order by d`,
    [account, days],
  );
  const { rows: lines } = await sql.query<VisitLine & { kind: string }>(
    `select v.kind, v.name, sum(v.count)::int as count
       from site_views v join accounts a on a.id = v.account_id
      where v.account_id = $1 and v.day > (now() at time zone a.time_zone)::date - $2::int
      group by v.kind, v.name order by 3 desc, 2`,
    [account, days],
  );
  const of = (kind: CountKind) =>
    lines
      .filter((line) => line.kind === kind)
      .slice(0, LINES)
      .map(({ name, count }) => ({ name, count }));
  const sum = (name: 'visits' | 'views') => rows.reduce((all, row) => all + row[name], 0);
  return {
    days: rows.map(({ day, visits, views }) => ({ day, visits, views })),
    visits: sum('visits'),
    views: sum('views'),
    inquiries: rows[0]?.inquiries ?? 0,
    before: rows[0]?.before ?? 0,
    pages: of('page'),
    sources: of('source'),
  };
}

/** Whose days are counted, in which time zone; those of a project have no visits of the website. */
interface Question {
  account: string;
  zone: string;
  from: string;
  to: string;
  event: string | null;
}

/** Returns visits and views of an account's website, and its inquiries, by day. */
export async function listSiteNumbers(sql: Sql, { account, zone, from, to, event }: Question) {
  if (event !== null) return [];
  const { rows } = await sql.query<{ event: null; day: string; kind: string; name: string; count: number }>(
    `select null::uuid as event, to_char(day, 'YYYY-MM-DD') as day, case kind when 'page' then 'site_views' else 'site_visits' end as kind,
            '' as name, sum(count)::int as count
       from site_views where account_id = $1 and day between $3::date and $4::date and kind in ('page', 'source') group by 2, 3
      union all
     select null, to_char(created_at at time zone $2::text, 'YYYY-MM-DD'), 'inquiries', '', count(*)::int
       from site_inquiries where account_id = $1 and created_at >= $3::date::timestamp at time zone $2::text
         and created_at < ($4::date + 1)::timestamp at time zone $2::text
      group by 2`,
    [account, zone, from, to],
  );
  return rows;
}

/** Deletes counts older than this many days. Returns how many. */
export async function deleteOldCounts(days: number): Promise<number> {
  const { rowCount } = await pool().query('delete from site_views where day < current_date - $1::int', [
    days,
  ]);
  return rowCount ?? 0;
}
