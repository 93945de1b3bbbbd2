import type { Sql } from '@plugins/kit/server/database';
import { barsOf, type Period, periodOf, type Span } from '../rules/periods';
import type { Bars } from '../wire';

/** What is added to an installation by day, in the order of its charts. */
const ADDED = ['accounts', 'projects', 'photographs', 'bytes', 'visits'] as const;
type Added = (typeof ADDED)[number];

/** Figures of all studios. */
export interface PlatformView {
  period: Period;
  from: string;
  to: string;
  step: number;
  now: {
    accounts: number;
    active: number;
    projects: number;
    photographs: number;
    bytes: number;
    waiting: number;
    failed: number;
  };
  bars: Bars<Added>[];
}

/** How much of one kind all studios added on one day (UTC). */
interface AddedDay {
  day: string;
  kind: Added;
  count: number;
}

/** Returns what all studios added in a span of days (UTC), by day and kind. */
export async function listAdded(sql: Sql, { from, to }: Span): Promise<AddedDay[]> {
  const { rows } = await sql.query<AddedDay>(
    `with span as (select $1::date::timestamp at time zone 'UTC' as start, ($2::date + 1)::timestamp at time zone 'UTC' as finish)
     select to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, 'accounts' as kind, count(*)::float8 as count
       from accounts a, span where a.created_at >= span.start and a.created_at < span.finish group by 1
      union all
     select to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD'), 'projects', count(*)::float8
       from events e, span where e.created_at >= span.start and e.created_at < span.finish group by 1
      union all
     select to_char(m.uploaded_at at time zone 'UTC', 'YYYY-MM-DD'), x.kind, sum(x.count)::float8
       from media m cross join span cross join lateral (values ('photographs', 1), ('bytes', m.bytes)) as x (kind, count)
      where m.uploaded_at >= span.start and m.uploaded_at < span.finish and m.state <> 'refused' group by 1, 2
      union all
     select d.day, 'visits', sum(d.count)::float8 from statistics_days d
      where d.kind = 'visits' and d.place = 'galleries' and d.day between $1::text and $2::text group by 1
      order by 1, 2`,
    [from, to],
  );
  return rows;
}

/** Returns the installation's figures, and what was added in a period that ends today (UTC). */
export async function readPlatform(sql: Sql, period: Period, now = new Date()): Promise<PlatformView> {
  const charted = periodOf(period, now.toISOString().slice(0, 10));
  const { from, to, before, step } = charted;
  const { rows } = await sql.query<PlatformView['now']>(
    `select (select count(*)::int from accounts) as accounts,
            (select count(*)::int from accounts where active) as active,
            (select count(*)::int from events where deleted_at is null) as projects,
            (select count(*)::int from media where deleted_at is null and state <> 'refused') as photographs,
            (select coalesce(sum(o.bytes), 0)::float8 from (select max(bytes) as bytes from media group by account_id, sha256) o) as bytes,
            (select count(*)::int from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%') as waiting,
            (select count(*)::int from pgboss.job where state = 'failed' and name not like '\\_\\_%') as failed`,
  );
  const days = await listAdded(sql, { from: before.from, to });
  const [found] = rows;
  return {
    period,
    from,
    to,
    step,
    now: found ?? { accounts: 0, active: 0, projects: 0, photographs: 0, bytes: 0, waiting: 0, failed: 0 },
    bars: ADDED.map((kind) => {
      const counts = days.filter((one) => one.kind === kind);
      return {
        kind,
        now: barsOf(counts, charted),
        before: barsOf(counts, { ...charted, ...before }),
      };
    }),
  };
}
