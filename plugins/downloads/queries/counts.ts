import type { Sql } from '@plugins/kit/server/database';
import type { UploadResolution } from '@plugins/kit/server/internal';
import type { Facts } from '../rules/decide';

/** Seconds after its last sign of life at which a running download loses its reservation. */
const CLAIM_SECONDS = 60;

/** Returns the facts of a project that the decision needs; nothing permitted where there is no such project. */
export async function findFacts(sql: Sql, eventId: string): Promise<Facts> {
  const { rows } = await sql.query<Facts>({
    name: 'download-facts',
    text: `select e.downloads_permitted::int as permitted, e.add_watermark,
                  (select count(*)::int from products p where p.event_id = e.id and p.deleted_at is null and e.selection_mode) as products,
                  (select count(*)::int from downloads d where d.event_id = e.id and d.counted_at is not null) as used
             from events e where e.id = $1`,
    values: [eventId],
  });
  return rows[0] ?? { products: 0, used: 0, permitted: 0, add_watermark: true };
}

/** What decides whether a person may download something of a project now. */
export interface OwnFacts extends Facts {
  event: string;
  role: 'guest' | 'client';
  entitled: boolean;
  allow_downloads: boolean;
  allow_downloads_selection_only: boolean;
  printselectiondone: boolean;
  upload_resolution: UploadResolution;
  /** It has a photograph that this person sees, and one that is picked. */
  some: boolean;
  picked: boolean;
}

/** Returns what decides about downloads of each grant's person in its project. */
export async function listOwnFacts(sql: Sql, grants: readonly string[]): Promise<OwnFacts[]> {
  const { rows } = await sql.query<OwnFacts>({
    name: 'download-own',
    text: `select e.id as event, g.role::text as role, coalesce(g.downloads, false) as entitled, e.allow_downloads,
                  e.allow_downloads_selection_only, e.printselectiondone, e.upload_resolution::text as upload_resolution,
                  e.downloads_permitted::int as permitted, e.add_watermark,
                  (select count(*)::int from products p where p.event_id = e.id and p.deleted_at is null and e.selection_mode) as products,
                  (select count(*)::int from downloads d where d.event_id = e.id and d.counted_at is not null) as used,
                  exists (select 1 from media m join galleries y on y.id = m.gallery_id and y.deleted_at is null
                           where m.event_id = e.id and m.state = 'ready' and m.deleted_at is null and not m.private
                             and not m.gallery_private and (g.role = 'client' or not m.hidden)) as some,
                  exists (select 1 from product_medias pm join products p on p.id = pm.product_id and p.deleted_at is null
                            join media m on m.id = pm.media_id and m.deleted_at is null and m.state = 'ready'
                           where pm.event_id = e.id) as picked
             from grants g join events e on e.id = g.event_id where g.id = any($1::uuid[])`,
    values: [grants],
  });
  return rows;
}

/** A project's count as one order sees it. */
export interface Place {
  /** Null is no limit. */
  permitted: number | null;
  /** Whether this order is counted already. */
  counted: boolean;
  used: number;
  /** Running reservations of other orders. */
  claimed: number;
}

/** Locks the project's count and reads it: concurrent callers wait here until the transaction ends. */
export async function lockPlace(sql: Sql, order: { id: string; event_id: string }): Promise<Place> {
  await sql.query('select 1 from events where id = $1 for no key update', [order.event_id]);
  const { rows } = await sql.query<Place>(
    `select e.downloads_permitted::int as permitted,
            (select counted_at is not null from downloads where id = $2) as counted,
            (select count(*)::int from downloads d where d.event_id = e.id and d.counted_at is not null) as used,
            (select count(*)::int from downloads d where d.event_id = e.id and d.counted_at is null and d.id <> $2
                and d.claimed_at > now() - make_interval(secs => ${CLAIM_SECONDS})) as claimed
       from events e where e.id = $1`,
    [order.event_id, order.id],
  );
  return rows[0] ?? { permitted: 0, counted: false, used: 0, claimed: 0 };
}

/** Reserves a download for an order from now on. */
export async function claimPlace(sql: Sql, id: string): Promise<void> {
  await sql.query('update downloads set claimed_at = now() where id = $1', [id]);
}

/** Renews an order's reservation, if it has one. */
export async function renewClaim(sql: Sql, id: string): Promise<void> {
  await sql.query('update downloads set claimed_at = now() where id = $1 and claimed_at is not null', [id]);
}

/** Counts an order and ends its reservation. */
export async function markCounted(sql: Sql, id: string): Promise<void> {
  await sql.query('update downloads set counted_at = now(), claimed_at = null where id = $1', [id]);
}

/** Adds a request and the bytes it was sent to an order. Returns all bytes sent so far, 0 where there is no such order. */
export async function addSent(sql: Sql, { id, bytes }: { id: string; bytes: number }): Promise<number> {
  const { rows } = await sql.query<{ sent: number }>(
    `update downloads set sent = sent + $2, times = times + 1, last_at = now(), updated_at = now() where id = $1
     returning sent::float8 as sent`,
    [id, bytes],
  );
  return rows[0]?.sent ?? 0;
}

/** Records that the last byte of an archive was sent; the first time stays. */
export async function markPartDone(
  sql: Sql,
  { download, number }: { download: string; number: number },
): Promise<void> {
  await sql.query(
    'update download_parts set done_at = coalesce(done_at, now()) where download_id = $1 and number = $2',
    [download, number],
  );
}
