import type { Sql } from '@plugins/kit/server/database';
import { sendMail } from '@plugins/kit/server/mail';
import { ownLinks, takeRate } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { leavePath, stopPath } from '../operations/stop-reminders';
import { choosers } from './recipients';

/**
 * A friendly word to everybody who can choose in the project, and wishes to hear, that their selection waits; each in their
 * language, with their own way in. In the caller's transaction. Gives how many were written to.
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
