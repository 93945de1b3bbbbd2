import type { Sql } from '@plugins/kit/server/database';
import { sendMail } from '@plugins/kit/server/mail';
import { ownLinks } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { leavePath, stopPath } from '../operations/stop-reminders';
import { choosers } from './recipients';

/** A status of the work that clients are mailed about. */
export type Turn = 'editing' | 'delivered';

/**
 * Mails everybody who may pick in the project and has not unsubscribed that editing has begun or the photographs are
 * ready, each in their language with their personal link. Within the caller's transaction. Returns how many mails were
 * sent.
 */
export async function turnMails(sql: Sql, event: EventRow, turn: Turn): Promise<number> {
  const about = { event: event.name, studio: event.brand_name };
  const readers = await ownLinks(sql, event, await choosers(sql, event));
  for (const { email, locale, path, client, mailbox } of readers) {
    const t = translator(locale);
    await sendMail(sql, {
      kind: `selection.${turn}`,
      to: email,
      account: event.account_id,
      event: event.id,
      client,
      locale,
      stop: leavePath(mailbox),
      content: {
        subject: t(`selection.mail.turn.${turn}.subject`, about),
        heading: t(`selection.mail.turn.${turn}.heading`),
        paragraphs: [t(`selection.mail.turn.${turn}.text`, about)],
        button: { label: t(`selection.mail.turn.${turn}.button`), path },
        links: [{ label: t('selection.mail.turn.stop'), path: stopPath(mailbox) }],
      },
    });
  }
  return readers.length;
}
