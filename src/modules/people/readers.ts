import type { Sql } from '@/core/db/pool';
import { type Mailbox, type StopColumn, wantsMail } from '@/core/mail/client-stops';
import type { EventRow } from '@/modules/access/project-repo';

/** An address to write to, and the language its reader reads. */
export interface Reader {
  email: string;
  locale: 'en' | 'he';
}

/** A reader in the studio; `user` where the address is one of its people's. */
export interface StudioReader extends Reader {
  user: string | null;
}

/**
 * Which addresses get a studio's notices (a completed selection, a sent list, comments, reviews, inquiries, a project that
 * closes, a webhook or domain that fails). The one rule, for all of them: the account's contact address and its additional one;
 * without a contact address its owners. Each once, in the language of the person whose address it is, else of the account.
 * A brand's contact address is for clients: it is shown to them and gets their answers, never a notice.
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

/** A client's mailbox that is written to about a project. */
export interface ClientReader extends Reader {
  /** The client, else the grant: the same for all mailboxes of one person. */
  person: string;
  mailbox: Mailbox;
}

/** Which of a project's people are written to. */
export interface Audience {
  /** Clients alone, or guests whose address is known, too. */
  role: 'client' | 'anybody';
  /** Messages of a kind that can be ended: the column that says so, and whether grants have it, too. */
  stop?: StopColumn;
  stopsOnGrants?: true;
}

/**
 * The mailboxes of a project's people, in the language they read: of those who entered and those who were invited and have
 * not entered yet (by mail or by a link that was handed out), their additional addresses, too. Each address once, as its own
 * client's where it is one; none that ended such messages, none whose place was taken away. Ending them for one address of
 * a client leaves the other.
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
 * Where a message to one client goes besides their own address: the additional one the studio wrote down, unless it is
 * the same or ended such messages. Null where there is none.
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
