import type { Sql } from '@/core/db/pool';

/** Marks a user's address as confirmed. Returns whether it was `open` before; null without such a user. */
export async function confirmAddress(sql: Sql, email: string): Promise<{ open: boolean } | null> {
  const { rows } = await sql.query<{ open: boolean }>(
    `with found as (select id, unconfirmed_since is not null as open from users where email = lower($1) for update),
          written as (update users set unconfirmed_since = null, updated_at = now()
                       where id in (select id from found where open))
     select open from found`,
    [email],
  );
  return rows[0] ?? null;
}
