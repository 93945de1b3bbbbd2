import type { Sql } from '@plugins/kit/server/database';
import { type ClientReader, type MailContent, sendMail } from '@plugins/kit/server/mail';
import { ownLinks, type WayIn } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { dayWords } from '@plugins/kit/server/rules';
import { translator } from '@plugins/kit/server/texts';
import type { StandingProduct } from '../operations/read-standing';
import { leavePath, stopPath } from '../operations/stop-reminders';
import { tellingIn } from '../operations/telling-in';
import { choosers } from './recipients';

interface Closing {
  closes_on: string;
  /** The incomplete products of that day. */
  short: readonly StandingProduct[];
}

/**
 * Mails everybody who may pick in the project and has not unsubscribed what is missing and until when, each in their
 * language with their personal link. Within the caller's transaction.
 */
export async function reminderMails(sql: Sql, event: EventRow, closing: Closing): Promise<void> {
  const readers = await ownLinks(sql, event, await choosers(sql, event));
  for (const { email, locale, path, client, mailbox } of readers)
    await sendMail(sql, {
      kind: 'selection.reminder',
      to: email,
      account: event.account_id,
      event: event.id,
      client,
      locale,
      stop: leavePath(mailbox),
      content: contentFor(event, closing, { locale, path, mailbox }),
    });
}

function contentFor(
  event: EventRow,
  { closes_on, short }: Closing,
  { locale, path, mailbox }: Pick<ClientReader, 'locale' | 'mailbox'> & Pick<WayIn, 'path'>,
): MailContent {
  const t = translator(locale);
  const about = { event: event.name, studio: event.brand_name, day: dayWords(closes_on, locale) };
  const telling = tellingIn(locale);
  return {
    subject: t('selection.mail.reminder.subject', about),
    heading: t('selection.mail.reminder.heading', about),
    paragraphs: [t('selection.mail.reminder.text', about)],
    facts: short.map(({ name, count, minphotos, standing: { missing } }) => ({
      label: name,
      value: [
        t('selection.mail.count', { count }),
        ...(missing > 0 ? [telling.t('rule.missing', { count: missing, min: minphotos ?? 0 })] : []),
      ].join(' · '),
    })),
    button: { label: t('selection.mail.reminder.button'), path },
    remark: t('selection.mail.reminder.remark', about),
    links: [{ label: t('selection.mail.reminder.stop'), path: stopPath(mailbox) }],
  };
}
