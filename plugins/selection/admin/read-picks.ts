import { changes, database, rules } from '@plugins/kit/server';
import type { PickerView, PickLine, PickPhotosView, PicksView, ProductCard, TurnView } from './picks-view';

interface Row {
  media: string;
  product: string;
  picker: string;
  name: string | null;
  at: Date;
  note: string | null;
}

async function readProducts(event: string): Promise<ProductCard[]> {
  const { rows } = await database.pool().query<ProductCard>({
    name: 'picks-products',
    text: `select p.id, p.name, p.minphotos::int as minphotos, p.maxphotos::int as maxphotos, ${rules.countedPicks('p.id')} as count,
                  (select count(*)::int from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is not null
                    where pm.product_id = p.id) as away
             from products p where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    values: [event],
  });
  return rows;
}

async function readRows(event: string): Promise<Row[]> {
  const { rows } = await database.pool().query<Row>({
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

/** A project's galleries in their order; `withheld`: only the account sees them. */
export async function readGalleries(event: string): Promise<PickPhotosView['galleries']> {
  const { rows } = await database.pool().query<PickPhotosView['galleries'][number]>({
    name: 'picks-galleries',
    text: `select id, name, coalesce(private, false) as withheld from galleries
            where event_id = $1 and deleted_at is null order by position, id`,
    values: [event],
  });
  return rows;
}

const STAFF = new Set(['owner', 'assistant', 'operator', 'keepers']);

async function readTurns(account: string, event: string): Promise<TurnView[]> {
  const found = await changes.listHistory(account, { noun: 'selection', event });
  return found.map(({ id, at, action, subject, role, name }) => ({
    id,
    at: at.toISOString(),
    what: action === 'selection.reopened' ? 'reopened' : 'completed',
    by: name,
    staff: STAFF.has(role),
    note: subject,
  }));
}

/** A project's products, who picks for them, the picks of photographs that are there, and how often all was complete. */
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
