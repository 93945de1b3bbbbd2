import type { Sql } from '@/core/db/pool';
import type { Values } from '@/core/errors/keep-changes';
import { PRODUCT_RULES } from './product-columns';

/** When a project was published, and its time zone; null where it does not exist. */
export async function findSchedule(
  sql: Sql,
  eventId: string,
): Promise<{ published_at: Date | null; time_zone: string } | null> {
  const { rows } = await sql.query<{ published_at: Date | null; time_zone: string }>(
    'select published_at, time_zone from events where id = $1',
    [eventId],
  );
  return rows[0] ?? null;
}

/** A product to be written; `amount` in the currency's smallest unit, `closes_on` a day. */
export interface NewProductRow {
  id: string;
  name: string;
  minphotos: number | null;
  maxphotos: number | null;
  amount: number | null;
  currency: string | null;
  from_favourites: boolean;
  closes_on: string | null;
  /** The product among whose picks its own are chosen. */
  among: string | null;
}

/** Writes products at the end of a project's, without their cascades (`linkProducts`). */
export async function insertProductRows(
  sql: Sql,
  { account, event }: { account: string; event: string },
  products: NewProductRow[],
): Promise<void> {
  await sql.query(
    `insert into products (id, account_id, event_id, name, minphotos, maxphotos, extra_amount, extra_currency, from_favourites,
       closes_on, position, created_at, updated_at)
     select r.id, $2, $1, r.name, r.minphotos, r.maxphotos, r.amount, r.currency, r.from_favourites, r.closes_on,
            (select coalesce(max(position), -1) from products where event_id = $1) + r.nr, now(), now()
       from rows from (jsonb_to_recordset($3::jsonb)
              as (id uuid, name text, minphotos int, maxphotos int, amount int, currency text,
                  from_favourites boolean, closes_on text))
            with ordinality as r (id, name, minphotos, maxphotos, amount, currency, from_favourites, closes_on, nr)`,
    [event, account, JSON.stringify(products)],
  );
}

/** Writes the cascades of products. */
export async function linkProducts(sql: Sql, products: Pick<NewProductRow, 'id' | 'among'>[]): Promise<void> {
  await sql.query(
    `update products p set among_id = r.among from jsonb_to_recordset($1::jsonb) as r (id uuid, among uuid)
      where p.id = r.id`,
    [JSON.stringify(products)],
  );
}

/** Locks a product that is not in the trash; returns its name and rules by the names of `ProductRules`, or null. */
export async function holdProductRules(sql: Sql, eventId: string, id: string): Promise<Values | null> {
  const { rows } = await sql.query<Values>(
    `select p.name, ${PRODUCT_RULES} from products p
      where p.id = $1 and p.event_id = $2 and p.deleted_at is null for update`,
    [id, eventId],
  );
  return rows[0] ?? null;
}

/** Locks a product of a project; returns whether it is in the trash, null if it was purged. */
export async function holdProduct(
  sql: Sql,
  eventId: string,
  id: string,
): Promise<{ deleted: boolean } | null> {
  const { rows } = await sql.query<{ deleted: boolean }>(
    'select deleted_at is not null as deleted from products where id = $1 and event_id = $2 for update',
    [id, eventId],
  );
  return rows[0] ?? null;
}

/** Locks a project's products in the order of picks; returns their ids in their own order. */
export async function holdProductOrder(sql: Sql, eventId: string): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `with held as (select id, position from products where event_id = $1 and deleted_at is null order by id for update)
     select id from held order by position, id`,
    [eventId],
  );
  return rows.map((row) => row.id);
}

/** Numbers products of a project in the order given. */
export async function setProductOrder(sql: Sql, eventId: string, ids: string[]): Promise<void> {
  await sql.query(
    `update products p set position = r.nr - 1, updated_at = now()
       from unnest($2::uuid[]) with ordinality as r (id, nr) where p.id = r.id and p.event_id = $1`,
    [eventId, ids],
  );
}
