import {
  type database,
  type mail,
  mail as mails,
  people,
  type projects,
  rules,
  texts,
} from '@plugins/kit/server';
import type { StandingProduct } from '../operations/read-standing';
import { leavePath, stopPath } from '../operations/stop-reminders';
import { tellingIn } from '../operations/telling-in';
import { choosers } from './recipients';

interface Closing {
  closes_on: string;
  /** The products of that day that lack something. */
  short: readonly StandingProduct[];
}

/**
 * Tells everybody who can choose in the project, and wishes to be told, what is still missing and until when; each with
 * their own way in, in their language. In the caller's transaction.
 */
export async function reminderMails(
  sql: database.Sql,
  event: projects.EventRow,
  closing: Closing,
): Promise<void> {
  const readers = await people.ownLinks(sql, event, await choosers(sql, event));
  for (const { email, locale, path, client, mailbox } of readers)
    await mails.send(sql, {
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
  event: projects.EventRow,
  { closes_on, short }: Closing,
  { locale, path, mailbox }: Pick<mail.ClientReader, 'locale' | 'mailbox'> & Pick<people.WayIn, 'path'>,
): mail.MailContent {
  const t = texts.translator(locale);
  const about = { event: event.name, studio: event.brand_name, day: rules.dayWords(closes_on, locale) };
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
