import { type ZodType, z } from 'zod';
import { isKeepersError, KeepersError } from '@/core/errors/errors';
import { sayFault } from '@/core/errors/say-fault';

/** Milliseconds a feature has for an answer somebody waits for. */
const PATIENCE = 20_000;

/** What a feature answered, as it may be believed. Throws, on one line, where it does not fit. */
export function asAnswered<T>(schema: ZodType<T>, said: unknown): T {
  const { data, error } = schema.safeParse(said);
  if (error)
    throw new Error(`it answers what it may not: ${z.prettifyError(error).replaceAll(/\s*\n\s*/g, ' ')}`);
  return data as T;
}

/**
 * Asks something of a feature that somebody waits for. What it refuses in words passes on; whatever else it throws, and
 * silence, is written down with its name (`Feature "x": its lab`) and told as UNAVAILABLE: its failure stays its own.
 */
export async function askFeature<T>(
  name: string,
  ask: (signal: AbortSignal) => Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  const waiting = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${patience} ms`));
      waiting.abort();
    }, patience);
  });
  try {
    return await Promise.race([ask(waiting.signal), silence]);
  } catch (error) {
    if (isKeepersError(error)) throw error;
    console.error(`${name} failed: ${sayFault(error)}`);
    throw new KeepersError('UNAVAILABLE');
  } finally {
    clearTimeout(timer);
  }
}
