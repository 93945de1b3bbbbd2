import type { Sql } from '@plugins/kit/server/database';
import { countedPicks } from '@plugins/kit/server/internal';
import { visibleTo } from '@plugins/kit/server/photographs';
import type { PickInput } from '../operations/pick-input';

/** The facts that decide a request for a product and a photograph. */
export interface PickState {
  product: string;
  name: string;
  maxphotos: number | null;
  priced: boolean;
  opens_on: string | null;
  closes_on: string | null;
  time_zone: string;
  account_id: string;
  done: boolean;
  extra: boolean;
  /** The project has a cascade: some product's picks are chosen among another's. */
  linked: boolean;
  /** The existing pick. */
  pick: string | null;
  /** The product's counted picks. */
  count: number;
  media_seen: boolean;
  /** The photograph is not in the trash: its pick counts. */
  counts: boolean;
}

/** SQL: whether any product of a project is chosen among another's picks, by a partial index. */
const cascades = (event: string) => `exists (select 1 from products c join products a on a.id = c.among_id
   and a.deleted_at is null where c.event_id = ${event} and c.among_id is not null and c.deleted_at is null)`;

/**
 * Locks products, in the order of their ids, so that batches cannot deadlock: the requested ones, and with a cascade
 * all of the project. The project gets a shared lock: completing, which takes the exclusive one, waits for picks in
 * flight. Returns whether all products were locked.
 */
export async function lockProducts(sql: Sql, eventId: string, products: string[]): Promise<{ all: boolean }> {
  const { rows } = await sql.query<{ all: boolean }>({
    name: 'lock-products',
    text: `with cascade as materialized (select ${cascades('$2')} as yes)
           select (select yes from cascade) as all from products p join events e on e.id = p.event_id
            where p.event_id = $2 and p.deleted_at is null
              and p.id = any(case when (select yes from cascade)
                then array(select id from products where event_id = $2) else $1::uuid[] end)
            order by p.id for update of p for key share of e`,
    values: [products, eventId],
  });
  return { all: rows[0]?.all ?? false };
}

/** The facts of the request at `nr`. */
interface NumberedState extends PickState {
  nr: number;
}

/** Returns the facts of each request, in order; undefined if the product is not of this project. */
export async function readPicks(
  sql: Sql,
  eventId: string,
  requests: PickInput[],
): Promise<(PickState | undefined)[]> {
  const { rows } = await sql.query<NumberedState>({
    name: 'read-picks',
    text: `with cascade as materialized (select ${cascades('$3')} as yes), counted as materialized (
             select p.id, ${countedPicks('p.id')} as count
               from products p where p.id = any($1::uuid[]))
           select w.nr::int - 1 as nr, p.id as product, p.name, p.maxphotos::int as maxphotos, p.account_id,
                  p.extra_amount is not null as priced, p.opens_on, p.closes_on, e.time_zone,
                  e.printselectiondone as done, e.allow_extra_selection as extra,
                  (select yes from cascade) as linked,
                  counted.count, pm.id as pick,
                  coalesce(m.event_id = e.id and m.deleted_at is null and not m.private
                    and not m.gallery_private and m.state <> 'refused', false) as media_seen,
                  m.deleted_at is null as counts
             from unnest($1::uuid[], $2::uuid[]) with ordinality as w (product, media, nr)
             join products p on p.id = w.product and p.event_id = $3 and p.deleted_at is null
             join events e on e.id = p.event_id join counted on counted.id = p.id
             left join product_medias pm on pm.product_id = w.product and pm.media_id = w.media
             left join media m on m.id = w.media`,
    values: [requests.map((request) => request.product), requests.map((request) => request.media), eventId],
  });
  const states: (PickState | undefined)[] = requests.map(() => undefined);
  for (const { nr, ...state } of rows) states[nr] = state;
  return states;
}

/** A product of a cascade, with its picks among the requested photographs. */
export interface LinkedProduct {
  id: string;
  name: string;
  among: string | null;
  opens_on: string | null;
  closes_on: string | null;
  count: number;
  picks: { id: string; media: string }[];
}

/** Returns the project's products with their picks of these photographs; called only with a cascade. */
export async function readLinked(sql: Sql, eventId: string, medias: string[]): Promise<LinkedProduct[]> {
  const { rows } = await sql.query<LinkedProduct>({
    name: 'read-linked',
    text: `select p.id, p.name, a.id as among, p.opens_on, p.closes_on, ${countedPicks('p.id')} as count,
                  coalesce((select json_agg(json_build_object('id', pm.id, 'media', pm.media_id)) from product_medias pm
                             where pm.product_id = p.id and pm.media_id = any($2::uuid[])), '[]') as picks
             from products p left join products a on a.id = p.among_id and a.deleted_at is null
            where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    values: [eventId, medias],
  });
  return rows;
}

/** Deletes picks. */
export async function deletePicks(sql: Sql, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const text = 'delete from product_medias where id = any($1::uuid[])';
  await sql.query({ name: 'delete-picks', text, values: [ids] });
}

/** Inserts picks with the person who made them. */
export async function insertPicks(
  sql: Sql,
  eventId: string,
  picks: { id: string; account: string; request: PickInput }[],
): Promise<void> {
  if (picks.length === 0) return;
  const rows = picks.map(({ id, account, request: { product, media, viewer } }) => ({
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

/** Records when a project got its first pick, unless that is known. */
export async function markFirstPick(sql: Sql, eventId: string): Promise<void> {
  await sql.query('update events set first_picked_at = now() where id = $1 and first_picked_at is null', [
    eventId,
  ]);
}

/**
 * Returns up to `limit` picked photographs of a project that clients see, each once: the first of every product, then
 * the second, in the order of the products.
 */
export async function listShownPicks(sql: Sql, eventId: string, limit: number): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select id from (
       select m.id, min(n.nr * 1000 + n.place) as first
         from (select pm.media_id, row_number() over (partition by p.id order by m.position, m.id) as nr,
                      dense_rank() over (order by p.position, p.id) as place
                 from product_medias pm join products p on p.id = pm.product_id and p.deleted_at is null
                 join media m on m.id = pm.media_id and ${visibleTo('client')}
                where pm.event_id = $1) n
         join media m on m.id = n.media_id
        group by m.id) picked
      order by first, id limit $2`,
    [eventId, limit],
  );
  return rows.map(({ id }) => id);
}

/** Returns the photographs picked for each product of a project, without those in the trash, by product. */
export async function listPicked(sql: Sql, eventId: string): Promise<Map<string, string[]>> {
  const { rows } = await sql.query<{ product: string; picks: string[] }>(
    `select pm.product_id as product, array_agg(pm.media_id::text order by pm.media_id) as picks
       from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is null
      where pm.event_id = $1 group by pm.product_id`,
    [eventId],
  );
  return new Map(rows.map(({ product, picks }) => [product, picks]));
}
