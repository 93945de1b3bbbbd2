import type { Sql } from '@plugins/kit/server/database';
import type { FileSize, Scope } from '../rules/product';

/** Files of a paid order: single photographs, a gallery, or the whole project. */
export interface BoughtRow {
  scope: Scope;
  size: FileSize;
  gallery: string | null;
  medias: string[];
}

/** Returns the files a person has bought in a project and not been refunded in full. */
export async function listBought(
  sql: Sql,
  { event, person }: { event: string; person: string },
): Promise<BoughtRow[]> {
  const { rows } = await sql.query<BoughtRow>(
    `select l.scope, l.size, l.gallery_id as gallery,
            (select coalesce(array_agg(p.media_id::text) filter (where p.media_id is not null), '{}')
               from shop_order_photos p where p.line_id = l.id) as medias
       from shop_orders o join shop_order_lines l on l.order_id = o.id
      where o.event_id = $1 and o.person = $2 and o.paid_at is not null and o.state in ('paid', 'done')
        and l.size is not null and (o.refunded < o.total or o.total = 0)`,
    [event, person],
  );
  return rows;
}

/** Returns which of these photographs of a project are in an order that was not cancelled. */
export async function listOrdered(sql: Sql, event: string, medias: string[]): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select distinct p.media_id::text as id
       from shop_orders o join shop_order_lines l on l.order_id = o.id join shop_order_photos p on p.line_id = l.id
      where o.event_id = $1 and o.state <> 'cancelled' and p.media_id = any($2::uuid[])`,
    [event, medias],
  );
  return rows.map(({ id }) => id);
}
