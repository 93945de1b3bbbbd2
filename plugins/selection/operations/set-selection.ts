import { timeOf } from '@plugins/kit/internal';
import { KeepersError } from '@plugins/kit/server';
import { announce } from '@plugins/kit/server/changes';
import { pool, transaction, uuidv7 } from '@plugins/kit/server/database';
import { batchCalls, recordChanges } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { errorOf } from '@plugins/kit/server/rules';
import type { PickAnswer } from '@plugins/kit/ui/internal';
import {
  deletePicks,
  insertPicks,
  lockProducts,
  markFirstPick,
  type PickState,
  readLinked,
  readPicks,
} from '../queries/picks';
import { decidePick, wantedState } from '../rules/selection';
import { PickBook } from './pick-book';
import type { PickInput } from './pick-input';

/** Requests of one project that arrive while others are being written share the next transaction. */
const pick = batchCalls<PickInput, PickAnswer>({
  name: 'picks',
  most: 50,
  conflictKey: ({ product, media }) => `${product} ${media}`,
  run: (event, requests) => runPicks(event, requests),
});

/**
 * Adds a photograph to a product's picks or removes it; answers after the commit. Throws SELECTION_LIMIT_REACHED,
 * SELECTION_DONE, PRODUCT_NOT_OPEN, PRODUCT_CLOSED, PICK_NOT_AMONG, PICK_HELD, NOT_FOUND.
 */
export async function setSelection(
  { event, viewer }: Authorized,
  request: { media: string; product: string; selected?: boolean; together?: boolean },
): Promise<PickAnswer> {
  const answer = await pick(event.id, { ...request, viewer });
  announce(event.id);
  // Outside the pick's transaction: the first picks of two products would deadlock there.
  if (answer.created && !event.first_picked_at) await markFirstPick(pool(), event.id);
  return answer;
}

type Outcome = PromiseSettledResult<PickAnswer>;

/** An accepted change of one product; a request that also removes elsewhere results in several. */
interface Granted {
  request: PickInput;
  account: string;
  /** The new pick's id; null for a removal. */
  id: string | null;
  count: number;
}

const refuse = (reason: unknown): Outcome => ({ status: 'rejected', reason });

function answer(
  request: PickInput,
  { id, ...value }: Omit<PickAnswer, 'product_media'> & { id: string | null },
): Outcome {
  const product_media = id && value.selected ? { id, media: request.media, product: request.product } : null;
  return { status: 'fulfilled', value: { ...value, product_media } };
}

/** Adds the change id; of several changes of a request the latest. */
function withChange(outcome: Outcome, change: string | undefined): Outcome {
  if (outcome.status === 'rejected' || !change) return outcome;
  return { status: 'fulfilled', value: { ...outcome.value, change } };
}

/**
 * Runs requests of one project, no two for the same product and photograph, in one transaction. Locks their products'
 * rows first, so that a last free place has one winner over all processes. Counts in a separate statement: under READ
 * COMMITTED a statement that waited for the lock still uses its old snapshot. Decides each request by itself, in
 * order; a refused one does not affect the others. `now`: the moment for the products' days.
 */
export async function runPicks(eventId: string, requests: PickInput[], now = new Date()): Promise<Outcome[]> {
  let outcomes: Outcome[] | null = null;
  // Retry with more locks if a cascade was created between locking and reading.
  while (!outcomes) outcomes = await tryPicks(eventId, requests, now);
  return outcomes;
}

/** Returns null if a cascade requires more locks than were taken. */
async function tryPicks(eventId: string, requests: PickInput[], now: Date): Promise<Outcome[] | null> {
  return transaction(async (sql) => {
    const products = requests.map((request) => request.product);
    const medias = requests.map((request) => request.media);
    const { all } = await lockProducts(sql, eventId, products);
    const states = await readPicks(sql, eventId, requests);
    const linked = states.some((state) => state?.linked);
    if (linked && !all) return null;
    const book = new PickBook(states, medias, linked ? await readLinked(sql, eventId, medias) : []);
    const granted: Granted[] = [];
    const outcomes = requests.map((request, i) => carryOut(book, request, states[i], now, granted));
    const { gone, made } = book.written();
    await deletePicks(sql, gone);
    await insertPicks(
      sql,
      eventId,
      granted.flatMap(({ id, request, account }) => (id && made.has(id) ? [{ id, request, account }] : [])),
    );
    const ids = await recordChanges(sql, granted.map(changeOf(eventId)));
    const said = new Map(granted.map(({ request }, i) => [request, ids[i]]));
    return outcomes.map((outcome, i) => withChange(outcome, said.get(requests[i] as PickInput)));
  });
}

function carryOut(
  book: PickBook,
  request: PickInput,
  state: PickState | undefined,
  now: Date,
  granted: Granted[],
): Outcome {
  if (!state) return refuse(new KeepersError('NOT_FOUND'));
  const { product, media } = request;
  const pick = book.pick(product, media);
  const wanted = wantedState(request.selected, pick !== null);
  const holders = wanted ? [] : book.holders(product, media);
  const decision = decide(book, request, { ...state, pick }, { wanted, holders, now });
  if (!decision.allowed) return refuse(errorOf(decision));
  if (decision.change === 'none')
    return answer(request, { selected: wanted, created: false, count: book.count(product), id: pick });
  const note = (of: string, id: string | null): number => {
    const count = book.set(of, media, id, state.counts);
    granted.push({
      request: of === product ? request : { ...request, product: of },
      account: state.account_id,
      id,
      count,
    });
    return count;
  };
  // From the bottom of the cascade up: at no moment may a product hold a photograph that its parent lacks.
  const also = [...holders].reverse().map(({ id }) => ({ product: id, count: note(id, null) }));
  const id = wanted ? uuidv7() : null;
  const count = note(product, id);
  return answer(request, {
    selected: wanted,
    created: wanted,
    count,
    id,
    ...(also.length > 0 ? { also } : {}),
  });
}

function decide(
  book: PickBook,
  { product, media, together = false }: PickInput,
  state: PickState,
  { wanted, holders, now }: { wanted: boolean; holders: ReturnType<PickBook['holders']>; now: Date },
) {
  const { time_zone } = state;
  const among = wanted ? book.among(product) : null;
  const closed = holders
    .map((holder) => ({ product: holder.name, time: timeOf({ ...holder, time_zone }, now) }))
    .find(({ time }) => time.state !== 'open');
  const asked = {
    wanted,
    already: state.pick !== null,
    count: book.count(product),
    maxphotos: state.maxphotos,
    allowExtra: state.extra,
    priced: state.priced,
    time: timeOf(state, now),
    among: among && { name: among.name, picked: book.pick(among.id, media) !== null },
    holders: holders.map(({ name }) => name),
    together,
    done: state.done,
    productMatchesEvent: state.media_seen || !wanted,
    mayselect: true,
    product: state.name,
  };
  const decision = decidePick(asked);
  // Removing it there, too, is allowed only while those products accept picks.
  return decision.allowed && decision.change === 'remove' && closed
    ? decidePick({ ...asked, ...closed })
    : decision;
}

const changeOf =
  (event: string) =>
  ({ request, id, count }: Granted) => ({
    event,
    kind: 'pick' as const,
    data: {
      product: request.product,
      media: request.media,
      selected: id !== null,
      count,
      picked_by: id ? request.viewer.name : null,
    },
    actor: { grant: request.viewer.grant?.id, user: request.viewer.user?.id, name: request.viewer.name },
  });
