import type { Sql } from '@plugins/kit/server/database';
import type { EventRow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { stopPath } from '../operations/stop-reminders';
import { mailChoosers } from './recipients';

/** A status of the work that clients are mailed about. */
export type Turn = 'editing' | 'delivered';

/**
 * Mails everybody who may pick in the project (`mailChoosers`) that editing has begun or the photographs are ready.
 * Within the caller's transaction. Returns how many mails were sent.
 */
export function turnMails(sql: Sql, event: EventRow, turn: Turn): Promise<number> {
  const about = { event: event.name, studio: event.brand_name };
  return mailChoosers(sql, event, {
    kind: `selection.${turn}`,
    contentFor: ({ locale, path, mailbox }) => {
      const t = translator(locale);
      return {
        subject: t(`selection.mail.turn.${turn}.subject`, about),
        heading: t(`selection.mail.turn.${turn}.heading`),
        paragraphs: [t(`selection.mail.turn.${turn}.text`, about)],
        button: { label: t(`selection.mail.turn.${turn}.button`), path },
        links: [{ label: t('selection.mail.turn.stop'), path: stopPath(mailbox) }],
      };
    },
  });
}
