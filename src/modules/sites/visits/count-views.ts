import { describeError } from '@/core/errors/describe-error';
import { noteVisit } from '@/core/events/visits';
import { once } from '@/core/process/state';
import { addCounts, type Count, type CountKind } from './queries';
import { readTerm } from './rules/read-term';
import { OTHER_SOURCES, readView, type ViewRequest } from './rules/read-view';

/** How long counts are kept in memory: many views become one statement. */
const FLUSH_MS = 10_000;
/** Sources of one website that a process keeps apart on one day; further ones are `OTHER_SOURCES`, since a visitor can send any. */
const MOST_SOURCES = 50;
/** Names of counts in memory; beyond them views are not counted until the next statement. */
const MOST_COUNTS = 20_000;

interface Counter {
  counts: Map<string, Count>;
  /** The sources of each account on `day`, and its terms. */
  sources: Map<string, Set<string>>;
  day: number;
  timer: NodeJS.Timeout | null;
}

const counter = () =>
  once<Counter>('site-views', () => ({ counts: new Map(), sources: new Map(), day: 0, timer: null }));

function add(account: string, kind: CountKind, name: string): void {
  const { counts } = counter();
  const key = `${account} ${kind} ${name}`;
  const found = counts.get(key);
  if (found) found.count += 1;
  else if (counts.size < MOST_COUNTS) counts.set(key, { account, kind, name, count: 1 });
}

/** Returns a source, or a term, as it is counted: beyond those that are kept apart, `OTHER_SOURCES`. */
function keptApart(account: string, source: string): string {
  const held = counter();
  const today = Math.floor(Date.now() / 86_400_000);
  if (held.day !== today) {
    held.day = today;
    held.sources.clear();
  }
  const known = held.sources.get(account) ?? new Set();
  held.sources.set(account, known);
  if (!known.has(source) && known.size >= MOST_SOURCES) return OTHER_SOURCES;
  known.add(source);
  return source;
}

/**
 * Counts a page that was sent to a visitor of an account's website: in memory, written within ten seconds. Stores no
 * address, no cookie and nothing else of the visitor; by `address` features distinguish visitors.
 */
export function countView(
  account: string,
  path: string,
  { address = '', search = '', ...request }: ViewRequest & { address?: string; search?: string },
): void {
  const source = readView(request);
  if (source === undefined) return;
  noteVisit({ account, event: null, visitor: `${address} ${request.agent ?? ''}`, at: Date.now() });
  add(account, 'page', path);
  if (source !== null) add(account, 'source', keptApart(account, source));
  const term = source === null ? null : readTerm(request.referer, search);
  if (term !== null) add(account, 'term', keptApart(`${account} term`, term));
  const held = counter();
  held.timer ??= setTimeout(() => void writeViews(), FLUSH_MS).unref();
}

/** Writes the counts in memory; those that cannot be written are lost, and logged. */
export async function writeViews(): Promise<void> {
  const held = counter();
  if (held.timer) clearTimeout(held.timer);
  held.timer = null;
  const counts = [...held.counts.values()];
  held.counts.clear();
  if (counts.length === 0) return;
  await addCounts(counts).catch((error: unknown) =>
    console.error(
      `Visits of websites could not be counted, ${counts.length} counts are lost: ${describeError(error)}`,
    ),
  );
}
