import { listAudit } from '@plugins/kit/server/changes';
import { pool } from '@plugins/kit/server/database';
import { type CompletionView, listCompletions } from '../operations/list-completions';
import { readStanding } from '../operations/read-standing';
import type { PickerView, PickLine, PickPhotosView, PicksView, ProductCard, TurnView } from './picks-view';

interface Row {
  media: string;
  product: string;
  picker: string;
  name: string | null;
  at: Date;
  note: string | null;
}

interface Aside {
  id: string;
  away: number;
  settled: ProductCard['settled'];
}

async function readProducts(event: string): Promise<ProductCard[]> {
  const [products, asides] = await Promise.all([
    readStanding(event),
    pool().query<Aside>({
      name: 'picks-products-aside',
      text: `select p.id,
                    (select count(*)::int from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is not null
                      where pm.product_id = p.id) as away,
                    (select json_build_object('extras', sum(s.extras)::int, 'amount', sum(s.amount)::int,
                              'by', (array_agg(nullif(btrim(concat_ws(' ', u.first_name, u.family_name)), '') order by s.created_at desc))[1],
                              'at', max(s.created_at))
                       from selection_settlements s left join users u on u.id = s.user_id
                      where s.product_id = p.id having count(*) > 0) as settled
               from products p where p.event_id = $1 and p.deleted_at is null`,
      values: [event],
    }),
  ]);
  const byId = new Map(asides.rows.map((aside) => [aside.id, aside]));
  return products.map((product) => {
    const { away = 0, settled = null } = byId.get(product.id) ?? {};
    return { ...product, away, settled };
  });
}

async function readRows(event: string): Promise<Row[]> {
  const { rows } = await pool().query<Row>({
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
export async function readGalleries(event: string): Promise<PickPhotosView['galleries']> {
  const { rows } = await pool().query<PickPhotosView['galleries'][number]>({
    name: 'picks-galleries',
    text: `select id, name, private as withheld from galleries
            where event_id = $1 and deleted_at is null order by position, id`,
    values: [event],
  });
  return rows;
}

const STAFF = new Set(['owner', 'assistant', 'operator', 'keepers']);

async function readTurns(account: string, event: string): Promise<TurnView[]> {
  const [found, completions] = await Promise.all([
    listAudit(account, { noun: 'selection', event }),
    listCompletions(event),
  ]);
  const names = await namesOf(completions);
  const said = (ids: string[]) => ids.map((id) => names.get(id) ?? '…').sort();
  return found
    .filter(({ action }) => action === 'selection.completed' || action === 'selection.reopened')
    .map(({ id, at, action, subject, role, name }) => {
      const what = action === 'selection.reopened' ? 'reopened' : 'completed';
      // The history entry and the completion share the timestamp of their transaction.
      const completion = what === 'completed' ? completions.find((one) => one.at === at.toISOString()) : null;
      const differences = completion?.differences?.map(({ name: product, added, removed }) => ({
        name: product,
        added: said(added),
        removed: said(removed),
      }));
      return {
        ...{ id, what, by: name, staff: STAFF.has(role), at: at.toISOString() },
        note: completion?.note ?? subject,
        differences: differences ?? null,
      };
    });
}

/** Returns the names of photographs added or removed between completions. */
async function namesOf(completions: CompletionView[]): Promise<Map<string, string>> {
  const ids = completions.flatMap(({ differences }) =>
    (differences ?? []).flatMap(({ added, removed }) => [...added, ...removed]),
  );
  if (ids.length === 0) return new Map();
  const { rows } = await pool().query<{ id: string; name: string }>(
    'select id, name from media where id = any($1::uuid[])',
    [[...new Set(ids)]],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns a project's products, people, picks of existing photographs, and history of completions. */
export async function readPicksOf(event: {
  id: string;
  account_id: string;
}): Promise<Pick<PicksView, 'products' | 'people' | 'picks' | 'turns'>> {
  const [products, rows, turns] = await Promise.all([
    readProducts(event.id),
    readRows(event.id),
    readTurns(event.account_id, event.id),
  ]);
  const productAt = new Map(products.map(({ id }, at) => [id, at]));
  const people: PickerView[] = [];
  const personAt = new Map<string, number>();
  const picks = rows.flatMap(({ media, product, picker, name, at, note }): PickLine[] => {
    const place = productAt.get(product);
    if (place === undefined) return [];
    const known = personAt.get(picker) ?? people.push({ key: picker, name }) - 1;
    personAt.set(picker, known);
    return [[media, place, known, at.toISOString(), note]];
  });
  return { products, people, picks, turns };
}
