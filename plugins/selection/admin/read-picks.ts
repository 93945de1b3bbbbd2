import { pool } from '@plugins/kit/server/database';
import { listAudit } from '@plugins/kit/server/internal';
import { type CompletionView, listCompletions } from '../operations/list-completions';
import { readStanding } from '../operations/read-standing';
import type { PickerView, PickLine, PicksView, ProductCard, TurnView } from './picks-view';
import { listAsides, listPickRows, namesOfPhotos } from './queries';

async function readProducts(event: string): Promise<ProductCard[]> {
  const [products, asides] = await Promise.all([readStanding(event), listAsides(pool(), event)]);
  const byId = new Map(asides.map((aside) => [aside.id, aside]));
  return products.map((product) => {
    const { away = 0, settled = null } = byId.get(product.id) ?? {};
    return { ...product, away, settled };
  });
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
  return namesOfPhotos(pool(), [...new Set(ids)]);
}

/** Returns a project's products, people, picks of existing photographs, and history of completions. */
export async function readPicksOf(event: {
  id: string;
  account_id: string;
}): Promise<Pick<PicksView, 'products' | 'people' | 'picks' | 'turns'>> {
  const [products, rows, turns] = await Promise.all([
    readProducts(event.id),
    listPickRows(pool(), event.id),
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
