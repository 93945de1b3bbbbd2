import type { Sql } from '@/core/db/pool';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';

/** A stored second factor. */
export interface FactorRow {
  id: string;
  kind: 'passkey' | 'codes' | 'recovery';
  name: string | null;
  credential: string | null;
  secret: string;
  counter: number;
  data: { transports?: string[] } | null;
  confirmed_at: Date | null;
  created_at: Date;
  used_at: Date | null;
}

/** Returns a user's factors of some kinds, confirmed or not, oldest first. */
export async function findFactors(
  user: string,
  kinds: FactorRow['kind'][],
  sql: Sql = pool(),
): Promise<FactorRow[]> {
  const { rows } = await sql.query<FactorRow & { counter: string }>(
    `select id, kind, name, credential, secret, counter, data, confirmed_at, created_at, used_at
       from second_factors where user_id = $1 and kind = any($2) order by id`,
    [user, kinds],
  );
  return rows.map((row) => ({ ...row, counter: Number(row.counter) }));
}

/** Writes a factor, confirmed now or not; returns its id. */
export async function insertFactor(
  sql: Sql,
  user: string,
  factor: Pick<FactorRow, 'kind' | 'secret'> & Partial<FactorRow> & { confirmed: boolean },
): Promise<string> {
  const id = factor.id ?? uuidv7();
  const data = factor.data ? JSON.stringify(factor.data) : null;
  await sql.query(
    `insert into second_factors (id, user_id, kind, name, credential, secret, counter, data, confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, case when $9 then now() end)`,
    [
      id,
      user,
      factor.kind,
      factor.name ?? null,
      factor.credential ?? null,
      factor.secret,
      factor.counter ?? 0,
      data,
      factor.confirmed,
    ],
  );
  return id;
}

/**
 * Advances a factor's counter; returns whether it was still behind: of two concurrent uses of one code or signature,
 * one succeeds.
 */
export async function moveCounter(sql: Sql, id: string, to: number, orStay = false): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update second_factors set counter = $2, used_at = now() where id = $1 and (counter < $2 or ($3 and counter = 0 and $2 = 0))`,
    [id, to, orStay],
  );
  return Boolean(rowCount);
}

/** Deletes a recovery code by its hash; returns whether it existed. */
export async function spendRecovery(sql: Sql, user: string, hashes: string[]): Promise<boolean> {
  const { rowCount } = await sql.query(
    `delete from second_factors where user_id = $1 and kind = 'recovery' and secret = any($2)`,
    [user, hashes],
  );
  return Boolean(rowCount);
}

/** Whether signing in requires a second factor of this user. */
export async function hasSecondFactor(user: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    `select 1 from second_factors where user_id = $1 and kind in ('passkey', 'codes') and confirmed_at is not null limit 1`,
    [user],
  );
  return Boolean(rowCount);
}

/** Whether any user has the passkey of this credential. */
export async function credentialTaken(sql: Sql, credential: string | null): Promise<boolean> {
  const { rowCount } = await sql.query('select 1 from second_factors where credential = $1', [credential]);
  return Boolean(rowCount);
}

/** Makes a factor usable for signing in. */
export async function confirmFactor(sql: Sql, id: string): Promise<void> {
  await sql.query('update second_factors set confirmed_at = now() where id = $1', [id]);
}

/** Deletes a user's factor other than a recovery code; false where it is missing or another user's. */
export async function deleteFactor(sql: Sql, user: string, id: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `delete from second_factors where user_id = $1 and id::text = $2 and kind <> 'recovery'`,
    [user, id],
  );
  return Boolean(rowCount);
}

/** Deletes a user's authenticator apps that are not confirmed. */
export async function deleteBegunCodes(sql: Sql, user: string): Promise<void> {
  await sql.query(
    `delete from second_factors where user_id = $1 and kind = 'codes' and confirmed_at is null`,
    [user],
  );
}

/** Deletes a user's authenticator apps but one. */
export async function deleteOtherCodes(sql: Sql, user: string, kept: string): Promise<void> {
  await sql.query(`delete from second_factors where user_id = $1 and kind = 'codes' and id <> $2`, [
    user,
    kept,
  ]);
}

/** Deletes a user's recovery codes. */
export async function deleteRecoveryCodes(sql: Sql, user: string): Promise<void> {
  await sql.query(`delete from second_factors where user_id = $1 and kind = 'recovery'`, [user]);
}

/** Deletes every factor of a user, recovery codes too. */
export async function deleteFactors(sql: Sql, user: string): Promise<void> {
  await sql.query('delete from second_factors where user_id = $1', [user]);
}
