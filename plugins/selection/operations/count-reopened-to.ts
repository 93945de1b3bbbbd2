import { pool } from '@plugins/kit/server/database';
import { type Entered, readPhone, whatsappLink } from '@plugins/kit/server/people';
import { publicUrl, translator } from '@plugins/kit/server/texts';
import { reopenedTo } from '../emails';

/** Who learns of a selection that is opened again, and how. */
export interface ReopenedTo {
  /** Messages that are written: a client may have two addresses. */
  mails: number;
  /** Clients who get one. */
  people: number;
  /** Clients with a telephone number and no address, each with a WhatsApp message ready to be sent. */
  phones: { name: string; whatsapp: string }[];
  /** Clients without either, who came by a link of their own. */
  by_link: number;
  /** Those without either who came by the code. */
  by_code: number;
}

interface Unmailed {
  name: string | null;
  phone: string | null;
  country: string | null;
  locale: 'en' | 'he' | null;
  by_link: boolean;
}

/**
 * Counts who gets a message when a project's selection is opened again, as `reopenedMail` writes them, and everybody else who
 * may choose: those who entered and those who were invited, each once.
 */
export async function countReopenedTo({ event }: Entered): Promise<ReopenedTo> {
  const sql = pool();
  const readers = await reopenedTo(sql, event);
  const { rows } = await sql.query<Unmailed>(
    `with places as (
       select coalesce(client_id, user_id, id) as person, client_id, email, name,
              invitation_id is not null or source::text = 'link' as by_link
         from grants where event_id = $1 and role = 'client' and revoked_at is null and (expires_at is null or expires_at > now())
       union all
       select client_id, client_id, null, null, true from invitations
        where event_id = $1 and role = 'client' and revoked_at is null and client_id is not null
          and coalesce(sent_at, shared_at, opened_at) is not null)
     select coalesce(nullif(max(c.name), ''), max(p.name)) as name, max(c.phone_number) as phone, max(c.country_code) as country,
            max(c.locale::text) as locale, bool_or(p.by_link) as by_link
       from places p left join clients c on c.id = p.client_id
      where c.deleted_at is null group by p.person
     having max(coalesce(nullif(p.email, ''), nullif(c.email, ''), nullif(c.additional_email, ''))) is null
      order by 1, p.person`,
    [event.id],
  );
  const read = rows.map((row) => ({ ...row, number: row.phone ? readPhone(row.phone, row.country) : null }));
  const phones = read.flatMap(({ number, name, phone, locale }) => {
    if (!number || typeof number !== 'object') return [];
    const text = translator(locale ?? event.locale)('selection.mail.reopened.whatsapp', {
      event: event.name,
      url: `${publicUrl()}/events/${event.id}`,
    });
    return [{ name: name || phone || '', whatsapp: whatsappLink(number.e164.slice(1), text) }];
  });
  const unreached = read.filter(({ number }) => !number || typeof number !== 'object');
  return {
    mails: readers.length,
    people: new Set(readers.map(({ person }) => person)).size,
    phones,
    by_link: unreached.filter(({ by_link }) => by_link).length,
    by_code: unreached.filter(({ by_link }) => !by_link).length,
  };
}
