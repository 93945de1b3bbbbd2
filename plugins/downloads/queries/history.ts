import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import type { UploadResolution } from '@plugins/kit/server/internal';
import type { HistoryRow } from '../wire';

/** SQL for the name of a row's project, in an export of personal data. */
export const PROJECT = '(select name from events where events.id = event_id) as project';

/** A photograph that a person downloads by itself: a grant's, or else a user's. */
export interface Single {
  event: string;
  media: string;
  size: UploadResolution;
  grant: string | null;
  user: string | null;
  bytes: number;
}

/** Adds a download to the row of this person, photograph and size. Returns false where there is none yet. */
export async function repeatSingle(sql: Sql, single: Single): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update downloads set times = times + 1, sent = sent + $6, last_at = now(), updated_at = now()
      where event_id = $1 and direct and target = $2 and size = $3
        and grant_id is not distinct from $4 and user_id is not distinct from $5`,
    [single.event, single.media, single.size, single.grant, single.user, single.bytes],
  );
  return Boolean(rowCount);
}

/** Inserts the first download of this photograph in this size by this person. */
export async function insertSingle(
  sql: Sql,
  single: Single & { account: string; person: string | null; role: string; name: string },
): Promise<void> {
  await sql.query(
    `insert into downloads (id, account_id, event_id, scope, target, size, direct, grant_id, user_id, person, role, name,
       files, bytes, state, sent, times, last_at)
     values ($1, $2, $3, 'media', $4, $5, true, $6, $7, $8, $9, $10, 1, $11, 'ready', $11, 1, now())`,
    [
      uuidv7(),
      single.account,
      single.event,
      single.media,
      single.size,
      single.grant,
      single.user,
      single.person,
      single.role,
      single.name,
      single.bytes,
    ],
  );
}

/** A row of the history, before it is presented; `photos` is null for an order. */
export type HistoryEntry = Omit<HistoryRow, 'at' | 'photos'> & {
  at: Date;
  photos: string[] | null;
  grant: string | null;
};

/** Returns orders one by one, single photographs grouped by person and size: the newest first, 200 at most. */
export async function listHistoryOf(sql: Sql, eventId: string): Promise<HistoryEntry[]> {
  const { rows } = await sql.query<HistoryEntry>(
    `select min(d.id::text) as id, coalesce(max(g.name), max(c.name), max(d.person), max(u.first_name)) as person,
            max(d.grant_id::text) as grant,
            max(d.role) as role, d.scope, d.size, sum(d.files)::int as files, sum(d.bytes)::float8 as bytes,
            d.direct, bool_or(d.counted_at is not null or exists (
              select 1 from download_parts p where p.download_id = d.id and p.done_at is not null)) as counted, max(d.state) as state,
            sum(d.times)::int as times, max(coalesce(d.last_at, d.created_at)) as at,
            (array_agg(d.name order by d.last_at desc) filter (where d.direct))[1:5] as photos
       from downloads d
       left join grants g on g.id = d.grant_id left join clients c on c.id = g.client_id
       left join users u on u.id = d.user_id
      where d.event_id = $1
      group by case when d.direct then coalesce(d.grant_id::text, d.user_id::text, '') else d.id::text end,
               d.scope, d.size, d.direct
      order by at desc limit 200`,
    [eventId],
  );
  return rows;
}
