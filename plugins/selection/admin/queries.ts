import type { Sql } from '@plugins/kit/server/database';
import type { PickPhotosView, ProductCard } from './picks-view';

/** A product's picks that do not count, and its extras marked as paid. */
export interface ProductAside {
  id: string;
  away: number;
  settled: ProductCard['settled'];
}

/** Returns for each product of a project its picks in the trash, and its paid extras. */
export async function listAsides(sql: Sql, event: string): Promise<ProductAside[]> {
  const { rows } = await sql.query<ProductAside>({
    name: 'picks-products-aside',
    text: `select p.id,
                    (select count(*)::int from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is not null
                      where pm.product_id = p.id) as away,
                    (select json_build_object('extras', sum(s.extras)::int, 'amount', sum(s.amount)::int,
                              'by', (array_agg(nullif(btrim(concat_ws(' ', u.first_name, u.family_name)), '') order by s.created_at desc))[1],
                              'orders', coalesce(sum(s.extras) filter (where s."order" is not null), 0)::int,
                              'at', max(s.created_at))
                       from selection_settlements s left join users u on u.id = s.user_id
                      where s.product_id = p.id having count(*) > 0) as settled
               from products p where p.event_id = $1 and p.deleted_at is null`,
    values: [event],
  });
  return rows;
}

/** A pick of a photograph that exists; `picker` is one key per person. */
export interface PickRow {
  media: string;
  product: string;
  picker: string;
  name: string | null;
  at: Date;
  note: string | null;
}

/** Returns a project's picks of photographs and products that are not in the trash, the oldest first. */
export async function listPickRows(sql: Sql, event: string): Promise<PickRow[]> {
  const { rows } = await sql.query<PickRow>({
    name: 'picks-of-project',
    text: `select pm.media_id as media, pm.product_id as product,
                  coalesce(g.client_id::text, pm.grant_id::text, pm.user_id::text, pm.picked_by, '') as picker,
                  coalesce(g.name, c.name, pm.picked_by) as name, pm.created_at as at, nullif(btrim(pm.note), '') as note
             from product_medias pm join products p on p.id = pm.product_id and p.deleted_at is null
             join media m on m.id = pm.media_id and m.deleted_at is null
             left join grants g on g.id = pm.grant_id left join clients c on c.id = g.client_id
            where pm.event_id = $1 order by pm.created_at, pm.id`,
    values: [event],
  });
  return rows;
}

/** Returns a project's galleries in order; `withheld`: only the account sees them. */
export async function listGalleries(sql: Sql, event: string): Promise<PickPhotosView['galleries']> {
  const { rows } = await sql.query<PickPhotosView['galleries'][number]>({
    name: 'picks-galleries',
    text: `select id, name, private as withheld from galleries
            where event_id = $1 and deleted_at is null order by position, id`,
    values: [event],
  });
  return rows;
}

/** Returns the names of photographs, by id; deleted ones included while their rows exist. */
export async function namesOfPhotos(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ id: string; name: string }>(
    'select id, name from media where id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A project whose complete selection waits; `count` counts all that wait. */
export interface CompletedProject {
  id: string;
  name: string;
  picks: number;
  count: number;
}

/** Maximum number of projects that `listCompleted` returns. */
const SHOWN = 3;

/**
 * Returns an account's complete selections that are not being edited, and whose picks a user has not viewed since; the
 * last completed first, 3 at most.
 */
export async function listCompleted(
  sql: Sql,
  { account, user }: { account: string; user: string },
): Promise<CompletedProject[]> {
  const { rows } = await sql.query<CompletedProject>(
    `select e.id, e.name, count(*) over ()::int as count,
              (select count(*)::int from product_medias pm join products p on p.id = pm.product_id and p.deleted_at is null
                join media m on m.id = pm.media_id and m.deleted_at is null
                where pm.event_id = e.id) as picks
         from events e
        where e.account_id = $1 and e.deleted_at is null and e.archived_at is null and e.printselectiondone
          and e.editing_at is null and e.delivered_at is null
          and not exists (select 1 from user_marks k
                           where k.user_id = $2 and k.mark = 'looked:' || e.id and k.at >= e.completed_at)
        order by e.completed_at desc nulls last limit ${SHOWN}`,
    [account, user],
  );
  return rows;
}

/** Returns an account's published projects whose selection is not complete, the last published first, 200 at most. */
export async function listPublished(sql: Sql, account: string | null): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select id from events where account_id = $1 and deleted_at is null and archived_at is null and published_at is not null
          and not printselectiondone order by published_at desc limit 200`,
    [account],
  );
  return rows.map(({ id }) => id);
}
