import { hashToken, randomToken } from '@/core/crypto';
import type { Sql } from '@/core/db/pool';
import {
  replaceToken,
  type Spent,
  type TokenKind,
  tokenExists,
  useToken,
} from '@/modules/identity/queries/tokens';

/** The purposes of a mailed link's token, and for how many minutes each is valid. */
const MINUTES = {
  confirm: 7 * 24 * 60,
  email: 24 * 60,
  reset: 120,
  unlock: 120,
  erasure: 30 * 24 * 60,
} as const satisfies Record<TokenKind, number>;

/**
 * Issues a token to one user; earlier ones of its kind are revoked. Stores only its hash, so that a reader of the
 * database cannot use it.
 */
export async function issueToken(
  sql: Sql,
  user: string,
  kind: TokenKind,
  data: Spent['data'] = null,
): Promise<string> {
  const token = randomToken(32);
  await replaceToken(sql, { user, kind, data, hash: hashToken(token), minutes: MINUTES[kind] });
  return token;
}

/** Consumes a token: of several concurrent requests, one succeeds. Null: unknown, used, expired, of another kind. */
export async function spendToken(sql: Sql, token: string, kinds: TokenKind[]): Promise<Spent | null> {
  return useToken(sql, hashToken(token), kinds);
}

/** Whether a token is valid, without consuming it (mail scanners open links). */
export async function tokenLives(token: string, kinds: TokenKind[]): Promise<boolean> {
  return tokenExists(hashToken(token), kinds);
}
