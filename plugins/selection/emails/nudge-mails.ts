import type { Sql } from '@plugins/kit/server/database';
import type { EventRow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { stopPath } from '../operations/stop-reminders';
import { mailChoosers } from './recipients';

/**
 * Mails a nudge to everybody who may pick in the project (`mailChoosers`). Within the caller's transaction. Returns how
 * many mails were sent.
 */
export function nudgeMails(sql: Sql, event: EventRow): Promise<number> {
  return mailChoosers(sql, event, {
    kind: 'selection.nudge',
    limited: true,
    contentFor: ({ locale, path, mailbox }) => {
      const t = translator(locale);
      const about = { event: event.name, studio: event.brand_name, complete: t('selection.complete') };
      return {
        subject: t('selection.mail.nudge.subject', about),
        heading: t('selection.mail.nudge.heading'),
        paragraphs: [t('selection.mail.nudge.text', about)],
        button: { label: t('selection.mail.nudge.button'), path },
        remark: t('selection.mail.nudge.done', about),
        links: [{ label: t('selection.mail.turn.stop'), path: stopPath(mailbox) }],
      };
    },
  });
}
