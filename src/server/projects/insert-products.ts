import type { ProductItem } from '@/domain/product-rules';
import type { Sql } from '@/server/database/pool';
import { uuidv7 } from '@/server/database/uuid';

/** Adds products to the end of a project's, with the cascades among them; gives their ids. In the caller's transaction. */
export async function insertProducts(
  sql: Sql,
  { account, event }: { account: string; event: string },
  items: readonly ProductItem[],
): Promise<string[]> {
  const ids = items.map(() => uuidv7());
  const rows = items.map(
    ({ name, minphotos, maxphotos, extra_price, among, from_favourites = false }, at) => ({
      id: ids[at],
      name,
      minphotos,
      maxphotos,
      amount: extra_price?.amount ?? null,
      currency: extra_price?.currency ?? null,
      among: among == null ? null : ids[among],
      from_favourites,
    }),
  );
  await sql.query(
    `insert into products (id, account_id, event_id, name, minphotos, maxphotos, extra_amount, extra_currency, from_favourites,
       position, created_at, updated_at)
     select r.id, $2, $1, r.name, r.minphotos, r.maxphotos, r.amount, r.currency, r.from_favourites,
            (select coalesce(max(position), -1) from products where event_id = $1) + r.nr, now(), now()
       from rows from (jsonb_to_recordset($3::jsonb)
              as (id uuid, name text, minphotos int, maxphotos int, amount int, currency text,
                  from_favourites boolean))
            with ordinality as r (id, name, minphotos, maxphotos, amount, currency, from_favourites, nr)`,
    [event, account, JSON.stringify(rows)],
  );
  const linked = rows.filter(({ among }) => among);
  if (linked.length > 0)
    await sql.query(
      `update products p set among_id = r.among from jsonb_to_recordset($1::jsonb) as r (id uuid, among uuid)
        where p.id = r.id`,
      [JSON.stringify(linked)],
    );
  return ids;
}
