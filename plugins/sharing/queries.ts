import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import type { Counter } from './rules/counters';

/** Adds one to a project's counter, and to that of the day in its account's time zone. */
export async function incrementCounter(
  sql: Sql,
  { account, event, counter }: { account: string; event: string; counter: Counter },
): Promise<void> {
  await sql.query({
    name: 'count-share',
    text: `with day as (insert into share_days (id, account_id, event_id, day, counter, count)
             select $1, a.id, $3, to_char(now() at time zone a.time_zone, 'YYYY-MM-DD'), $4, 1 from accounts a where a.id = $2
             on conflict (event_id, day, counter) do update set count = share_days.count + 1)
           insert into share_counts (id, account_id, event_id, counter, count, created_at, updated_at)
           values ($1, $2, $3, $4, 1, now(), now())
           on conflict (event_id, counter) do update set count = share_counts.count + 1, updated_at = now()`,
    values: [uuidv7(), account, event, counter],
  });
}

/** Returns a project's counters that were ever incremented. */
export async function listCounts(sql: Sql, eventId: string): Promise<Partial<Record<Counter, number>>> {
  const { rows } = await sql.query<{ counter: Counter; count: number }>(
    'select counter, count::int as count from share_counts where event_id = $1',
    [eventId],
  );
  return Object.fromEntries(rows.map(({ counter, count }) => [counter, count]));
}

/** Whose days are counted; of one project if `event` is given. */
interface Question {
  account: string;
  from: string;
  to: string;
  event: string | null;
}

/** Returns the shares by channel and the visits by shared links, by project and day. */
export async function listNumbers(sql: Sql, { account, from, to, event }: Question) {
  const { rows } = await sql.query<{ event: string; day: string; kind: string; name: string; count: number }>(
    `select event_id as event, day, case when counter like '%\\_shares' then 'shares' else 'clickbacks' end as kind,
            case when counter like '%\\_shares' then replace(counter, '_shares', '') else '' end as name, count::int as count
       from share_days
      where account_id = $1 and day between $2::text and $3::text and ($4::uuid is null or event_id = $4::uuid)
        and (counter like '%\\_shares' or counter = 'shares_clickbacks')`,
    [account, from, to, event],
  );
  return rows;
}

/** A photograph for its share page and social card. */
export interface SharedPhoto {
  id: string;
  gallery: string;
  name: string;
  version: string;
  thumbhash: string | null;
  hidden: boolean;
  /** Visible to the account only: the photograph itself or its gallery. */
  private: boolean;
  /** Size of the picture, px. */
  width: number;
  height: number;
}

/** A rendered photograph, with the watermark that pictures of its project must have now. */
export interface RenderedPhoto extends SharedPhoto {
  mark: string | null;
}

/** Returns a rendered photograph of a project, in its original size; undefined if there is none. */
export async function findRendered(
  sql: Sql,
  { event, media }: { event: string; media: string },
): Promise<RenderedPhoto | undefined> {
  const { rows } = await sql.query<RenderedPhoto>({
    name: 'shared-photo',
    text: `select m.id, m.gallery_id as gallery, m.name, m.version, m.thumbhash, m.hidden,
                  (m.private or m.gallery_private) as private, m.width::int as width, m.height::int as height,
                  (select e.watermark_mark from events e where e.id = m.event_id) as mark
             from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
            where m.id = $1 and m.event_id = $2 and m.deleted_at is null and m.state = 'ready' and m.version is not null`,
    values: [media, event],
  });
  return rows[0];
}
