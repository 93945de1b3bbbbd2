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
