import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import type { StandingProduct } from './read-standing';

/** A product at the time of a completion. */
export interface KeptProduct {
  id: string;
  name: string;
  minphotos: number | null;
  maxphotos: number | null;
  count: number;
  extras: number;
  cost: StandingProduct['standing']['cost'];
  /** The counted picks. */
  picks: string[];
}

/** Stores a snapshot of the completed selection: each product with its picks. Within the caller's transaction. */
export async function keepCompletion(
  sql: Sql,
  { event, viewer }: Authorized,
  products: readonly StandingProduct[],
  note: string | null,
): Promise<void> {
  const { rows } = await sql.query<{ product: string; picks: string[] }>(
    `select pm.product_id as product, array_agg(pm.media_id::text order by pm.media_id) as picks
       from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is null
      where pm.event_id = $1 group by pm.product_id`,
    [event.id],
  );
  const picked = new Map(rows.map(({ product, picks }) => [product, picks]));
  const kept = products.map(
    ({ id, name, minphotos, maxphotos, count, standing: { extras, cost } }): KeptProduct => ({
      ...{ id, name, minphotos, maxphotos, count, extras, cost },
      picks: picked.get(id) ?? [],
    }),
  );
  await sql.query(
    `insert into selection_completions
       (id, account_id, event_id, grant_id, user_id, person_name, note, products, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
    [
      uuidv7(),
      event.account_id,
      event.id,
      viewer.grant?.id ?? null,
      viewer.grant ? null : (viewer.user?.id ?? null),
      viewer.name,
      note,
      JSON.stringify(kept),
    ],
  );
}
