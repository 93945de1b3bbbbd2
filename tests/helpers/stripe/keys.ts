import { createHash } from 'node:crypto';
import { now, type World } from './state';
import { StripeRefusal } from './wire';

const DAY = 86_400;

/** An answer kept under an idempotency key; without `status` its request is still running. */
interface Kept {
  print: string;
  at: number;
  status?: number;
  body?: string;
}

/** The idempotency keys of all accounts. */
export type Keys = Map<string, Kept>;

const clash = (status: number, code: string | null, message: string) =>
  new StripeRefusal(status, { type: 'idempotency_error', message, ...(code && { code }) });

/**
 * Takes a key for a request, or returns the answer it has. Throws 409 while the first request runs, and 400 for
 * other parameters. A key lives for 24 hours on Stripe's clock.
 */
export function takeKey(
  world: World,
  keys: Keys,
  key: string,
  asked: string,
): { replay: { status: number; body: string } | null } {
  const print = createHash('sha256').update(asked).digest('hex');
  const kept = keys.get(key);
  if (kept && kept.at + DAY > now(world)) {
    if (kept.print !== print)
      throw clash(
        400,
        null,
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      );
    if (kept.status === undefined)
      throw clash(
        409,
        'idempotency_key_in_use',
        'There is currently another in-progress request using this Idempotent Key.',
      );
    return { replay: { status: kept.status, body: kept.body ?? '' } };
  }
  keys.set(key, { print, at: now(world) });
  return { replay: null };
}

/** Keeps the answer of a request under its key; null frees the key. */
export function settleKey(keys: Keys, key: string, answer: { status: number; body: string } | null): void {
  const kept = keys.get(key);
  if (!answer) keys.delete(key);
  else if (kept) Object.assign(kept, answer);
}
