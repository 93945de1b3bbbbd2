import { type Sql, transaction } from '@/core/db/pool';
import { translator } from '@/core/i18n/translate';
import { type MailContent, sendMail } from '@/core/mail/send-mail';
import { dayIn } from '@/core/time/zone-time';
import { type EventRow, findEvent } from '@/modules/access/queries';
import { ownLinks, type WayIn } from '@/modules/people/invitations/own-links';
import { clientReaders, type Reader, studioReaders } from '@/modules/people/queries/readers';
import { type ClosingProject, claimReminder, listClosing } from '@/modules/project/queries/expiry';
import { dueReminder, REMIND_CLIENTS_DAYS } from '@/modules/project/rules/expiry';

/**
 * Reminds the photographers of projects that close soon, and their clients if the project says so. Each reminder is
 * sent once per closing time: it is recorded in the transaction that enqueues its mails. Returns how many were sent.
 */
export async function remindOfExpiry(now = new Date()): Promise<number> {
  let sent = 0;
  for (const closing of await listClosing(now)) {
    const days = dueReminder(closing, now);
    if (days !== null && (await remind(closing, days))) sent += 1;
  }
  return sent;
}

async function remind(closing: ClosingProject, days: number): Promise<boolean> {
  return transaction(async (sql) => {
    // A concurrent worker waits here and finds it recorded; if the closing time moved meanwhile, it no longer matches.
    const claimed = await claimReminder(sql, closing, days);
    const event = claimed ? await findEvent(closing.id, sql) : null;
    if (!event) return false;
    for (const reader of await studioReaders(sql, event.account_id))
      await write(sql, event, 'project.expires', reader, forPhotographer(event, closing, days, reader));
    if (closing.remind_clients && REMIND_CLIENTS_DAYS.includes(days)) {
      for (const reader of await ownLinks(sql, event, await clientReaders(sql, event, { role: 'anybody' })))
        await write(sql, event, 'project.closes', reader, forClient(event, closing, days, reader));
    }
    return true;
  });
}

const write = (
  sql: Sql,
  event: EventRow,
  kind: string,
  reader: Reader & Partial<WayIn>,
  content: MailContent,
) =>
  sendMail(sql, {
    kind,
    account: event.account_id,
    event: event.id,
    client: reader.client,
    to: reader.email,
    locale: reader.locale,
    content,
  });

/** Returns the last day in the project's time zone, formatted. */
function lastDay({ expires_at, time_zone }: ClosingProject, locale: Reader['locale']): string {
  const day = new Date(`${dayIn(expires_at, time_zone)}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

function forPhotographer(
  event: EventRow,
  closing: ClosingProject,
  days: number,
  reader: Reader,
): MailContent {
  const t = translator(reader.locale);
  const about = { event: event.name, days, day: lastDay(closing, reader.locale) };
  return {
    subject: t('admin-project.expiryMail.subject', about),
    heading: t('admin-project.expiryMail.heading', about),
    paragraphs: [t('admin-project.expiryMail.text', about)],
    button: {
      label: t('admin-project.expiryMail.button'),
      path: `/admin/projects/${event.id}/details?extend=1`,
    },
    remark: t('admin-project.expiryMail.remark'),
  };
}

function forClient(
  event: EventRow,
  closing: ClosingProject,
  days: number,
  reader: Reader & WayIn,
): MailContent {
  const t = translator(reader.locale);
  const about = {
    event: event.name,
    studio: event.brand_name,
    days,
    day: lastDay(closing, reader.locale),
  };
  return {
    subject: t('admin-project.closesMail.subject', about),
    heading: t('admin-project.closesMail.heading', about),
    paragraphs: [t('admin-project.closesMail.text', about)],
    button: { label: t('admin-project.closesMail.button'), path: reader.path },
    remark: t('admin-project.closesMail.remark', about),
  };
}
