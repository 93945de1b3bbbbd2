import type { Sql } from '@/core/db/pool';
import { countedPicks } from './counted-picks';

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
 * A project's products with picks of these photographs: how many picks count, how many a product may have (`maxphotos`;
 * null: any number), and whether the project allows `extra` ones.
 */
export async function countPicksOf(
  sql: Sql,
  eventId: string,
  medias: string[],
): Promise<{ name: string; maxphotos: number | null; count: number; extra: boolean }[]> {
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
  return rows;
}
