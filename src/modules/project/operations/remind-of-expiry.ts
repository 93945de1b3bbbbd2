import { pool, type Sql, transaction } from '@/core/db/pool';
import { translator } from '@/core/i18n/translate';
import { type MailContent, sendMail } from '@/core/mail/send-mail';
import { dayIn } from '@/core/time/zone-time';
import { type EventRow, findEvent } from '@/modules/access/project-repo';
import { ownLinks, type WayIn } from '@/modules/people/invitations/own-links';
import { clientReaders, type Reader, studioReaders } from '@/modules/people/queries/readers';
import { dueReminder, type Expiry, REMIND_CLIENTS_DAYS } from '@/modules/project/rules/expiry';

interface Closing extends Expiry {
  id: string;
  expires_at: Date;
  remind_clients: boolean;
}

/**
 * Reminds the photographers of projects that close soon, and their clients if the project says so. Each reminder is
 * sent once per closing time: it is recorded in the transaction that enqueues its mails. Returns how many were sent.
 */
export async function remindOfExpiry(now = new Date()): Promise<number> {
  // The earliest reminder is due at most fifteen days before, in any time zone.
  const { rows } = await pool().query<Closing>(
    `select id, expires_at, time_zone, expiry_told_for as told_for, expiry_told::int as told,
            remind_clients_of_expiry as remind_clients
       from events
      where expires_at > $1 and expires_at < $1 + interval '16 days'
        and published_at is not null and archived_at is null and deleted_at is null`,
    [now],
  );
  let sent = 0;
  for (const closing of rows) {
    const days = dueReminder(closing, now);
    if (days !== null && (await remind(closing, days))) sent += 1;
  }
  return sent;
}

async function remind(closing: Closing, days: number): Promise<boolean> {
  return transaction(async (sql) => {
    // A concurrent worker waits here and finds it recorded; if the closing time moved meanwhile, it no longer matches.
    const claimed = await sql.query(
      `update events set expiry_told_for = expires_at, expiry_told = $3
        where id = $1 and expires_at = $2 and deleted_at is null
          and (expiry_told_for is distinct from expires_at or expiry_told is null or expiry_told > $3)`,
      [closing.id, closing.expires_at, days],
    );
    const event = claimed.rowCount ? await findEvent(closing.id, sql) : null;
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
function lastDay({ expires_at, time_zone }: Closing, locale: Reader['locale']): string {
  const day = new Date(`${dayIn(expires_at, time_zone)}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

function forPhotographer(event: EventRow, closing: Closing, days: number, reader: Reader): MailContent {
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

function forClient(event: EventRow, closing: Closing, days: number, reader: Reader & WayIn): MailContent {
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
