import { defineEndpoint } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { guestNames, listAudit, packProject } from '@plugins/kit/server/internal';
import { authorize } from '@plugins/kit/server/people';
import { pictureToken } from '@plugins/kit/server/photographs';
import { z } from 'zod';
import { readMarkers } from '../marks/operations/marks-for-export';
import { reopenSelection } from '../operations/complete-selection';
import { countReopenedTo } from '../operations/count-reopened-to';
import { type CompletionView, listCompletions } from '../operations/list-completions';
import { readStanding, todayOf } from '../operations/read-standing';
import { settleExtras } from '../operations/settle-extras';
import type { PickerView, PickLine, PickPhotosView, PicksView, ProductCard, TurnView } from './picks-view';
import { listAsides, listGalleries, listPickRows, namesOfPhotos } from './queries';

const params = z.object({ id: z.string() });
const PROJECT = '/api/x/selection/projects/:id';

/** The endpoints of the photographer's view of the picks. */
export const picksEndpoints = [
  defineEndpoint({
    id: 'selection.picks',
    method: 'GET',
    path: `${PROJECT}/picks`,
    auth: 'selection.export',
    params,
    handler: async ({ context, params: { id } }) => {
      const { event } = await authorize(context, id, 'selection.export');
      const nameOf = await guestNames(event.id, context.locale);
      const [picks, markers] = await Promise.all([readPicksOf(event, nameOf), readMarkers(event.id, nameOf)]);
      const view: PicksView = {
        done: event.printselectiondone,
        completed_at: event.completed_at?.toISOString() ?? null,
        extra: event.allow_extra_selection,
        today: await todayOf(event.id),
        ...picks,
        markers,
      };
      return { json: view };
    },
  }),
  defineEndpoint({
    id: 'selection.photos',
    method: 'GET',
    path: `${PROJECT}/photos`,
    auth: 'selection.export',
    params,
    handler: async ({ context, params: { id } }) => {
      const { event, viewer } = await authorize(context, id, 'selection.export');
      const [packed, galleries] = await Promise.all([
        packProject(event.id, event.sort_by),
        listGalleries(pool(), event.id),
      ]);
      const view: PickPhotosView = { token: pictureToken(event.id, viewer), packed, galleries };
      return { json: view };
    },
  }),
  defineEndpoint({
    id: 'selection.reopened-to',
    method: 'GET',
    path: '/api/x/studio/projects/:id/reopening',
    auth: 'selection.reopen',
    about: 'How many clients are mailed when the selection is reopened, and how many cannot be.',
    params,
    handler: async ({ context, params: { id } }) => ({
      json: { ...(await countReopenedTo(await authorize(context, id, 'selection.reopen'))) },
    }),
  }),
  defineEndpoint({
    id: 'selection.reopen',
    method: 'POST',
    // Under the core's path: the core's own screens reopen selections, too.
    path: '/api/x/studio/projects/:id/reopening',
    auth: 'selection.reopen',
    params,
    body: z.object({ note: z.string().trim().max(300).optional() }),
    handler: async ({ context, params: { id }, body: { note } }) => {
      const entered = await authorize(context, id, 'selection.reopen');
      return { json: await reopenSelection(entered, note || null) };
    },
  }),
  defineEndpoint({
    id: 'selection.settle',
    method: 'PUT',
    path: `${PROJECT}/products/:product/settlement`,
    auth: 'selection.settle',
    params: z.object({ id: z.string(), product: z.string() }),
    body: z.object({ settled: z.boolean(), extras: z.number().int().min(0).default(0) }),
    handler: async ({ context, params: { id, product }, body }) => {
      const entered = await authorize(context, id, 'selection.settle');
      await settleExtras(entered, { product, ...body });
      return { json: { settled: body.settled } };
    },
  }),
];

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

/**
 * Returns a project's products, people, picks of existing photographs, and history of completions; `nameOf` names people
 * who left no name.
 */
export async function readPicksOf(
  event: { id: string; account_id: string },
  nameOf: (person: string) => string | null,
): Promise<Pick<PicksView, 'products' | 'people' | 'picks' | 'turns'>> {
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
    const known = personAt.get(picker) ?? people.push({ key: picker, name: name ?? nameOf(picker) }) - 1;
    personAt.set(picker, known);
    return [[media, place, known, at.toISOString(), note]];
  });
  return { products, people, picks, turns };
}
