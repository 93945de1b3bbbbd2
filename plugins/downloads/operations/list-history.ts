import { pool } from '@plugins/kit/server/database';
import type { EventRow } from '@plugins/kit/server/projects';
import { findFacts } from '../repo';
import type { HistoryRow, HistoryView } from '../wire';

type Row = Omit<HistoryRow, 'at' | 'photos'> & { at: Date; photos: string[] | null };

/**
 * Lists who downloaded what: orders one by one, single photographs grouped by person and size. The newest first, 200
 * at most.
 */
export async function listHistory(event: EventRow): Promise<HistoryView> {
  const { rows } = await pool().query<Row>(
    `select min(d.id::text) as id, coalesce(max(g.name), max(c.name), max(d.person), max(u.first_name)) as person,
            max(d.role) as role, d.scope, d.size, sum(d.files)::int as files, sum(d.bytes)::float8 as bytes,
            d.direct, bool_or(d.counted_at is not null) as counted, max(d.state) as state,
            sum(d.times)::int as times, max(coalesce(d.last_at, d.created_at)) as at,
            (array_agg(d.name order by d.last_at desc) filter (where d.direct))[1:5] as photos
       from downloads d
       left join grants g on g.id = d.grant_id left join clients c on c.id = g.client_id
       left join users u on u.id = d.user_id
      where d.event_id = $1
      group by case when d.direct then coalesce(d.grant_id::text, d.user_id::text, '') else d.id::text end,
               d.scope, d.size, d.direct
      order by at desc limit 200`,
    [event.id],
  );
  const { used, permitted } = await findFacts(event.id);
  return {
    used,
    permitted,
    rows: rows.map(({ at, photos, ...row }) => ({ ...row, at: at.toISOString(), photos: photos ?? [] })),
  };
}
