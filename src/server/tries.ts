import { ENTRY_ADDRESS_TRIES, ENTRY_TRIES, ENTRY_WINDOW_MINUTES } from '@/domain/constants';
import { KeepersError } from '@/domain/errors';
import { captcha } from '@/server/captcha/verifier';
import { hashToken } from '@/server/crypto';
import { pool } from '@/server/database/pool';

/** Who tries. */
export interface Trier {
  address: string;
  /** The browser's session; all browsers that keep no cookie are one. */
  trySession: string;
}

/** By address *and* browser, so that one guest's wrong codes do not hold up the others behind the same router … */
const browserKey = (kind: string, { address, trySession }: Trier) =>
  hashToken([kind, address, trySession].join(':'));
/** … and by address alone, many more: a program may take a new session for each try. */
const addressKey = (kind: string, { address }: Trier) => hashToken([kind, address].join(':'));

/**
 * Throws TOO_MANY_TRIES when this browser or address has failed too often lately, unless `proof` (the contract's
 * `recaptcha_token`) opens this one try. The count lives in the database, shared by every web process.
 */
export async function guardTries(kind: string, who: Trier, proof?: string): Promise<void> {
  const { rows } = await pool().query<{ mine: number; all: number; oldest: Date | null }>(
    `select count(*) filter (where key = $1)::int as mine, count(*) filter (where key = $2)::int as all,
            min(created_at) as oldest
       from tries where key in ($1, $2) and created_at > now() - make_interval(mins => $3)`,
    [browserKey(kind, who), addressKey(kind, who), ENTRY_WINDOW_MINUTES],
  );
  const found = rows[0];
  if (!found || (found.mine < ENTRY_TRIES && found.all < ENTRY_ADDRESS_TRIES)) return;
  if (proof && (await captcha().verify(proof, { address: who.address }))) return;
  const error = new KeepersError('TOO_MANY_TRIES', { minutes: ENTRY_WINDOW_MINUTES });
  const ends = (found.oldest?.getTime() ?? Date.now()) + ENTRY_WINDOW_MINUTES * 60_000;
  throw Object.assign(error, { retryAfter: Math.max(1, Math.ceil((ends - Date.now()) / 1000)) });
}

/** Writes down one wrong try. */
export async function countTry(kind: string, who: Trier): Promise<void> {
  await pool().query('insert into tries (key) values ($1), ($2)', [
    browserKey(kind, who),
    addressKey(kind, who),
  ]);
}
