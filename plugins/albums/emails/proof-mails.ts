import { dayWords } from '@plugins/kit/internal';
import type { Sql } from '@plugins/kit/server/database';
import { clientReaders, sendMail, studioReaders } from '@plugins/kit/server/mail';
import { ownLinks, takeRate } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { nameInLine } from '../rules/name-in-line';
import { isolateSizes } from '../rules/sizes';

/** The address of an album's proof. */
export const proofPath = (event: string, album: string): string => `/events/${event}/albums/${album}`;

/**
 * Mails a project's clients that a proof is ready, with their personal link. Within the caller's transaction; counts
 * the mails, and refuses too many (RATE_REACHED). Returns how many were sent.
 */
export async function proofMails(
  sql: Sql,
  event: EventRow,
  proof: {
    album: string;
    name: string;
    round: number;
    note: string;
    closesOn: string | null;
    reminder?: true;
  },
): Promise<number> {
  const stop = proof.reminder ? ({ stop: 'reminders_stopped_at' } as const) : {};
  const readers = await ownLinks(sql, event, await clientReaders(sql, event, { role: 'client', ...stop }));
  if (readers.length > 0) await takeRate('letters', event.account_id, readers.length, sql);
  for (const { email, locale, client, path } of readers) {
    const t = translator(locale);
    const about = {
      ...{
        album: nameInLine(proof.name),
        studio: nameInLine(event.brand_name),
        project: nameInLine(event.name),
      },
      round: proof.round,
    };
    const which = proof.reminder ? 'reminder' : proof.round > 1 ? 'again' : 'first';
    // A personal link opens the gallery; from there the proof is one press away.
    const entered = path.startsWith('/i/') ? path : proofPath(event.id, proof.album);
    await sendMail(sql, {
      ...{
        kind: proof.reminder ? 'albums.reminder' : 'albums.proof',
        to: email,
        account: event.account_id,
        event: event.id,
        client,
        locale,
      },
      content: {
        subject: t(`albums.mail.${which}.subject`, about),
        heading: t(`albums.mail.${which}.heading`, about),
        paragraphs: [
          t(`albums.mail.${which}.text`, about),
          ...(proof.note ? [isolateSizes(proof.note)] : []),
          ...(proof.closesOn ? [t('albums.mail.until', { day: dayWords(proof.closesOn, locale) })] : []),
        ],
        button: { label: t('albums.mail.button'), path: entered },
      },
    });
  }
  return readers.length;
}

/** Mails the studio that a client approved an album. Within the caller's transaction. */
export async function approvedMails(
  sql: Sql,
  event: EventRow,
  { album, name, by }: { album: string; name: string; by: string },
): Promise<void> {
  for (const { email, locale } of await studioReaders(sql, event.account_id)) {
    const t = translator(locale);
    const about = { album: nameInLine(name), name: nameInLine(by), project: nameInLine(event.name) };
    await sendMail(sql, {
      ...{ kind: 'albums.approved', to: email, account: event.account_id, event: event.id, locale },
      content: {
        subject: t('albums.mail.approved.subject', about),
        heading: t('albums.mail.approved.heading', about),
        paragraphs: [t('albums.mail.approved.text', about)],
        button: {
          label: t('albums.mail.approved.button'),
          path: `/admin/projects/${event.id}/albums?album=${album}`,
        },
      },
    });
  }
}
