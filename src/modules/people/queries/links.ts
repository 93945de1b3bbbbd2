import { pool, type Sql } from '@/core/db/pool';

/** An invitation as its link finds it. */
export interface LinkedInvitation {
  id: string;
  account_id: string;
  event_id: string;
  client_id: string | null;
  role: 'guest' | 'client';
  downloads: boolean;
  revoked_at: Date | null;
  /** Its end has passed. */
  ended: boolean;
  /** Null for older links, which are not derived from the secret. */
  link_number: number | null;
}

/** Returns the invitation of a link by the hash of its token; null if there is none. */
export async function findLinked(tokenHash: string): Promise<LinkedInvitation | null> {
  const { rows } = await pool().query<LinkedInvitation>(
    `select id, account_id, event_id, client_id, role::text as role, downloads, revoked_at, coalesce(ends_at <= now(), false) as ended,
            link_number::int as link_number from invitations where token_hash = $1`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Returns the id of this grant if the invitation made it and it is not revoked; `grant` is any text. */
export async function findLinkedGrant(sql: Sql, invitation: string, grant: string): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>(
    'select id from grants where invitation_id = $1 and id::text = $2 and revoked_at is null',
    [invitation, grant],
  );
  return rows[0]?.id ?? null;
}

/** Locks an invitation; false if it is revoked. */
export async function holdInvitation(sql: Sql, id: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'select 1 from invitations where id = $1 and revoked_at is null for update',
    [id],
  );
  return Boolean(rowCount);
}

/** Locks a client's valid invitation to a project as client; false if there is none. */
export async function holdInvitationOf(sql: Sql, event: string, client: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `select 1 from invitations where event_id = $1 and client_id = $2 and role = 'client' and revoked_at is null
        and (ends_at is null or ends_at > now())
      for update`,
    [event, client],
  );
  return Boolean(rowCount);
}

/** SQL: grants of an invitation $1 as `i`: made by its link, and those of its client by code and own password. */
export const ITS_GRANTS = `i.id = $1 and (g.invitation_id = i.id
  or (g.invitation_id is null and g.client_id = i.client_id and g.event_id = i.event_id))`;

/**
 * Revokes an invitation, and all grants of its client in the project with the same timestamp, by which `unrevoke` finds
 * them. Returns how many grants were revoked. The caller holds the invitation's row.
 */
export async function revoke(sql: Sql, invitation: string): Promise<number> {
  await sql.query(
    'update invitations set revoked_at = coalesce(revoked_at, now()), updated_at = now() where id = $1',
    [invitation],
  );
  const { rowCount } = await sql.query(
    `update grants g set revoked_at = i.revoked_at, updated_at = now() from invitations i
      where ${ITS_GRANTS} and g.revoked_at is null`,
    [invitation],
  );
  return rowCount ?? 0;
}

/** Restores an invitation and the grants that were revoked with it; returns how many. */
export async function unrevoke(sql: Sql, invitation: string): Promise<number> {
  const { rowCount } = await sql.query(
    `update grants g set revoked_at = null, updated_at = now() from invitations i
      where ${ITS_GRANTS} and g.revoked_at = i.revoked_at`,
    [invitation],
  );
  await sql.query('update invitations set revoked_at = null, updated_at = now() where id = $1', [invitation]);
  return rowCount ?? 0;
}

/** Sets the last day of an invitation in the project's time zone, and of its grants; null: no end but the project's. */
export async function setEnd(sql: Sql, invitation: string, day: string | null): Promise<void> {
  await sql.query(
    `update invitations i set ends_at = (($2::date + 1)::timestamp at time zone e.time_zone) - interval '1 second', updated_at = now()
       from events e where i.id = $1 and e.id = i.event_id`,
    [invitation, day],
  );
  await sql.query(
    `update grants g set expires_at = i.ends_at, updated_at = now() from invitations i
      where ${ITS_GRANTS} and g.expires_at is distinct from i.ends_at`,
    [invitation],
  );
}

/** Lets a grant end with the invitation that made it. */
export async function endWith(sql: Sql, grant: string, invitation: string): Promise<void> {
  await sql.query(
    `update grants g set expires_at = i.ends_at from invitations i where g.id = $1 and i.id = $2 and i.ends_at is not null`,
    [grant, invitation],
  );
}

/** The link of a client's invitation, by one of their addresses. */
export interface AddressedLink {
  id: string;
  client: string;
  email: string;
  token_hash: string;
  link_number: number;
}

/**
 * Returns the valid invitations to a project of clients with these lower-case addresses. Of those with one address the
 * last counts: a client's own address after an additional one, then the oldest.
 */
export async function listLinksOf(sql: Sql, event: string, emails: string[]): Promise<AddressedLink[]> {
  const { rows } = await sql.query<AddressedLink>(
    `select i.id, c.id as client, lower(m.email) as email, i.token_hash, coalesce(i.link_number, 0)::int as link_number
       from invitations i join clients c on c.id = i.client_id
       cross join lateral (values (c.email, 2), (c.additional_email, 1)) m (email, rank)
      where i.event_id = $1 and i.revoked_at is null and lower(m.email) = any($2) order by m.rank, i.id desc`,
    [event, emails],
  );
  return rows;
}
