import type { GrantRole } from '@/core/access/roles';
import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { Locale } from '@/core/i18n/locale';
import { ADDRESS_FAILURES } from '@/core/mail/mail-failure';
import { LIVING_PICKS } from '@/modules/picks/queries/counted-picks';
import { ITS_GRANTS } from './links';

/** A client of an account, as messages need them. */
export interface ClientRow {
  id: string;
  name: string;
  email: string | null;
  phone_number: string | null;
  country_code: string | null;
  locale: Locale | null;
}

/** An invitation: a client's place in a project, with link and state. */
export interface PlaceRow {
  id: string;
  role: GrantRole;
  /** Whether their link lets them download every photograph. */
  downloads: boolean;
  token_hash: string;
  link_number: number;
  sent_at: Date | null;
  shared_at: Date | null;
  reminded_at: Date | null;
  opened_at: Date | null;
  revoked_at: Date | null;
  created_at: Date;
  /** Photographs this person has picked. */
  picks: number;
  /** State of the newest message that invited them; null without one. */
  mail_state: string | null;
  client: ClientRow;
}

/** The state of the newest message that invited the client `c` by the invitation `i`. */
export const MAIL_STATE = `(select m.state::text from mails m where m.client_id = c.id and m.event_id = i.event_id
  and m.kind like 'invitation%' order by m.id desc limit 1)`;

const CLIENT = `json_build_object('id', c.id, 'name', c.name, 'email', c.email, 'phone_number', c.phone_number,
  'country_code', c.country_code, 'locale', c.locale::text)`;
const PLACE = `i.id, i.role::text as role, i.downloads, i.token_hash, coalesce(i.link_number, 0)::int as link_number, i.sent_at, i.shared_at,
  i.reminded_at, i.opened_at, i.revoked_at, i.created_at, ${MAIL_STATE} as mail_state, ${CLIENT} as client,
  (select count(*)::int from ${LIVING_PICKS} join grants g on g.id = pm.grant_id
    where pm.event_id = i.event_id and g.invitation_id = i.id) as picks`;

/**
 * Returns a project's invitations with these ids (all without), locked until the transaction ends, in the order of
 * their ids to avoid deadlocks.
 */
export async function lockPlaces(sql: Sql, event: string, ids?: string[]): Promise<PlaceRow[]> {
  const { rows } = await sql.query<PlaceRow>(
    `select ${PLACE} from invitations i join clients c on c.id = i.client_id
      where i.event_id = $1 and ($2::uuid[] is null or i.id = any($2)) order by i.id for update of i`,
    [event, ids ?? null],
  );
  return rows;
}

/** Returns a client's valid invitation to a project, locked; null without one. */
export async function lockPlaceOf(sql: Sql, event: string, client: string): Promise<PlaceRow | null> {
  const { rows } = await sql.query<PlaceRow>(
    `select ${PLACE} from invitations i join clients c on c.id = i.client_id
      where i.event_id = $1 and i.client_id = $2 and i.revoked_at is null order by i.id limit 1 for update of i`,
    [event, client],
  );
  return rows[0] ?? null;
}

export interface NewPlace {
  id: string;
  account: string;
  event: string;
  client: string;
  role: GrantRole;
  downloads: boolean;
  tokenHash: string;
}

export const newPlaceId = () => uuidv7();

/** Inserts an invitation to a project; sends nothing. */
export async function insertPlace(sql: Sql, made: NewPlace): Promise<void> {
  await sql.query(
    `insert into invitations (id, account_id, event_id, client_id, role, downloads, token_hash, link_number, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, 0, now(), now())`,
    [made.id, made.account, made.event, made.client, made.role, made.downloads, made.tokenHash],
  );
}

/** Replaces an invitation's link; the old address stops working. */
export async function setLink(
  sql: Sql,
  id: string,
  link: { number: number; tokenHash: string },
): Promise<void> {
  await sql.query(
    'update invitations set link_number = $2, token_hash = $3, updated_at = now() where id = $1',
    [id, link.number, link.tokenHash],
  );
}

/** Publishes a project that is a draft; false if it was published already. */
export async function setPublished(sql: Sql, event: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update events set published_at = now(), updated_at = now() where id = $1 and published_at is null',
    [event],
  );
  return Boolean(rowCount);
}

/** Records that the link was sent: first by mail, again as a reminder, or by another way. */
export async function markGone(
  sql: Sql,
  id: string,
  how: 'sent_at' | 'reminded_at' | 'shared_at',
): Promise<void> {
  await sql.query(
    how === 'shared_at'
      ? 'update invitations set shared_at = coalesce(shared_at, now()), updated_at = now() where id = $1'
      : how === 'sent_at'
        ? 'update invitations set sent_at = now(), updated_at = now() where id = $1'
        : 'update invitations set reminded_at = now(), updated_at = now() where id = $1',
    [id],
  );
}

/**
 * Sets the role of a participant, on the invitation and on their existing grants. A grant by code keeps its role when the
 * participant gets more rights: it may not have proved who they are.
 */
export async function setRole(sql: Sql, id: string, role: GrantRole): Promise<void> {
  await sql.query('update invitations set role = $2, updated_at = now() where id = $1', [id, role]);
  await sql.query(
    `update grants g set role = $2::text::enum_grants_role, updated_at = now() from invitations i
      where ${ITS_GRANTS} and g.role::text <> $2 and (g.invitation_id = i.id or $2 = 'guest')`,
    [id, role],
  );
}

/**
 * Lets a participant download every photograph, or no longer, on the invitation and on their existing grants. A grant by
 * code gets no right that its link has: it may not have proved who they are.
 */
export async function setDownloads(sql: Sql, id: string, downloads: boolean): Promise<void> {
  await sql.query('update invitations set downloads = $2, updated_at = now() where id = $1', [id, downloads]);
  await sql.query(
    `update grants g set downloads = $2, updated_at = now() from invitations i
      where i.id = $1 and g.invitation_id = i.id and g.downloads <> $2`,
    [id, downloads],
  );
}

/** Returns the client of a project's invitation, and whether it is revoked; null if there is none. */
export async function findInvitedClient(
  sql: Sql,
  event: string,
  id: string,
): Promise<{ id: string; revoked: boolean } | null> {
  const { rows } = await sql.query<{ id: string; revoked: boolean }>(
    'select client_id as id, revoked_at is not null as revoked from invitations where id = $2 and event_id = $1',
    [event, id],
  );
  return rows[0] ?? null;
}

/** Records the first time that the holder of a grant opened the project. */
export async function markOpened(sql: Sql, grant: string): Promise<void> {
  await sql.query({
    name: 'invitation-opened',
    text: `update invitations i set opened_at = now(), updated_at = now() from grants g
            where g.id = $1 and i.id = g.invitation_id and i.opened_at is null`,
    values: [grant],
  });
}

/**
 * Returns the number of consecutive failed messages for each lower-case address of an account, counted as `troubleWith`
 * does, since the account cleared the address.
 */
export async function countRefusals(
  sql: Sql,
  account: string,
  emails: string[],
): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map();
  const { rows } = await sql.query<{ address: string; refusals: number }>(
    `with mine as (
       select lower(m."to") as address, m.state::text as state, m.trouble, m.created_at from mails m
        where m.account_id = $1 and lower(m."to") = any($2) and m.created_at > now() - interval '30 days'),
     since as (
       select lower(c.email) as address, max(c.mail_cleared_at) as at from clients c
        where c.account_id = $1 and lower(c.email) = any($2) group by 1)
     select m.address, count(*)::int as refusals from mine m left join since using (address)
      where m.state in ('failed', 'bounced') and m.trouble = any($3) and m.created_at > coalesce(since.at, '-infinity')
        and m.created_at > coalesce((select max(s.created_at) from mine s where s.address = m.address and s.state = 'sent'), '-infinity')
      group by 1`,
    [account, emails.map((email) => email.toLowerCase()), ADDRESS_FAILURES],
  );
  return new Map(rows.map(({ address, refusals }) => [address, refusals]));
}

/** An invitation as the account sees it, never with its token. */
export interface InvitationView {
  id: string;
  role: GrantRole;
  downloads: boolean;
  name: string | null;
  email: string | null;
  phone: string | null;
  locale: Locale | null;
  created_at: Date;
  sent_at: Date | null;
  opened_at: Date | null;
  revoked_at: Date | null;
}

/** Returns a project's invitations, newest first. */
export async function listInvitations(sql: Sql, event: string): Promise<InvitationView[]> {
  const { rows } = await sql.query<InvitationView>(
    `select i.id, i.role::text as role, i.downloads, c.name, c.email, c.phone_number as phone, c.locale::text as locale,
            i.created_at, i.sent_at, i.opened_at, i.revoked_at
       from invitations i left join clients c on c.id = i.client_id where i.event_id = $1 order by i.id desc limit 500`,
    [event],
  );
  return rows;
}
