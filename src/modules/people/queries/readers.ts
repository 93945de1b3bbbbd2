import type { Sql } from '@/core/db/pool';
import type { Mailbox } from '@/core/mail/mailbox';
import { type StopColumn, wantsMail } from '@/core/mail/queries/client-stops';
import type { EventRow } from '@/modules/access/queries';

/** A mail address and the language of its reader. */
export interface Reader {
  email: string;
  locale: 'en' | 'he';
}

/** A recipient in the studio; `user` if the address belongs to a member. */
export interface StudioReader extends Reader {
  user: string | null;
}

/**
 * Returns the addresses that get a studio's notices (a completed selection, a sent list, comments, reviews, inquiries,
 * a project that closes, a failing webhook or domain). One rule for all: the account's contact address and its
 * additional one; without a contact address, its owners. Each once, in the language of the member with that address,
 * else of the account. A brand's contact address is for clients: it is shown to them and gets their replies, never a
 * notice.
 */
export async function studioReaders(sql: Sql, account: string): Promise<StudioReader[]> {
  const { rows } = await sql.query<StudioReader>(
    `select email, locale, "user" from (
       select distinct on (lower(f.email)) f.email, coalesce(u.locale::text, a.locale::text) as locale, u.id as "user", f.rank
         from accounts a cross join lateral (
           select a.contact_email as email, 1 as rank
           union all select a.additional_email, 2
           union all select o.email, 3 from users o
                      where o.account_id = a.id and o.role = 'owner' and nullif(a.contact_email, '') is null) f
         left join users u on u.account_id = a.id and lower(u.email) = lower(f.email)
        where a.id = $1 and nullif(f.email, '') is not null order by lower(f.email), f.rank) found
      order by rank, email`,
    [account],
  );
  return rows;
}

/** A client's mailbox that gets messages about a project. */
export interface ClientReader extends Reader {
  /** The client's id, else the grant's: the same for all mailboxes of one person. */
  person: string;
  mailbox: Mailbox;
}

/** Which participants of a project get a message. */
export interface Audience {
  /** Clients alone, or also guests whose address is known. */
  role: 'client' | 'anybody';
  /** For messages that can be unsubscribed from: the column that records it, and whether grants have it, too. */
  stop?: StopColumn;
  stopsOnGrants?: true;
}

/**
 * Returns the mailboxes of a project's participants, in the language they read: of those who entered and those who were
 * invited and have not entered yet (by mail or by a shared link), with their additional addresses. Each address once,
 * as its own client's if there is one; excludes unsubscribed mailboxes and revoked invitations. Unsubscribing one
 * address of a client leaves the other.
 */
export async function clientReaders(sql: Sql, event: EventRow, audience: Audience): Promise<ClientReader[]> {
  const { role, stop, stopsOnGrants } = audience;
  const only = role === 'client' ? `and role = 'client'` : '';
  const { rows } = await sql.query<ClientReader>(
    `with places as (
       select id, client_id, email, locale::text as locale, ${stop && stopsOnGrants ? `${stop} is not null` : 'false'} as stopped
         from grants where event_id = $1 ${only} and revoked_at is null and (expires_at is null or expires_at > now())
       union all
       select id, client_id, null, null, false from invitations
        where event_id = $1 ${only} and revoked_at is null and coalesce(sent_at, shared_at, opened_at) is not null
          and client_id is not null),
     found as (
       select p.id, coalesce(p.email, c.email) as email, coalesce(p.locale, c.locale::text, $2) as locale,
              coalesce(p.client_id, p.id)::text as person, case when p.client_id is null then 'grant' else 'client' end as kind,
              p.stopped ${stop ? `or c.${stop} is not null` : ''} as stopped
         from places p left join clients c on c.id = p.client_id where c.deleted_at is null
       union all
       select p.id, c.additional_email, coalesce(p.locale, c.locale::text, $2), c.id::text, 'additional', false
         from places p join clients c on c.id = p.client_id where c.deleted_at is null)
     select distinct on (lower(email)) email, locale, person, json_build_object('kind', kind, 'id', person) as mailbox
       from found where nullif(email, '') is not null
        ${stop ? `and stopped is not true and ${wantsMail(stop, 'found.email', '$3::uuid')}` : ''}
      order by lower(email), array_position(array['client', 'grant', 'additional'], kind), id`,
    stop ? [event.id, event.locale, event.account_id] : [event.id, event.locale],
  );
  return rows;
}

/**
 * Returns the additional address of a client that the studio entered; null if there is none, if it is the same, or if
 * it unsubscribed.
 */
export async function additionalOf(
  sql: Sql,
  client: string,
  { but, stop }: { but: string; stop?: StopColumn },
): Promise<string | null> {
  const { rows } = await sql.query<{ email: string }>(
    `select additional_email as email from clients
      where id = $1 and deleted_at is null and nullif(additional_email, '') is not null and lower(additional_email) <> lower($2)
        ${stop ? `and ${wantsMail(stop, 'clients.additional_email', 'clients.account_id')}` : ''}`,
    [client, but],
  );
  return rows[0]?.email ?? null;
}
