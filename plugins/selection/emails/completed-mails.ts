import { type database, mail, people, type projects, rules, texts } from '@plugins/kit/server';
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
export async function completedMails(sql: database.Sql, { event, viewer }: people.Entered): Promise<void> {
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
  for (const own of await people.ownLinks(sql, event, [reader]))
    await send(sql, event, 'selection.thanks', own, forClient(event, products, own));
}

async function countPicks(sql: database.Sql, eventId: string): Promise<Counted[]> {
  const { rows } = await sql.query<Counted>(
    `select p.name, p.maxphotos::int as maxphotos, ${rules.countedPicks('p.id')} as count
       from products p where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    [eventId],
  );
  return rows;
}

async function send(
  sql: database.Sql,
  event: projects.EventRow,
  kind: string,
  reader: Reader,
  content: mail.MailContent,
  replyTo?: string | null,
) {
  const about = { account: event.account_id, event: event.id, to: reader.email, locale: reader.locale };
  await mail.send(sql, { kind, ...about, content, ...(replyTo ? { replyTo } : {}) });
}

function facts(products: Counted[], locale: Reader['locale']): mail.MailContent['facts'] {
  const t = texts.translator(locale);
  return products.map(({ name, maxphotos, count }) => ({
    label: name,
    value:
      maxphotos === null
        ? t('selection.mail.count', { count })
        : t('selection.mail.countLimited', { count, max: maxphotos }),
  }));
}

function forPhotographer(
  event: projects.EventRow,
  by: string | null,
  products: Counted[],
  locale: Reader['locale'],
): mail.MailContent {
  const t = texts.translator(locale);
  return {
    subject: t('selection.mail.completed.subject', { event: event.name }),
    heading: t('selection.mail.completed.heading'),
    paragraphs: [t('selection.mail.completed.text', { event: event.name, by: by ?? 'nobody' })],
    facts: facts(products, locale),
    button: { label: t('selection.mail.completed.button'), path: `/admin/projects/${event.id}/picks` },
  };
}

function forClient(
  event: projects.EventRow,
  products: Counted[],
  { locale, path }: Reader & people.WayIn,
): mail.MailContent {
  const t = texts.translator(locale);
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
