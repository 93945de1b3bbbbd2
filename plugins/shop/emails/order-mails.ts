import { isolateBidi, moneyWords } from '@plugins/kit/rules';
import { pool, transaction } from '@plugins/kit/server/database';
import { type MailContent, sendMail, studioReaders } from '@plugins/kit/server/mail';
import { findEvent } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { findOrder, listLines, type OrderLineRow, type OrderRow } from '../queries/read-orders';
import { orderPath } from '../rules/order-link';

/** What a mail is about. */
export type OrderNews = 'placed' | 'paid' | 'sent';

/** The facts of an order: its lines and its total. */
function factsOf(order: OrderRow, lines: readonly OrderLineRow[], locale: 'en' | 'he'): MailContent['facts'] {
  const t = translator(locale);
  const words = (amount: number) => moneyWords({ amount, currency: order.currency }, locale);
  return [
    ...lines.map(({ name, option_name, amount }) => ({
      label: option_name ? `${isolateBidi(name)}, ${isolateBidi(option_name)}` : name,
      value: words(amount),
    })),
    { label: t('shop.total'), value: words(order.total) },
  ];
}

function buyerMail(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  studio: string,
  what: OrderNews,
): MailContent {
  const t = translator(order.locale);
  const about = { number: order.number, studio };
  const how = what === 'placed' && order.instructions ? [order.instructions] : [];
  return {
    subject: t(`shop.mail.${what}.subject`, about),
    heading: t(`shop.mail.${what}.heading`, about),
    paragraphs: [t(`shop.mail.${what}.text`, about), ...how],
    facts: factsOf(order, lines, order.locale),
    button: { label: t('shop.mail.button'), path: orderPath(order.event ?? '', order.id) },
    remark: t('shop.mail.remark', about),
  };
}

/**
 * Mails the buyer, in the language they ordered in, and of a new order the studio's people. Nothing for an order whose
 * project or buyer is erased, or that is no longer marked as sent since `sent`.
 */
export async function orderMails(id: string, what: OrderNews, sent?: string): Promise<void> {
  const order = await findOrder(pool(), id);
  const event = order?.event ? await findEvent(order.event) : null;
  const to = order?.email;
  if (!order || !event || !to) return;
  if (what === 'sent' && (order.state !== 'done' || order.sent_at?.toISOString() !== sent)) return;
  const lines = await listLines(pool(), id);
  await transaction(async (sql) => {
    const common = { account: order.account, event: event.id };
    await sendMail(sql, {
      ...common,
      kind: `shop.${what}`,
      to,
      locale: order.locale,
      content: buyerMail(order, lines, event.brand_name, what),
    });
    if (what !== 'placed') return;
    for (const { email, locale } of await studioReaders(sql, order.account)) {
      const t = translator(locale);
      const about = { number: order.number, name: order.name, project: event.name };
      await sendMail(sql, {
        ...common,
        kind: 'shop.ordered',
        to: email,
        locale,
        content: {
          subject: t('shop.mail.studio.subject', about),
          heading: t('shop.mail.studio.heading', about),
          paragraphs: [t('shop.mail.studio.text', about)],
          facts: factsOf(order, lines, locale),
          button: { label: t('shop.mail.studio.button'), path: `/admin/x/shop/orders?order=${id}` },
        },
      });
    }
  });
}
