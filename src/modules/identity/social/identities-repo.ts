import { pool, type Sql } from '@/core/db/pool';
import type { SocialWho } from './who';

/** A person's name at another place, as they are shown it. */
export interface IdentityRow {
  id: string;
  provider: string;
  email: string | null;
  created_at: Date;
}

/** Whose account this person of another place is tied to; null: nobody's. */
export async function findLinked({ issuer, subject }: SocialWho, sql: Sql = pool()): Promise<string | null> {
  const { rows } = await sql.query<{ user: string }>(
    'select i.user_id as user from identities i join users u on u.id = i.user_id where i.provider = $1 and i.subject = $2',
    [issuer, subject],
  );
  return rows[0]?.user ?? null;
}

/** The other places somebody can sign in by, oldest first. */
export async function listIdentities(user: string, sql: Sql = pool()): Promise<IdentityRow[]> {
  const { rows } = await sql.query<IdentityRow>(
    'select id::text as id, provider, email, created_at from identities where user_id = $1 order by id',
    [user],
  );
  return rows;
}

/** Ties somebody to a person of another place; false where that one is tied already. */
export async function insertIdentity(sql: Sql, user: string, who: SocialWho): Promise<boolean> {
  // One whose account has gone stands in nobody's way.
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

/** Unties one of somebody's own; gives what it was, null where it is not there or not theirs. */
export async function deleteIdentity(sql: Sql, user: string, id: string): Promise<IdentityRow | null> {
  const { rows } = await sql.query<IdentityRow>(
    'delete from identities where user_id = $1 and id::text = $2 returning id::text as id, provider, email, created_at',
    [user, id],
  );
  return rows[0] ?? null;
}
