import type { Readable } from 'node:stream';
import { KeepersError } from '@plugins/kit/server';

const RETRY_SECONDS = 10;
/** Keys of the sheets being rendered in this process. */
const drawing = new Set<string>();

/**
 * Renders one sheet per key at a time in this process: refuses another until the stream has ended or closed. Throws
 * RATE_REACHED.
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
