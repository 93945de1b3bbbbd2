import { type database, rules } from '@plugins/kit/server';
import type { PickWish } from './pick-wish';

/** What a wish for a product and a photograph is decided by. */
export interface PickState {
  product: string;
  name: string;
  maxphotos: number | null;
  account_id: string;
  done: boolean;
  extra: boolean;
  /** The pick that is there. */
  pick: string | null;
  /** The product's picks that count. */
  count: number;
  media_seen: boolean;
  /** The photograph does not lie in the trash: its pick counts. */
  counts: boolean;
}

/**
 * Locks products, in the order of their ids, so that two batches never wait for each other. The project is locked
 * lightly: completing, which locks it for itself, waits for picks on their way.
 */
export async function lockProducts(sql: database.Sql, eventId: string, products: string[]): Promise<void> {
  await sql.query({
    name: 'lock-products',
    text: `select 1 from products p join events e on e.id = p.event_id
            where p.id = any($1::uuid[]) and p.event_id = $2 and p.deleted_at is null
            order by p.id for update of p for key share of e`,
    values: [products, eventId],
  });
}

/** How things stand for each wish, in their order; undefined where the product is not of this project. */
export async function readPicks(
  sql: database.Sql,
  eventId: string,
  wishes: PickWish[],
): Promise<(PickState | undefined)[]> {
  const { rows } = await sql.query<PickState & { nr: number }>({
    name: 'read-picks',
    text: `with counted as materialized (
             select p.id, ${rules.countedPicks('p.id')} as count
               from products p where p.id = any($1::uuid[]))
           select w.nr::int - 1 as nr, p.id as product, p.name, p.maxphotos::int as maxphotos, p.account_id,
                  coalesce(e.printselectiondone, false) as done, coalesce(e.allow_extra_selection, false) as extra,
                  counted.count, pm.id as pick,
                  coalesce(m.event_id = e.id and m.deleted_at is null and coalesce(m.private, false) = false
                    and coalesce(m.gallery_private, false) = false and m.state <> 'refused', false) as media_seen,
                  m.deleted_at is null as counts
             from unnest($1::uuid[], $2::uuid[]) with ordinality as w (product, media, nr)
             join products p on p.id = w.product and p.event_id = $3 and p.deleted_at is null
             join events e on e.id = p.event_id join counted on counted.id = p.id
             left join product_medias pm on pm.product_id = w.product and pm.media_id = w.media
             left join media m on m.id = w.media`,
    values: [wishes.map((wish) => wish.product), wishes.map((wish) => wish.media), eventId],
  });
  const states: (PickState | undefined)[] = wishes.map(() => undefined);
  for (const { nr, ...state } of rows) states[nr] = state;
  return states;
}

/** Takes picks off. */
export async function deletePicks(sql: database.Sql, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const text = 'delete from product_medias where id = any($1::uuid[])';
  await sql.query({ name: 'delete-picks', text, values: [ids] });
}

/** Writes picks with who made them. */
export async function insertPicks(
  sql: database.Sql,
  eventId: string,
  picks: { id: string; account: string; wish: PickWish }[],
): Promise<void> {
  if (picks.length === 0) return;
  const rows = picks.map(({ id, account, wish: { product, media, viewer } }) => ({
    id,
    account,
    product,
    media,
    name: viewer.name,
    grant: viewer.grant?.id ?? null,
    user: viewer.grant ? null : (viewer.user?.id ?? null),
  }));
  await sql.query({
    name: 'insert-picks',
    text: `insert into product_medias
             (id, account_id, event_id, product_id, media_id, picked_by, grant_id, user_id, created_at, updated_at)
           select r.id, r.account, $1, r.product, r.media, r.name, r."grant", r."user", now(), now()
             from jsonb_to_recordset($2::jsonb) as r
               (id uuid, account uuid, product uuid, media uuid, name text, "grant" uuid, "user" uuid)`,
    values: [eventId, JSON.stringify(rows)],
  });
}
