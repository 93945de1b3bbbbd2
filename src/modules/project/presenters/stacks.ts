import { type ListedLook, type ListQuery, listLooks } from '@media/lists/queries/lists';
import { describeError } from '@/core/errors/describe-error';
import { once } from '@/core/process/state';
import type { Stack } from '@/core/wire';
import type { EventRow } from '@/modules/access/queries';

/** A list for a viewer, in which a feature may stack photographs. */
export interface StackedList {
  account: string;
  event: string;
  gallery: string;
  /** Queries all its photographs in order. */
  photographs: () => Promise<readonly ListedLook[]>;
}

/** Returns stacks as positions in the list, the top photograph first; each photograph at most once. */
export type FindStacks = (list: StackedList) => Promise<Stack[]>;

interface Known {
  find: FindStacks | null;
  /** Cached results for a list of these ids. */
  found: Map<string, { ids: string; until: number; folds: Promise<Stack[]> }>;
}

/** Milliseconds for which a result is shared by all viewers of the same list. */
const SERVES = 5000;
/** Maximum number of cached lists. */
const MOST_LISTS = 200;

const known = () => once<Known>('folds', () => ({ find: null, found: new Map() }));

/** Registers the one feature that stacks photographs. */
export function provideStacks(find: FindStacks): void {
  known().find = find;
}

/** Whether a feature stacks photographs. */
export const hasStacks = (): boolean => known().find !== null;

type StackQuery = Omit<ListQuery, 'page'>;

/** Returns the stacks of a list whose photographs are known; undefined without stacks: no feature, or a selection. */
export async function stacksOf(
  event: EventRow,
  query: StackQuery,
  photographs: () => Promise<readonly ListedLook[]>,
): Promise<Stack[] | undefined> {
  const { find } = known();
  if (!find || query.picked || query.only || !query.of.gallery) return undefined;
  const list = { account: event.account_id, event: event.id, gallery: query.of.gallery, photographs };
  try {
    return await find(list);
  } catch (error) {
    // A list without stacks is still complete; a failed request is not.
    console.error(`Could not stack a list; it is shown without stacks: ${describeError(error)}`);
    return [];
  }
}

/**
 * Returns the stacks of a page: those with a photograph on it. `ids` are all of the list as the page read it; if the
 * list has changed since, there are none.
 */
export async function stacksOfPage(
  event: EventRow,
  query: StackQuery,
  { ids, from, to }: { ids: readonly string[]; from: number; to: number },
): Promise<Stack[] | undefined> {
  if (!hasStacks() || query.picked || query.only || !query.of.gallery) return undefined;
  const slot = `${query.of.gallery} ${query.role} ${query.sortBy}`;
  const text = ids.join();
  const { found } = known();
  const before = found.get(slot);
  const now = Date.now();
  const still = before?.ids === text && before.until > now ? before : undefined;
  const folds = still?.folds ?? queryStacks(event, query, ids);
  if (!still) {
    found.delete(slot);
    found.set(slot, { ids: text, until: now + SERVES, folds });
    const [oldest] = found.keys();
    if (found.size > MOST_LISTS && oldest !== undefined) found.delete(oldest);
  }
  return (await folds).filter((fold) => fold.some((at) => at >= from && at < to));
}

async function queryStacks(event: EventRow, query: StackQuery, ids: readonly string[]): Promise<Stack[]> {
  let same = true;
  const folds = await stacksOf(event, query, async () => {
    const rows = await listLooks(query);
    same = rows.length === ids.length && rows.every(({ id }, at) => id === ids[at]);
    return rows;
  });
  return same ? (folds ?? []) : [];
}
