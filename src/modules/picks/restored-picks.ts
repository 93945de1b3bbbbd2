import type { Sql } from '@/core/db/pool';
import { picksOver } from '@/modules/picks/rules/selection-standing';
import { countedPicks } from './counted-picks';

/** A product that exceeds its limit after photographs were restored with their picks. */
export interface OverfullProduct {
  name: string;
  count: number;
  maxphotos: number;
}

/**
 * Locks a project's products until the transaction ends, in the same order as picks do: a concurrent pick counts either
 * before or after the restored photographs. Call it before taking other locks.
 */
export async function holdProducts(sql: Sql, eventId: string): Promise<void> {
  await sql.query(
    'select 1 from products where event_id = $1 and deleted_at is null order by id for update',
    [eventId],
  );
}

/**
 * Returns the products of these photographs' picks that now exceed their limit. A separate statement after
 * `holdProducts`, to see what was committed meanwhile.
 */
export async function overfullProducts(
  sql: Sql,
  eventId: string,
  medias: string[],
): Promise<OverfullProduct[]> {
  const { rows } = await sql.query<{
    name: string;
    maxphotos: number | null;
    count: number;
    extra: boolean;
  }>(
    `select p.name, p.maxphotos::int as maxphotos, ${countedPicks('p.id')} as count,
            e.allow_extra_selection as extra
       from products p join events e on e.id = p.event_id
      where p.event_id = $1 and p.deleted_at is null
        and exists (select 1 from product_medias pm where pm.product_id = p.id and pm.media_id = any($2::uuid[]))
      order by p.position, p.id`,
    [eventId, medias],
  );
  return rows.flatMap(({ name, maxphotos, count, extra }) =>
    maxphotos !== null && picksOver({ maxphotos, count, extra }) > 0 ? [{ name, count, maxphotos }] : [],
  );
}
