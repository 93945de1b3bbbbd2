import type { ServerResponse } from 'node:http';
import { KeepersError } from '@/core/errors/errors';
import { once } from '@/core/process/state';

/** Streams one person may have open to one web process: more windows and devices than people use at once. */
export const LINES_EACH = 30;

const open = () => once<Map<string, number>>('live-lines', () => new Map());

/**
 * Counts a stream of `who` (a grant, or a person of the studio) for as long as its connection lasts. Throws
 * TOO_MANY_LINES at the limit. Call it before the first `await`, or many at once pass.
 */
export function countLine(who: string, response: ServerResponse): void {
  const lines = open();
  const count = lines.get(who) ?? 0;
  if (count >= LINES_EACH) throw new KeepersError('TOO_MANY_LINES');
  lines.set(who, count + 1);
  response.once('close', () => {
    const left = (lines.get(who) ?? 1) - 1;
    if (left > 0) lines.set(who, left);
    else lines.delete(who);
  });
}
