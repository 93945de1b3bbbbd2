import type { Sql } from '@plugins/kit/server/database';

/** A project as the price lists know it. */
export interface ShopProject {
  id: string;
  name: string;
  /** Has prices of its own. */
  own: boolean;
  /** Sells nothing, whatever the studio sells. */
  closed: boolean;
}

/** Returns an account's projects, those with prices of their own first, then the newest; at most 200. */
export async function listShopProjects(sql: Sql, account: string): Promise<ShopProject[]> {
  const { rows } = await sql.query<ShopProject>(
    `select e.id, e.name, e.shop_closed as closed,
            exists (select 1 from shop_lists l where l.account_id = $1 and l.event_id = e.id) as own
       from events e where e.account_id = $1 and e.deleted_at is null
      order by 4 desc, e.created_at desc, e.id limit 200`,
    [account],
  );
  return rows;
}

/** Returns the pictures of a product as ids, by place. */
export async function listPictures(sql: Sql, product: string): Promise<(string | null)[]> {
  const { rows } = await sql.query<{ pictures: (string | null)[] }>(
    'select array[picture_id, picture_2_id, picture_3_id] as pictures from shop_products where id = $1',
    [product],
  );
  return rows[0]?.pictures ?? [];
}
