import { hashToken, randomToken } from '@/core/crypto';
import { pool, type Sql } from '@/core/db/pool';

/** The purposes of a mailed link's token, and for how many minutes each is valid. */
const MINUTES = {
  confirm: 7 * 24 * 60,
  email: 24 * 60,
  reset: 120,
  unlock: 120,
  erasure: 30 * 24 * 60,
} as const;
export type TokenKind = keyof typeof MINUTES;

/** What a consumed token proved. */
export interface Spent {
  user: string;
  kind: TokenKind;
  data: { email?: string } | null;
}

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
  await sql.query('delete from account_tokens where user_id = $1 and kind = $2 and used_at is null', [
    user,
    kind,
  ]);
  await sql.query(
    `insert into account_tokens (user_id, kind, hash, data, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [user, kind, hashToken(token), data && JSON.stringify(data), MINUTES[kind]],
  );
  return token;
}

const LIVING = 'hash = $1 and kind = any($2) and used_at is null and expires_at > now()';

/** Consumes a token: of several concurrent requests, one succeeds. Null: unknown, used, expired, of another kind. */
export async function spendToken(sql: Sql, token: string, kinds: TokenKind[]): Promise<Spent | null> {
  const { rows } = await sql.query<{ user: string; kind: TokenKind; data: Spent['data'] }>(
    `update account_tokens set used_at = now() where ${LIVING} returning user_id as user, kind, data`,
    [hashToken(token), kinds],
  );
  return rows[0] ?? null;
}

/** Whether a token is valid, without consuming it (mail scanners open links). */
export async function tokenLives(token: string, kinds: TokenKind[]): Promise<boolean> {
  const { rowCount } = await pool().query(`select 1 from account_tokens where ${LIVING}`, [
    hashToken(token),
    kinds,
  ]);
  return Boolean(rowCount);
}

/** Returns how many tokens of a kind a user was sent in the last minutes, to limit mail that others can trigger. */
export async function issuedLately(
  sql: Sql,
  user: string,
  kind: TokenKind,
  minutes: number,
): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from mails m join users u on u.id = $1 and m."to" = u.email
      where m.kind = $2 and m.created_at > now() - make_interval(mins => $3)`,
    [user, `account.${kind}`, minutes],
  );
  return rows[0]?.count ?? 0;
}
