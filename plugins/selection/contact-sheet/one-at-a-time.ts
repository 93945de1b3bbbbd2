import type { Readable } from 'node:stream';
import { KeepersError } from '@plugins/kit/server';

const RETRY_SECONDS = 10;
/** Sheets that are being drawn in this process, by whom and of what. */
const drawing = new Set<string>();

/**
 * Draws one thing a key at a time in this process: until it is read, or nobody reads it any more, the next is refused.
 * Throws RATE_REACHED.
 */
export async function oneAtATime(key: string, draw: () => Promise<Readable>): Promise<Readable> {
  if (drawing.has(key))
    throw Object.assign(new KeepersError('RATE_REACHED', { minutes: 1 }), { retryAfter: RETRY_SECONDS });
  drawing.add(key);
  try {
    const body = await draw();
    body.once('close', () => drawing.delete(key));
    return body;
  } catch (error) {
    drawing.delete(key);
    throw error;
  }
}
