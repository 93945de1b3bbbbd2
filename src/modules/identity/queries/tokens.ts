import { pool, type Sql } from '@/core/db/pool';

/** The purposes of a mailed link's token. */
export type TokenKind = 'confirm' | 'email' | 'reset' | 'unlock' | 'erasure';

/** What a consumed token proved. */
export interface Spent {
  user: string;
  kind: TokenKind;
  data: { email?: string } | null;
}

/** Writes a token by its hash, valid for `minutes`; the user's unused ones of its kind are deleted. */
export async function replaceToken(
  sql: Sql,
  token: Spent & { hash: string; minutes: number },
): Promise<void> {
  await sql.query('delete from account_tokens where user_id = $1 and kind = $2 and used_at is null', [
    token.user,
    token.kind,
  ]);
  await sql.query(
    `insert into account_tokens (user_id, kind, hash, data, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [token.user, token.kind, token.hash, token.data && JSON.stringify(token.data), token.minutes],
  );
}

const LIVING = 'hash = $1 and kind = any($2) and used_at is null and expires_at > now()';

/** Marks a valid token as used; null where it is unknown, used, expired or of another kind. */
export async function useToken(sql: Sql, hash: string, kinds: TokenKind[]): Promise<Spent | null> {
  const { rows } = await sql.query<{ user: string; kind: TokenKind; data: Spent['data'] }>(
    `update account_tokens set used_at = now() where ${LIVING} returning user_id as user, kind, data`,
    [hash, kinds],
  );
  return rows[0] ?? null;
}

/** Whether there is a valid token of this hash. */
export async function tokenExists(hash: string, kinds: TokenKind[]): Promise<boolean> {
  const { rowCount } = await pool().query(`select 1 from account_tokens where ${LIVING}`, [hash, kinds]);
  return Boolean(rowCount);
}

/** Deletes a user's tokens for a new password. */
export async function deleteResetTokens(sql: Sql, user: string): Promise<void> {
  await sql.query(`delete from account_tokens where user_id = $1 and kind = 'reset'`, [user]);
}

/** Deletes a user's unused tokens of every kind. */
export async function deleteUnusedTokens(sql: Sql, user: string): Promise<void> {
  await sql.query('delete from account_tokens where user_id = $1 and used_at is null', [user]);
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
