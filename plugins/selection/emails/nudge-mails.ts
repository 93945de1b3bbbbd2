import type { Sql } from '@plugins/kit/server/database';
import { sendMail } from '@plugins/kit/server/mail';
import { ownLinks, takeRate } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { leavePath, stopPath } from '../operations/stop-reminders';
import { choosers } from './recipients';

/**
 * Mails a nudge to everybody who may pick in the project and has not unsubscribed, each in their language with their
 * personal link. Within the caller's transaction. Returns how many mails were sent.
 */
export async function nudgeMails(sql: Sql, event: EventRow): Promise<number> {
  const readers = await ownLinks(sql, event, await choosers(sql, event));
  if (readers.length > 0) await takeRate('letters', event.account_id, readers.length, sql);
  for (const { email, locale, path, client, mailbox } of readers) {
    const t = translator(locale);
    const about = { event: event.name, studio: event.brand_name, complete: t('selection.complete') };
    await sendMail(sql, {
      kind: 'selection.nudge',
      to: email,
      account: event.account_id,
      event: event.id,
      client,
      locale,
      stop: leavePath(mailbox),
      content: {
        subject: t('selection.mail.nudge.subject', about),
        heading: t('selection.mail.nudge.heading'),
        paragraphs: [t('selection.mail.nudge.text', about)],
        button: { label: t('selection.mail.nudge.button'), path },
        remark: t('selection.mail.nudge.done', about),
        links: [{ label: t('selection.mail.turn.stop'), path: stopPath(mailbox) }],
      },
    });
  }
  return readers.length;
}
