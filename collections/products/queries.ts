import type { Sql } from '@/core/db/pool';

/** The project of a product, also of one in the trash; null where it is gone. */
export async function projectOfProduct(sql: Sql, id: string): Promise<string | null> {
  const { rows } = await sql.query<{ event: string }>(
    'select event_id as event from products where id = $1',
    [id],
  );
  return rows[0]?.event ?? null;
}

/** A project's products with the one among whose picks theirs are chosen (`among`). */
export async function listCascades(
  sql: Sql,
  eventId: string,
): Promise<{ id: string; among: string | null }[]> {
  const { rows } = await sql.query<{ id: string; among: string | null }>(
    'select id, among_id as among from products where event_id = $1 and deleted_at is null',
    [eventId],
  );
  return rows;
}

/** Counts a product's picks that are not picks of another product. */
export async function countPicksOutside(sql: Sql, id: string, among: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is null
      where pm.product_id = $1
        and not exists (select 1 from product_medias o where o.product_id = $2 and o.media_id = pm.media_id)`,
    [id, among],
  );
  return rows[0]?.count ?? 0;
}

/** The position at the end of a project's products, from 0. */
export async function nextProductPosition(sql: Sql, eventId: string): Promise<number> {
  const { rows } = await sql.query<{ next: number }>(
    'select coalesce(max(position), -1)::int + 1 as next from products where event_id = $1',
    [eventId],
  );
  return rows[0]?.next ?? 0;
}
