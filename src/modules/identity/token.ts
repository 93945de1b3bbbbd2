import { hashToken, randomToken } from '@/core/crypto';
import { pool, type Sql } from '@/core/db/pool';

/** What a link in a message may be for, and for how many minutes. */
const MINUTES = {
  confirm: 7 * 24 * 60,
  email: 24 * 60,
  reset: 120,
  unlock: 120,
  erasure: 30 * 24 * 60,
} as const;
export type TokenKind = keyof typeof MINUTES;

/** What a spent token proved. */
export interface Spent {
  user: string;
  kind: TokenKind;
  data: { email?: string } | null;
}

/**
 * A new token for one person; earlier ones of its kind end. Only its hash is kept, so whoever reads the database cannot
 * follow anybody's link.
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

/** Uses a token up: of several who come with the same one, one gets it. Null: not there, used, over, of another kind. */
export async function spendToken(sql: Sql, token: string, kinds: TokenKind[]): Promise<Spent | null> {
  const { rows } = await sql.query<{ user: string; kind: TokenKind; data: Spent['data'] }>(
    `update account_tokens set used_at = now() where ${LIVING} returning user_id as user, kind, data`,
    [hashToken(token), kinds],
  );
  return rows[0] ?? null;
}

/** Whether a token would be taken now; looking does not use it up (mail scanners open links). */
export async function tokenLives(token: string, kinds: TokenKind[]): Promise<boolean> {
  const { rowCount } = await pool().query(`select 1 from account_tokens where ${LIVING}`, [
    hashToken(token),
    kinds,
  ]);
  return Boolean(rowCount);
}

/** How many tokens of a kind a person was sent in the last minutes: nobody's mailbox is filled by somebody else. */
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
