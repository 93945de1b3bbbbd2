import { dayWords } from '@plugins/kit/internal';
import type { Sql } from '@plugins/kit/server/database';
import type { MailContent } from '@plugins/kit/server/mail';
import type { EventRow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { noteTextsIn } from '../operations/note-texts';
import type { StandingProduct } from '../operations/read-standing';
import { stopPath } from '../operations/stop-reminders';
import { type Chooser, mailChoosers } from './recipients';

interface Closing {
  closes_on: string;
  /** The incomplete products of that day. */
  short: readonly StandingProduct[];
}

/**
 * Mails everybody who may pick in the project (`mailChoosers`) what is missing and until when. Within the caller's
 * transaction. Returns how many mails were sent.
 */
export function reminderMails(sql: Sql, event: EventRow, closing: Closing): Promise<number> {
  return mailChoosers(sql, event, {
    kind: 'selection.reminder',
    contentFor: (reader) => contentFor(event, closing, reader),
  });
}

function contentFor(
  event: EventRow,
  { closes_on, short }: Closing,
  { locale, path, mailbox }: Chooser,
): MailContent {
  const t = translator(locale);
  const about = { event: event.name, studio: event.brand_name, day: dayWords(closes_on, locale) };
  const noteTexts = noteTextsIn(locale);
  return {
    subject: t('selection.mail.reminder.subject', about),
    heading: t('selection.mail.reminder.heading', about),
    paragraphs: [t('selection.mail.reminder.text', about)],
    facts: short.map(({ name, count, minphotos, standing: { missing } }) => ({
      label: name,
      value: [
        t('selection.mail.count', { count }),
        ...(missing > 0 ? [noteTexts.t('rule.missing', { count: missing, min: minphotos ?? 0 })] : []),
      ].join(' · '),
    })),
    button: { label: t('selection.mail.reminder.button'), path },
    remark: t('selection.mail.reminder.remark', about),
    links: [{ label: t('selection.mail.reminder.stop'), path: stopPath(mailbox) }],
  };
}
