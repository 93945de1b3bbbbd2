import { once } from '@/core/process/state';
import type { Part } from './part-away';

const AGAIN_MS = 30_000;

const SAYS: Record<Part, string> = {
  database: 'The database is away: answers are 503 until it is back. Look whether PostgreSQL runs',
  storage: 'The storage of photographs is away: they are 503 until it is back. "npm run doctor" says why',
  disk: 'The disk is full: nothing is taken in until there is room. Free some, nothing is lost',
};

/** One line for the log, at most every half minute for each part: a fault under load is one fault. */
export function tellOutage(part: Part, error: unknown): void {
  const told = once<Map<Part, number>>('outages-told', () => new Map());
  const now = Date.now();
  if (now - (told.get(part) ?? 0) < AGAIN_MS) return;
  told.set(part, now);
  const { message, code } = error as { message?: string; code?: string };
  console.error(`${SAYS[part]} (${(message || code || String(error)).split('\n')[0]}).`);
}
