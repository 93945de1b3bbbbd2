import { type ZodType, z } from 'zod';
import { env } from '@/core/env';
import { errorLine } from '@/core/errors/error-line';
import { isKeepersError, KeepersError } from '@/core/errors/errors';
import { isDatabaseOutage } from '@/core/errors/unavailable-part';

/** Milliseconds a feature has for an answer that a request waits for. */
const PATIENCE = 20_000;

/** Returns a feature's answer as its schema's type. Throws one line where it does not match. */
export function asAnswered<T>(schema: ZodType<T>, said: unknown): T {
  const { data, error } = schema.safeParse(said);
  if (error)
    throw new Error(
      `its answer does not match the schema: ${z.prettifyError(error).replaceAll(/\s*\n\s*/g, ' ')}`,
    );
  return data as T;
}

/**
 * Calls a feature while a request waits. Its KeepersErrors pass through, and an outage of the database, which is not its
 * failure: the request ends and is repeated. Any other error, and a timeout, is logged with the feature's name
 * (`Feature "x": its lab`) and becomes UNAVAILABLE, so that its failure stays its own.
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
    if (isKeepersError(error) || isDatabaseOutage(error, env().databaseUrl)) throw error;
    console.error(`${name} failed: ${errorLine(error)}. The request gets UNAVAILABLE.`);
    throw new KeepersError('UNAVAILABLE');
  } finally {
    clearTimeout(timer);
  }
}
