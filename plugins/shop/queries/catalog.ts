import type { LabProfile } from '@plugins/kit/internal-rules';
import type { Sql } from '@plugins/kit/server/database';
import type { DeliveryWay } from '../rules/delivery';
import type { FileSize, Kind, ProductOption, Scope } from '../rules/product';

/** A price list. */
export interface ListRow {
  id: string;
  name: string;
  currency: 'USD' | 'ILS';
  tax_rate: number;
  delivery: DeliveryWay[];
  /** A copy for one project. */
  event: string | null;
}

/**
 * Returns the price list that applies to a project: its copy, else the studio's oldest; undefined where it has none, and
 * with `open` where the project's shop is closed.
 */
export async function findListOf(
  sql: Sql,
  { account, event, open = false }: { account: string; event: string | null; open?: boolean },
): Promise<ListRow | undefined> {
  const { rows } = await sql.query<ListRow>({
    name: 'shop-list-of-project',
    text: `select id, name, currency as "currency", tax_rate::int as tax_rate,
            coalesce(delivery, '[]'::jsonb) as delivery, event_id as event from shop_lists
      where account_id = $1 and (event_id = $2 or event_id is null)
        and not ($3 and exists (select 1 from events e where e.id = $2 and e.shop_closed))
      order by event_id is null, id limit 1`,
    values: [account, event, open],
  });
  return rows[0];
}

/** A product's row; `pictures` are the hashes of its own pictures. */
export interface ProductRow {
  id: string;
  account: string;
  list: string;
  name: string;
  description: string | null;
  kind: Kind;
  uses: 'all' | 'selection';
  minimum: number;
  photos: number;
  scope: Scope;
  size: FileSize;
  options: ProductOption[];
  offered: boolean;
  profile: LabProfile | null;
  dpi: number | null;
  position: number;
  pictures: string[];
}

const COLUMNS = `p.id, p.account_id as account, p.list_id as list, p.name, p.description, p.kind::text as kind, p.uses::text as uses,
  p.minimum::int as minimum, p.photos::int as photos, p.scope::text as scope, p.size::text as size, p.options, p.offered, p.profile, p.dpi::int as dpi,
  p.position::int as position,
  (select coalesce(array_agg(a.sha256 order by array_position(array[p.picture_id, p.picture_2_id, p.picture_3_id], a.id)), '{}')
     from assets a where a.id in (p.picture_id, p.picture_2_id, p.picture_3_id)) as pictures`;

/** Returns the products of a list, in their order. */
export async function listProducts(
  sql: Sql,
  { list, offered }: { list: string; offered: boolean },
): Promise<ProductRow[]> {
  const { rows } = await sql.query<ProductRow>({
    name: 'shop-products',
    text: `select ${COLUMNS} from shop_products p
      where p.list_id = $1 and p.deleted_at is null and (p.offered or not $2) order by p.position, p.id`,
    values: [list, offered],
  });
  return rows;
}

/** Returns a product that is not in the trash. */
export async function findProduct(sql: Sql, id: string): Promise<ProductRow | undefined> {
  const { rows } = await sql.query<ProductRow>(
    `select ${COLUMNS} from shop_products p where p.id = $1 and p.deleted_at is null`,
    [id],
  );
  return rows[0];
}

/** Returns the account of a product, also of one in the trash. */
export async function findProductAccount(sql: Sql, id: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ account: string }>(
    'select account_id as account from shop_products where id = $1',
    [id],
  );
  return rows[0]?.account;
}

/** Counts a list's products, without those in the trash. */
export async function countProducts(sql: Sql, list: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from shop_products where list_id = $1 and deleted_at is null',
    [list],
  );
  return rows[0]?.count ?? 0;
}

/** The position at the end of a list, from 0. */
export async function nextPosition(sql: Sql, list: string): Promise<number> {
  const { rows } = await sql.query<{ next: number }>(
    'select coalesce(max(position), -1)::int + 1 as next from shop_products where list_id = $1',
    [list],
  );
  return rows[0]?.next ?? 0;
}

/** Whether a studio sells something in a project: at least one offered product, and the shop is not closed there. */
export async function sellsIn(
  sql: Sql,
  { account, event }: { account: string; event: string },
): Promise<boolean> {
  const { rows } = await sql.query<{ sells: boolean }>(
    `select not e.shop_closed and exists (
       select 1 from shop_products p where p.deleted_at is null and p.offered and p.list_id =
         (select l.id from shop_lists l where l.account_id = $1 and (l.event_id = $2 or l.event_id is null)
           order by l.event_id is null, l.id limit 1)) as sells
       from events e where e.id = $2`,
    [account, event],
  );
  return rows[0]?.sells ?? false;
}

/** Returns the account's language and the day it is in its time zone, for defaults of a new price list. */
export async function findAccount(
  sql: Sql,
  account: string,
): Promise<{ locale: 'en' | 'he'; zone: string } | undefined> {
  const { rows } = await sql.query<{ locale: 'en' | 'he'; zone: string }>(
    'select locale::text as locale, time_zone as zone from accounts where id = $1',
    [account],
  );
  return rows[0];
}
