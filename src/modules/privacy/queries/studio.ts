import type { Sql } from '@/core/db/pool';

/**
 * Closes a studio: its projects go to the trash, grants and devices are revoked, its users are signed out and leave it.
 * Its bank account, the numbers of its owner and the tokens of outside services are deleted.
 */
export async function closeStudio(sql: Sql, account: string): Promise<void> {
  await sql.query('update events set deleted_at = coalesce(deleted_at, now()) where account_id = $1', [
    account,
  ]);
  await sql.query('update grants set revoked_at = coalesce(revoked_at, now()) where account_id = $1', [
    account,
  ]);
  await sql.query('update device_tokens set revoked_at = coalesce(revoked_at, now()) where account_id = $1', [
    account,
  ]);
  await sql.query('delete from service_connections where account_id = $1', [account]);
  await sql.query('delete from seller_accounts where account_id = $1', [account]);
  await sql.query(
    `delete from users_sessions where _parent_id in (select id from users where account_id = $1)`,
    [account],
  );
  await sql.query(
    'update users set account_id = null, role = null, updated_at = now() where account_id = $1',
    [account],
  );
}

/** Returns the ids of a studio's projects, also those in the trash. */
export async function listStudioProjects(sql: Sql, account: string): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>('select id from events where account_id = $1', [account]);
  return rows.map(({ id }) => id);
}

/** Deletes an account that nothing references any more. */
export async function deleteAccount(sql: Sql, account: string): Promise<void> {
  await sql.query('delete from accounts where id = $1', [account]);
}
