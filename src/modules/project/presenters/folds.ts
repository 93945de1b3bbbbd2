import { type ListedLook, type ListQuery, listLooks } from '@media/lists/repo';
import { describeFault } from '@/core/errors/describe-fault';
import { once } from '@/core/process/state';
import type { Fold } from '@/core/wire';
import type { EventRow } from '@/modules/access/project-repo';

/** A list a person looks at, of which a feature may say which photographs are shown for others. */
export interface FoldedList {
  account: string;
  event: string;
  gallery: string;
  /** All its photographs in its order; asked of the database when it is called. */
  photographs: () => Promise<readonly ListedLook[]>;
}

/** The feature's answer: positions in the list, the one shown for the others first; each photograph once at most. */
export type FindFolds = (list: FoldedList) => Promise<Fold[]>;

interface Known {
  find: FindFolds | null;
  /** What was found for a list of these ids, for a moment. */
  found: Map<string, { ids: string; until: number; folds: Promise<Fold[]> }>;
}

/** Milliseconds an answer serves everybody who opens the same list's page. */
const SERVES = 5000;
/** Lists whose answers are kept. */
const MOST_LISTS = 200;

const known = () => once<Known>('folds', () => ({ find: null, found: new Map() }));

/** Lets a feature fold lists: one answers for all of them. */
export function answerFolds(find: FindFolds): void {
  known().find = find;
}

/** Whether any feature folds. */
export const hasFolds = (): boolean => known().find !== null;

type Asked = Omit<ListQuery, 'page'>;

/** The folds of a list whose photographs are known; undefined where nothing is folded: no feature, or a selection. */
export async function foldsOf(
  event: EventRow,
  query: Asked,
  photographs: () => Promise<readonly ListedLook[]>,
): Promise<Fold[] | undefined> {
  const { find } = known();
  if (!find || query.picked || query.only || !query.of.gallery) return undefined;
  const list = { account: event.account_id, event: event.id, gallery: query.of.gallery, photographs };
  try {
    return await find(list);
  } catch (error) {
    // A list without folds is whole; one that does not come is not.
    console.error(`Folding a list failed: ${describeFault(error)}`);
    return [];
  }
}

/**
 * The folds of a list as a page comes with it: of those with a photograph among the page's. `ids` are all of the list as the
 * page found it; where the list has changed since, it comes without.
 */
export async function foldsOfPage(
  event: EventRow,
  query: Asked,
  { ids, from, to }: { ids: readonly string[]; from: number; to: number },
): Promise<Fold[] | undefined> {
  if (!hasFolds() || query.picked || query.only || !query.of.gallery) return undefined;
  const slot = `${query.of.gallery} ${query.role} ${query.sortBy}`;
  const text = ids.join();
  const { found } = known();
  const before = found.get(slot);
  const now = Date.now();
  const still = before?.ids === text && before.until > now ? before : undefined;
  const folds = still?.folds ?? findAnew(event, query, ids);
  if (!still) {
    found.delete(slot);
    found.set(slot, { ids: text, until: now + SERVES, folds });
    const [oldest] = found.keys();
    if (found.size > MOST_LISTS && oldest !== undefined) found.delete(oldest);
  }
  return (await folds).filter((fold) => fold.some((at) => at >= from && at < to));
}

async function findAnew(event: EventRow, query: Asked, ids: readonly string[]): Promise<Fold[]> {
  let same = true;
  const folds = await foldsOf(event, query, async () => {
    const rows = await listLooks(query);
    same = rows.length === ids.length && rows.every(({ id }, at) => id === ids[at]);
    return rows;
  });
  return same ? (folds ?? []) : [];
}
