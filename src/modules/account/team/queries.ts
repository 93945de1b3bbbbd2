import { pool, type Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';

/** A member of an account's team. */
export interface MemberView {
  id: string;
  account_id: string;
  email: string;
  name: string;
  role: 'owner' | 'assistant';
}

/** An open invitation. Times ISO 8601 UTC. */
export interface TeamInvitationView {
  id: string;
  account_id: string;
  email: string;
  locale: Locale;
  created_at: string;
  expires_at: string;
  expired: boolean;
}

const MEMBER = `select id, account_id, email, trim(concat_ws(' ', first_name, family_name)) as name, role::text as role
  from users where account_id is not null`;

/** Returns the members of an account, its owner first. */
export async function listMembers(account: string): Promise<MemberView[]> {
  const { rows } = await pool().query<MemberView>(
    `${MEMBER} and account_id = $1 order by (role = 'owner') desc, created_at, id`,
    [account],
  );
  return rows;
}

/** Returns one member of a team, or null. */
export async function findMember(id: string): Promise<MemberView | null> {
  const { rows } = await pool().query<MemberView>(`${MEMBER} and id = $1`, [id]);
  return rows[0] ?? null;
}

type Row = Omit<TeamInvitationView, 'created_at' | 'expires_at'> & { created_at: Date; expires_at: Date };

const WAITING = `select id, account_id, email, locale, created_at, expires_at, expires_at < now() as expired
  from team_invitations where accepted_at is null and revoked_at is null`;

const view = (row: Row): TeamInvitationView => ({
  ...row,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

/** Returns an account's open and expired invitations, newest first. */
export async function listTeamInvitations(account: string): Promise<TeamInvitationView[]> {
  const { rows } = await pool().query<Row>(`${WAITING} and account_id = $1 order by created_at desc, id`, [
    account,
  ]);
  return rows.map(view);
}

/** Returns one invitation, or null. */
export async function findTeamInvitation(id: string): Promise<TeamInvitationView | null> {
  const { rows } = await pool().query<Row>(`${WAITING} and id = $1`, [id]);
  return rows[0] ? view(rows[0]) : null;
}

/** The invitation of a valid link. `known`: its address has a user already. */
export interface OpenInvitation {
  id: string;
  account_id: string;
  email: string;
  locale: Locale;
  studio: string;
  known: { id: string; account_id: string | null; operator: boolean } | null;
}

/** Returns the invitation of a token's hash, locked if a transaction is given; null once it is expired or used. */
export async function findOpenInvitation(hash: string, sql?: Sql): Promise<OpenInvitation | null> {
  const db: Sql = sql ?? pool();
  const { rows } = await db.query<OpenInvitation>(
    `select i.id, i.account_id, i.email, i.locale, a.name as studio,
            (select json_build_object('id', u.id, 'account_id', u.account_id, 'operator', u.operator)
               from users u where u.email = i.email) as known
       from team_invitations i join accounts a on a.id = i.account_id
      where i.token_hash = $1 and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
      ${sql ? 'for update of i' : ''}`,
    [hash],
  );
  return rows[0] ?? null;
}

/** The account a user of an address works in, and whether they operate the installation; null where there is no user. */
export async function findWorkplace(
  sql: Sql,
  email: string,
): Promise<{ account_id: string | null; operator: boolean } | null> {
  const { rows } = await sql.query<{ account_id: string | null; operator: boolean }>(
    'select account_id, operator from users where email = $1',
    [email],
  );
  return rows[0] ?? null;
}

/** Revokes the open invitations of an address to an account. */
export async function revokeInvitationsTo(sql: Sql, account: string, email: string): Promise<void> {
  await sql.query(
    `update team_invitations set revoked_at = now()
      where account_id = $1 and email = $2 and accepted_at is null and revoked_at is null`,
    [account, email],
  );
}

/** Counts an account's invitations that are open and have not expired. */
export async function countOpenInvitations(sql: Sql, account: string): Promise<number> {
  const { rows } = await sql.query<{ open: number }>(
    `select count(*)::int as open from team_invitations
      where account_id = $1 and accepted_at is null and revoked_at is null and expires_at > now()`,
    [account],
  );
  return rows[0]?.open ?? 0;
}

/** Writes an invitation, which expires in `days`. */
export async function insertTeamInvitation(
  sql: Sql,
  invitation: {
    id: string;
    account: string;
    email: string;
    locale: Locale;
    hash: string;
    by: string;
    days: number;
  },
): Promise<void> {
  const { id, account, email, locale, hash, by, days } = invitation;
  await sql.query(
    `insert into team_invitations (id, account_id, email, locale, token_hash, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))`,
    [id, account, email, locale, hash, by, days],
  );
}

/** Marks an invitation as revoked; one that was accepted is unchanged. */
export async function setInvitationRevoked(id: string): Promise<void> {
  await pool().query(
    'update team_invitations set revoked_at = coalesce(revoked_at, now()) where id = $1 and accepted_at is null',
    [id],
  );
}

/** Marks an invitation as accepted. */
export async function setInvitationAccepted(sql: Sql, id: string): Promise<void> {
  await sql.query('update team_invitations set accepted_at = now() where id = $1', [id]);
}

/** Makes a user who works in no account an assistant of one. */
export async function makeAssistant(sql: Sql, user: string, account: string): Promise<void> {
  await sql.query(
    `update users set account_id = $2, role = 'assistant', updated_at = now() where id = $1 and account_id is null`,
    [user, account],
  );
}

/** Locks a member of an account; returns their role, null where they are no member. */
export async function holdMember(
  sql: Sql,
  user: string,
  account: string,
): Promise<{ role: string | null } | null> {
  const { rows } = await sql.query<{ role: string | null }>(
    'select role::text as role from users where id = $1 and account_id = $2 for update',
    [user, account],
  );
  return rows[0] ?? null;
}

/** Removes a user from their account. */
export async function removeMember(sql: Sql, user: string): Promise<void> {
  await sql.query('update users set account_id = null, role = null, updated_at = now() where id = $1', [
    user,
  ]);
}

/** Revokes a user's device tokens for an account. */
export async function revokeDevicesOf(sql: Sql, user: string, account: string): Promise<void> {
  await sql.query(
    'update device_tokens set revoked_at = now() where user_id = $1 and account_id = $2 and revoked_at is null',
    [user, account],
  );
}
