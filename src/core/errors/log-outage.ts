import { once } from '@/core/process/state';
import type { ExternalPart } from './unavailable-part';

const AGAIN_MS = 30_000;

const SAYS: Record<ExternalPart, string> = {
  database: 'Database unreachable; responding 503 until it recovers. Check that PostgreSQL is running',
  storage:
    'Photo storage unreachable; pictures respond 503 until it recovers. Run "npm run doctor" for the cause',
  disk: 'Disk full; uploads and changes are refused until there is space. Free disk space; saved data is intact',
};

/** Logs one line, at most every 30 seconds for each part: under load one outage fails many requests. */
export function logOutage(part: ExternalPart, error: unknown): void {
  const logged = once<Map<ExternalPart, number>>('outages-reported', () => new Map());
  const now = Date.now();
  if (now - (logged.get(part) ?? 0) < AGAIN_MS) return;
  logged.set(part, now);
  const { message, code } = error as { message?: string; code?: string };
  console.error(`${SAYS[part]} (${(message || code || String(error)).split('\n')[0]}).`);
}
