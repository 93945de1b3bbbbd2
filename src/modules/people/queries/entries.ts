import { pool, type Sql } from '@/core/db/pool';

/**
 * Returns a client with an own selection password and a valid invitation to this project, by their lower-case address;
 * null if there is none.
 */
export async function findProvable(
  eventId: string,
  email: string,
): Promise<{ id: string; hash: string } | null> {
  const { rows } = await pool().query<{ id: string; hash: string }>(
    `select c.id, c.selection_password_hash as hash from clients c
      where lower(c.email) = $2 and c.selection_password_hash is not null and c.deleted_at is null
        and exists (select 1 from invitations i
                     where i.client_id = c.id and i.event_id = $1 and i.role = 'client' and i.revoked_at is null)
      limit 1`,
    [eventId, email],
  );
  return rows[0] ?? null;
}

/** Makes a guest's grant a client's, so that cookie and name stay; binds it to the account's client, if proven. */
export async function becomeClient(sql: Sql, grant: string, client: string | null): Promise<void> {
  await sql.query(
    `update grants set role = 'client', client_id = coalesce($2, client_id), updated_at = now() where id = $1`,
    [grant, client],
  );
}

/**
 * Writes the name and address that a person left on their grant; null keeps the present ones. Returns both, or null for
 * the grant of a person who is known by a link or an account.
 */
export async function setIntroduction(
  grant: string,
  name: string | null,
  email: string | null,
): Promise<{ name: string | null; email: string | null } | null> {
  const { rows } = await pool().query<{ name: string | null; email: string | null }>(
    `update grants set name = coalesce($2, name), email = coalesce($3, email), introduced_at = coalesce(introduced_at, now()),
            updated_at = now()
      where id = $1 and client_id is null and user_id is null returning name, email`,
    [grant, name, email],
  );
  return rows[0] ?? null;
}
