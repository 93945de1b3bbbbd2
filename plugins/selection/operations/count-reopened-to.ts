import { pool } from '@plugins/kit/server/database';
import { readPhone, whatsappLink } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { addressOf } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { reopenedTo } from '../emails';
import { listUnmailed } from '../queries/projects';

/** The people affected by a reopened selection, by how they can be notified. */
export interface ReopenedTo {
  /** Number of mails: a client may have two addresses. */
  mails: number;
  /** Number of clients who get one. */
  people: number;
  /** Clients with a phone number and no address, each with a prepared WhatsApp message. */
  phones: { name: string; whatsapp: string }[];
  /** Clients without either, who have a personal link. */
  by_link: number;
  /** People without either who used the code. */
  by_code: number;
}

/**
 * Counts who gets a mail when a project's selection is reopened, as `reopenedMail` sends them, and all others who may
 * pick: entered and invited people, each once.
 */
export async function countReopenedTo({ event }: Authorized): Promise<ReopenedTo> {
  const sql = pool();
  const readers = await reopenedTo(sql, event);
  const rows = await listUnmailed(sql, event.id);
  const read = rows.map((row) => ({ ...row, number: row.phone ? readPhone(row.phone, row.country) : null }));
  const phones = read.flatMap(({ number, name, phone, locale }) => {
    if (!number || typeof number !== 'object') return [];
    const text = translator(locale ?? event.locale)('selection.mail.reopened.whatsapp', {
      event: event.name,
      url: addressOf(event, `/events/${event.id}`),
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
