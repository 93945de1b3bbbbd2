import {
  countedPicks,
  type Entered,
  type EventRow,
  type MailContent,
  ownLinks,
  type Sql,
  sendMail,
  translator,
  type WayIn,
} from '@plugins/kit/server';
import { photographers, type Reader } from './recipients';

interface Counted {
  name: string;
  maxphotos: number | null;
  count: number;
}

/**
 * A selection was completed: tells the studio what was chosen and thanks the client who did it, if their address is
 * known. In the caller's transaction, so that nobody hears of what did not happen.
 */
export async function completedMails(sql: Sql, { event, viewer }: Entered): Promise<void> {
  const products = await countPicks(sql, event.id);
  for (const reader of await photographers(sql, event)) {
    await send(
      sql,
      event,
      'selection.completed',
      reader,
      forPhotographer(event, viewer.name, products, reader.locale),
      viewer.grant?.email,
    );
  }
  if (!viewer.grant?.email) return;
  const reader: Reader = { email: viewer.grant.email, locale: viewer.grant.locale ?? event.locale };
  for (const own of await ownLinks(sql, event, [reader]))
    await send(sql, event, 'selection.thanks', own, forClient(event, products, own));
}

async function countPicks(sql: Sql, eventId: string): Promise<Counted[]> {
  const { rows } = await sql.query<Counted>(
    `select p.name, p.maxphotos::int as maxphotos, ${countedPicks('p.id')} as count
       from products p where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    [eventId],
  );
  return rows;
}

async function send(
  sql: Sql,
  event: EventRow,
  kind: string,
  reader: Reader,
  content: MailContent,
  replyTo?: string | null,
) {
  const about = { account: event.account_id, event: event.id, to: reader.email, locale: reader.locale };
  await sendMail(sql, { kind, ...about, content, ...(replyTo ? { replyTo } : {}) });
}

function facts(products: Counted[], locale: Reader['locale']): MailContent['facts'] {
  const t = translator(locale);
  return products.map(({ name, maxphotos, count }) => ({
    label: name,
    value:
      maxphotos === null
        ? t('selection.mail.count', { count })
        : t('selection.mail.countLimited', { count, max: maxphotos }),
  }));
}

function forPhotographer(
  event: EventRow,
  by: string | null,
  products: Counted[],
  locale: Reader['locale'],
): MailContent {
  const t = translator(locale);
  return {
    subject: t('selection.mail.completed.subject', { event: event.name }),
    heading: t('selection.mail.completed.heading'),
    paragraphs: [t('selection.mail.completed.text', { event: event.name, by: by ?? 'nobody' })],
    facts: facts(products, locale),
    button: { label: t('selection.mail.completed.button'), path: `/admin/projects/${event.id}/picks` },
  };
}

function forClient(event: EventRow, products: Counted[], { locale, path }: Reader & WayIn): MailContent {
  const t = translator(locale);
  const about = { event: event.name, studio: event.brand_name };
  return {
    subject: t('selection.mail.thanks.subject', about),
    heading: t('selection.mail.thanks.heading'),
    paragraphs: [t('selection.mail.thanks.text', about)],
    facts: facts(products, locale),
    button: { label: t('selection.mail.thanks.button'), path },
    remark: t('selection.mail.thanks.locked', about),
  };
}
