import { pool } from '@/core/db/pool';
import { countRefusals } from '@/modules/people/queries/invitations-repo';
import type { ClientDetails } from '@/modules/people/rules/details';
import { decideMail, type PersonState, personState } from '@/modules/people/rules/people';
import { LIVING_PICKS } from '@/modules/picks/queries/counted-picks';
import { DETAILS } from './client-rows';

/** A client of an account in the list of clients. */
export interface ClientLine {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** Number of the projects that their page lists. */
  projects: number;
}

/** Clients per page of the list. */
export const CLIENTS_PER_PAGE = 50;

/** The projects they are invited to, or entered by the code, as `findClient` lists them. */
const PLACES = `(select count(distinct e.id)::int from (
    select i.event_id from invitations i where i.client_id = c.id
    union all select g.event_id from grants g where g.client_id = c.id and g.invitation_id is null
    union all select g.event_id from users u join grants g on g.user_id = u.id and g.invitation_id is null
               where u.email in (lower(c.email), lower(c.additional_email))
  ) place join events e on e.id = place.event_id and e.account_id = c.account_id and e.deleted_at is null)`;

/** Escapes the wildcards of a `like`. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Returns clients of an account by name; `q` matches anywhere in name, addresses or number (in Hebrew also without
 * niqqud). `page` from 1.
 */
export async function listClients(
  account: string,
  { q = '', page = 1, size = CLIENTS_PER_PAGE }: { q?: string; page?: number; size?: number } = {},
): Promise<{ clients: ClientLine[]; total: number }> {
  const words = q
    .normalize('NFC')
    .replace(/[\u0591-\u05c7]/g, '')
    .trim()
    .toLowerCase();
  const digits = words.replace(/\D/g, '').replace(/^0+/, '');
  const { rows } = await pool().query<ClientLine & { total: number }>(
    `select c.id, c.name, c.email, c.phone_number as phone, ${PLACES} as projects,
            count(*) over ()::int as total
       from clients c where c.account_id = $1 and c.deleted_at is null
        and ($2 = '' or regexp_replace(lower(c.name), '[\u0591-\u05c7]', '', 'g') like '%' || $2 || '%'
             or lower(coalesce(c.email, '')) like '%' || $2 || '%' or lower(coalesce(c.additional_email, '')) like '%' || $2 || '%'
             or (length($3) > 3 and regexp_replace(coalesce(c.phone_number, ''), '\\D', '', 'g') like '%' || $3 || '%'))
      order by lower(coalesce(nullif(c.name, ''), c.email, '')), c.id limit $4 offset $5`,
    [account, literal(words), digits, size, (Math.max(1, page) - 1) * size],
  );
  return {
    clients: rows.map(({ total: _total, ...line }) => line),
    total: rows[0]?.total ?? 0,
  };
}

/** One client with projects and related data. */
export interface ClientView extends ClientDetails {
  id: string;
  has_password: boolean;
  unreachable: boolean;
  deleted: boolean;
  /**
   * One per invitation: a person revoked and invited again has two in one project. Also projects they entered without
   * one; there `invitation` is the project.
   */
  projects: {
    id: string;
    invitation: string;
    name: string;
    date: string | null;
    state: PersonState;
    picks: number;
  }[];
}

type DetailRow = ClientDetails & { account_id: string; has_password: boolean; deleted: boolean };
type PlaceRow = Parameters<typeof personState>[0] & {
  id: string;
  invitation: string;
  name: string;
  date: string | null;
};

/** Returns a client of an account (null: of any account), or null. */
export async function findClient(account: string | null, id: string): Promise<ClientView | null> {
  const { rows } = await pool().query<DetailRow>(
    `select account_id, ${DETAILS}, selection_password_hash is not null as has_password, deleted_at is not null as deleted
       from clients where id::text = $2 and ($1::uuid is null or account_id = $1)`,
    [account, id],
  );
  if (!rows[0]) return null;
  const { account_id, ...client } = rows[0];
  const places = await pool().query<PlaceRow>(
    `select e.id, i.id as invitation, e.name, e.date, i.role::text as role, i.sent_at, i.shared_at, i.opened_at, i.revoked_at,
            e.printselectiondone as completed,
            (select count(*)::int from ${LIVING_PICKS} join grants g on g.id = pm.grant_id
              where pm.event_id = e.id and g.invitation_id = i.id) as picks
       from invitations i join events e on e.id = i.event_id
      where i.client_id = $1 and e.deleted_at is null order by i.id desc limit 200`,
    [id],
  );
  const { email } = client;
  const entered = await listEntered(account_id, { client: id, emails: [email, client.additional_email] });
  const invited = new Set(places.rows.map((place) => place.id));
  const refusals = await countRefusals(pool(), account_id, email ? [email] : []);
  return {
    ...client,
    id,
    unreachable:
      email !== null && !decideMail({ email, refusals: refusals.get(email.toLowerCase()) ?? 0 }).allowed,
    projects: places.rows
      .map((place) => ({
        id: place.id,
        invitation: place.invitation,
        name: place.name,
        date: place.date,
        picks: place.picks,
        state: personState(place),
      }))
      .concat(entered.filter((place) => !invited.has(place.id))),
  };
}

/** Returns the projects that a client entered without an invitation: by the code, signed in with one of their addresses. */
async function listEntered(
  account: string,
  { client, emails }: { client: string; emails: (string | null)[] },
): Promise<ClientView['projects']> {
  const { rows } = await pool().query<Omit<ClientView['projects'][number], 'invitation' | 'state'>>(
    `select e.id, e.name, e.date, (select count(*)::int from ${LIVING_PICKS} join grants g on g.id = pm.grant_id
              left join users u on u.id = g.user_id
              where pm.event_id = e.id and (g.client_id = $2 or lower(u.email) = any($3::text[]))) as picks
       from events e where e.account_id = $1 and e.deleted_at is null and exists (
         select 1 from grants g left join users u on u.id = g.user_id
          where g.event_id = e.id and g.invitation_id is null and (g.client_id = $2 or lower(u.email) = any($3::text[])))
      order by e.id desc limit 200`,
    [account, client, emails.flatMap((email) => email?.toLowerCase() ?? [])],
  );
  return rows.map((place) => ({
    ...place,
    invitation: place.id,
    state: place.picks > 0 ? 'selecting' : 'opened',
  }));
}
