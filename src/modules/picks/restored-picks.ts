import type { Sql } from '@/core/db/pool';
import { picksOver } from '@/modules/picks/rules/selection-standing';
import { countedPicks } from './counted-picks';

/** A product that has more picks than it takes, after photographs came back with theirs. */
export interface OverfullProduct {
  name: string;
  count: number;
  maxphotos: number;
}

/**
 * Holds a project's products until the transaction ends, in the order picks hold them: whoever picks at the same moment
 * counts before the photographs come back or after, never between. Call it before anything else is locked.
 */
export async function holdProducts(sql: Sql, eventId: string): Promise<void> {
  await sql.query(
    'select 1 from products where event_id = $1 and deleted_at is null order by id for update',
    [eventId],
  );
}

/** Products these photographs are picked for which take fewer than they have now. A statement after `holdProducts`. */
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
