import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { closingDay } from '@/modules/picks/rules/selection-times';
import type { ProductItem } from '@/modules/project/rules/product-rules';

/** Returns the closing days of products, from their number of days after publishing. */
async function closingDays(
  sql: Sql,
  event: string,
  now = new Date(),
): Promise<(days: number) => string | null> {
  const { rows } = await sql.query<{ published_at: Date | null; time_zone: string }>(
    'select published_at, time_zone from events where id = $1',
    [event],
  );
  const [project] = rows;
  return (days) => (project ? closingDay(days, project, now) : null);
}

/**
 * Adds products at the end of a project's, with the cascades among them, in the caller's transaction; returns their
 * ids.
 */
export async function insertProducts(
  sql: Sql,
  { account, event }: { account: string; event: string },
  items: readonly ProductItem[],
): Promise<string[]> {
  const ids = items.map(() => uuidv7());
  const dayOf = items.some(({ closes_after }) => closes_after) ? await closingDays(sql, event) : () => null;
  const rows = items.map(
    ({ name, minphotos, maxphotos, extra_price, among, from_favourites = false, closes_after }, at) => ({
      id: ids[at],
      name,
      minphotos,
      maxphotos,
      amount: extra_price?.amount ?? null,
      currency: extra_price?.currency ?? null,
      among: among == null ? null : ids[among],
      from_favourites,
      closes_on: closes_after ? dayOf(closes_after) : null,
    }),
  );
  await sql.query(
    `insert into products (id, account_id, event_id, name, minphotos, maxphotos, extra_amount, extra_currency, from_favourites,
       closes_on, position, created_at, updated_at)
     select r.id, $2, $1, r.name, r.minphotos, r.maxphotos, r.amount, r.currency, r.from_favourites, r.closes_on,
            (select coalesce(max(position), -1) from products where event_id = $1) + r.nr, now(), now()
       from rows from (jsonb_to_recordset($3::jsonb)
              as (id uuid, name text, minphotos int, maxphotos int, amount int, currency text,
                  from_favourites boolean, closes_on text))
            with ordinality as r (id, name, minphotos, maxphotos, amount, currency, from_favourites, closes_on, nr)`,
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
