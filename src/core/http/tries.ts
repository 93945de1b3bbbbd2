import { captcha } from '@/core/captcha/verifier';
import { ENTRY_ADDRESS_TRIES, ENTRY_BLOCK_TRIES, ENTRY_TRIES, ENTRY_WINDOW_MINUTES } from '@/core/constants';
import { hashToken } from '@/core/crypto';
import { pool } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { networksOf } from '@/core/http/network';
import { countTries, insertTries } from '@/core/http/queries';

/** The sender of a try. */
export interface Trier {
  address: string;
  /** The browser's session; all browsers without cookies share one. */
  trySession: string;
}

/** The counters of a wrong try, and the limit of each. */
function countersOf(kind: string, { address, trySession }: Trier): { key: string; most: number }[] {
  const { near, block } = networksOf(address);
  return [
    // By network *and* browser, so that one guest's wrong codes do not hold up the others behind the same router …
    { key: hashToken([kind, near, trySession].join(':')), most: ENTRY_TRIES },
    // … by network alone, many more: a program may use a new session for each try …
    { key: hashToken([kind, near].join(':')), most: ENTRY_ADDRESS_TRIES },
    // … and by the block around it: a program may use a new network for each try.
    ...(block ? [{ key: hashToken([kind, block].join(':')), most: ENTRY_BLOCK_TRIES }] : []),
  ];
}

/**
 * Throws TOO_MANY_TRIES when this browser or network has failed too often lately, unless `proof`
 * (`recaptcha_token` on the wire) opens this one try. The count is in the database, shared by every web process.
 */
export async function guardTries(kind: string, who: Trier, proof?: string): Promise<void> {
  const counters = countersOf(kind, who);
  const rows = await countTries(
    counters.map(({ key }) => key),
    ENTRY_WINDOW_MINUTES,
  );
  const full = rows.filter((row) => counters.some(({ key, most }) => key === row.key && row.count >= most));
  if (full.length === 0) return;
  if (proof && (await captcha().verify(proof, { address: who.address }))) return;
  const error = new KeepersError('TOO_MANY_TRIES', { minutes: ENTRY_WINDOW_MINUTES });
  const oldest = Math.min(...full.map((row) => row.oldest.getTime()));
  const ends = oldest + ENTRY_WINDOW_MINUTES * 60_000;
  throw Object.assign(error, { retryAfter: Math.max(1, Math.ceil((ends - Date.now()) / 1000)) });
}

/** Counts one wrong try. */
export async function countTry(kind: string, who: Trier): Promise<void> {
  const keys = countersOf(kind, who).map(({ key }) => key);
  await insertTries(pool(), keys);
}
