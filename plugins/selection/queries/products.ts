import type { Money } from '@plugins/kit/rules';
import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import { countedPicks } from '@plugins/kit/server/internal';
import type { Viewer } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';

/** A product with its rules and counts. */
export interface ProductRules {
  id: string;
  name: string;
  minphotos: number | null;
  maxphotos: number | null;
  extra_price: Money | null;
  opens_on: string | null;
  closes_on: string | null;
  /** The product among whose picks its own are chosen. */
  among: { id: string; name: string } | null;
  count: number;
  /** Picks that the product they are chosen among does not (any longer) have. */
  outside: number;
}

/** A product with what its state depends on in its project. */
export interface RulesRow extends ProductRules {
  extra: boolean;
  time_zone: string;
}

/** Returns a project's products with their rules and counts, in order. */
export async function listRules(sql: Sql, eventId: string): Promise<RulesRow[]> {
  const { rows } = await sql.query<RulesRow>({
    name: 'selection-standing',
    text: `select p.id, p.name, p.minphotos::int as minphotos, p.maxphotos::int as maxphotos,
                  case when p.extra_amount is not null then json_build_object('amount', p.extra_amount::int, 'currency', p.extra_currency) end as extra_price,
                  p.opens_on, p.closes_on,
                  case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as among,
                  ${countedPicks('p.id')} as count,
                  case when a.id is null then 0 else
                    (select count(*)::int from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is null
                      where pm.product_id = p.id and not exists
                        (select 1 from product_medias o where o.product_id = a.id and o.media_id = pm.media_id)) end as outside,
                  e.allow_extra_selection as extra, e.time_zone
             from products p join events e on e.id = p.event_id
             left join products a on a.id = p.among_id and a.deleted_at is null
            where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    values: [eventId],
  });
  return rows;
}

/** Returns a project's time zone; undefined where there is no such project. */
export async function findTimeZone(sql: Sql, eventId: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ time_zone: string }>('select time_zone from events where id = $1', [
    eventId,
  ]);
  return rows[0]?.time_zone;
}

/** A product with its picks, as the gallery needs it; `picks` is null without any. */
export interface ProductRow {
  id: string;
  name: string;
  position: number;
  minphotos: number | null;
  maxphotos: number | null;
  extra_price: Money | null;
  opens_on: string | null;
  closes_on: string | null;
  among: string | null;
  from_favourites: true | null;
  count: number;
  picks: { id: string; media: string; note: string | null; picked_by: string | null }[] | null;
}

/** Returns a project's products in order, each with those picks whose photographs a role sees. */
export async function listProductRows(
  sql: Sql,
  { event, role }: { event: string; role: Viewer['role'] },
): Promise<ProductRow[]> {
  const { rows } = await sql.query<ProductRow>({
    name: `products-rules-${role}`,
    text: `select p.id, p.name, p.position::int as position, p.minphotos::int as minphotos, p.maxphotos::int as maxphotos,
                  case when p.extra_amount is not null then json_build_object('amount', p.extra_amount::int, 'currency', p.extra_currency) end as extra_price,
                  p.opens_on, p.closes_on, a.id as among, nullif(p.from_favourites, false) as from_favourites,
                  ${countedPicks('p.id')} as count,
                  (select json_agg(json_build_object('id', pm.id, 'media', pm.media_id, 'note', pm.note, 'picked_by',
                            coalesce(g.name, c.name, pm.picked_by)) order by pm.id)
                     from product_medias pm join media m on m.id = pm.media_id and ${visibleTo(role)} left join grants g on g.id = pm.grant_id left join clients c on c.id = g.client_id
                    where pm.product_id = p.id) as picks
             from products p left join products a on a.id = p.among_id and a.deleted_at is null
            where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    values: [event],
  });
  return rows;
}

/** What a gallery says about a project's selection; `note`: the studio's message on reopening it. */
export interface SelectionFacts {
  note: string | null;
  extra: boolean;
  time_zone: string;
}

/** Returns what a gallery says about a project's selection. */
export async function findSelectionFacts(sql: Sql, eventId: string): Promise<SelectionFacts | undefined> {
  const { rows } = await sql.query<SelectionFacts>({
    name: 'selection-of-project',
    text: `select nullif(reopen_note, '') as note, allow_extra_selection as extra, time_zone
             from events where id = $1`,
    values: [eventId],
  });
  return rows[0];
}

/** Locks a product of a project until the transaction ends. */
export async function lockProduct(
  sql: Sql,
  { product, event }: { product: string; event: string },
): Promise<void> {
  await sql.query('select 1 from products where id = $1 and event_id = $2 for update', [product, event]);
}

/** Returns how many extras of a product are marked as paid. */
export async function sumSettled(sql: Sql, product: string): Promise<number> {
  const { rows } = await sql.query<{ extras: number }>(
    'select coalesce(sum(extras), 0)::int as extras from selection_settlements where product_id = $1',
    [product],
  );
  return rows[0]?.extras ?? 0;
}

/** Marks extras of a product as paid; `user` of the studio did it. */
export async function insertSettlement(
  sql: Sql,
  settled: {
    account: string;
    event: string;
    product: string;
    extras: number;
    paid: Money;
    user: string | null;
  },
): Promise<void> {
  await sql.query(
    `insert into selection_settlements (id, account_id, event_id, product_id, extras, amount, currency, user_id, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
    [
      uuidv7(),
      settled.account,
      settled.event,
      settled.product,
      settled.extras,
      settled.paid.amount,
      settled.paid.currency,
      settled.user,
    ],
  );
}

/** Removes the studio's marks of a product's paid extras; what an order has paid stays. */
export async function deleteSettlements(sql: Sql, product: string): Promise<void> {
  await sql.query('delete from selection_settlements where product_id = $1 and "order" is null', [product]);
}

/** Sets what an order has paid of a product's extras. */
export async function setOrderSettlement(
  sql: Sql,
  one: { account: string; event: string; product: string; order: string; extras: number; paid: Money },
): Promise<void> {
  await sql.query(
    `insert into selection_settlements (id, account_id, event_id, product_id, extras, amount, currency, "order", created_at, updated_at)
     select $1, $2, p.event_id, p.id, $5, $6, $7, $8, now(), now() from products p where p.id = $4 and p.event_id = $3
     on conflict (product_id, "order") do update set extras = excluded.extras, amount = excluded.amount, updated_at = excluded.updated_at`,
    [
      uuidv7(),
      one.account,
      one.event,
      one.product,
      one.extras,
      one.paid.amount,
      one.paid.currency,
      one.order,
    ],
  );
}

/** Removes what an order has paid, but for these products. */
export async function dropOrderSettlements(
  sql: Sql,
  { order, kept }: { order: string; kept: readonly string[] },
): Promise<void> {
  await sql.query('delete from selection_settlements where "order" = $1 and product_id <> all($2::uuid[])', [
    order,
    kept,
  ]);
}
