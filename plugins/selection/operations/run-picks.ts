import { changes, database, KeepersError, rules } from '@plugins/kit/server';
import type { PickAnswer, PickWish } from './pick-wish';
import { deletePicks, insertPicks, lockProducts, type PickState, readPicks } from './picks-repo';

type Outcome = PromiseSettledResult<PickAnswer>;

/** A wish that is granted and changes something. */
interface Granted {
  wish: PickWish;
  state: PickState;
  /** Of the new pick; null where one is taken off. */
  id: string | null;
  count: number;
}

const refuse = (reason: unknown): Outcome => ({ status: 'rejected', reason });

function answer(
  wish: PickWish,
  selected: boolean,
  created: boolean,
  count: number,
  id: string | null,
): Outcome {
  const product_media = id && selected ? { id, media: wish.media, product: wish.product } : null;
  return { status: 'fulfilled', value: { selected, created, count, product_media } };
}

/**
 * Carries out wishes of one project, no two of them for the same product and photograph, in one transaction. Their
 * products' rows are locked first, so that a last free place has one winner over all processes; counting is a statement
 * of its own, because one that waits for a lock would count with the eyes it had before. Each wish is decided by
 * itself, in order; one that is refused does not hold up the others.
 */
export async function runPicks(eventId: string, wishes: PickWish[]): Promise<Outcome[]> {
  return database.transaction(async (sql) => {
    await lockProducts(
      sql,
      eventId,
      wishes.map((wish) => wish.product),
    );
    const states = await readPicks(sql, eventId, wishes);
    const counts = new Map(states.map((state) => [state?.product ?? '', state?.count ?? 0]));
    const granted: Granted[] = [];
    const outcomes = wishes.map((wish, i) => {
      const state = states[i];
      const count = counts.get(wish.product) ?? 0;
      if (!state) return refuse(new KeepersError('NOT_FOUND'));
      const wanted = rules.wantedState(wish.selected, state.pick !== null);
      const decision = decide(wanted, state, count);
      if (!decision.allowed) return refuse(rules.errorOf(decision));
      if (decision.change === 'none') return answer(wish, wanted, false, count, state.pick);
      const id = wanted ? database.newId() : null;
      const now = count + (wanted ? 1 : state.counts ? -1 : 0);
      counts.set(wish.product, now);
      granted.push({ wish, state, id, count: now });
      return answer(wish, wanted, wanted, now, id);
    });
    await deletePicks(
      sql,
      granted.flatMap(({ id, state }) => (id === null && state.pick ? [state.pick] : [])),
    );
    await insertPicks(
      sql,
      eventId,
      granted.flatMap(({ id, wish, state }) => (id ? [{ id, wish, account: state.account_id }] : [])),
    );
    await changes.recordAll(sql, granted.map(changeOf(eventId)));
    return outcomes;
  });
}

function decide(wanted: boolean, state: PickState, count: number) {
  return rules.decidePick({
    wanted,
    already: state.pick !== null,
    count,
    maxphotos: state.maxphotos,
    allowExtra: state.extra,
    done: state.done,
    productMatchesEvent: state.media_seen || !wanted,
    mayselect: true,
    product: state.name,
  });
}

const changeOf =
  (event: string) =>
  ({ wish, id, count }: Granted) => ({
    event,
    kind: 'pick' as const,
    data: {
      product: wish.product,
      media: wish.media,
      selected: id !== null,
      count,
      picked_by: id ? wish.viewer.name : null,
    },
    actor: { grant: wish.viewer.grant?.id, user: wish.viewer.user?.id, name: wish.viewer.name },
  });
