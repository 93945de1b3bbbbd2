import { pool, type Sql } from '@/core/db/pool';
import type { SocialWho } from './who';

/** A user's identity at a provider, for display. */
export interface IdentityRow {
  id: string;
  provider: string;
  email: string | null;
  created_at: Date;
}

/** Returns the user that an identity is linked to; null for none. */
export async function findLinked({ issuer, subject }: SocialWho, sql: Sql = pool()): Promise<string | null> {
  const { rows } = await sql.query<{ user: string }>(
    'select i.user_id as user from identities i join users u on u.id = i.user_id where i.provider = $1 and i.subject = $2',
    [issuer, subject],
  );
  return rows[0]?.user ?? null;
}

/** Returns a user's linked identities, oldest first. */
export async function listIdentities(user: string, sql: Sql = pool()): Promise<IdentityRow[]> {
  const { rows } = await sql.query<IdentityRow>(
    'select id::text as id, provider, email, created_at from identities where user_id = $1 order by id',
    [user],
  );
  return rows;
}

/** Links a user to an identity; false if it is already linked. */
export async function insertIdentity(sql: Sql, user: string, who: SocialWho): Promise<boolean> {
  // A link whose account was deleted must not block a new one.
  await sql.query(
    'delete from identities i where provider = $1 and subject = $2 and not exists (select 1 from users u where u.id = i.user_id)',
    [who.issuer, who.subject],
  );
  const { rowCount } = await sql.query(
    `insert into identities (user_id, provider, subject, email) values ($1, $2, $3, $4)
     on conflict (provider, subject) do nothing`,
    [user, who.issuer, who.subject, who.email],
  );
  return Boolean(rowCount);
}

/** Unlinks one of a user's identities; returns it, null if it is missing or another user's. */
export async function deleteIdentity(sql: Sql, user: string, id: string): Promise<IdentityRow | null> {
  const { rows } = await sql.query<IdentityRow>(
    'delete from identities where user_id = $1 and id::text = $2 returning id::text as id, provider, email, created_at',
    [user, id],
  );
  return rows[0] ?? null;
}

/** Unlinks all identities of a user. */
export async function deleteIdentities(sql: Sql, user: string): Promise<void> {
  await sql.query('delete from identities where user_id = $1', [user]);
}
