import { isolateBidi, moneyWords } from '@plugins/kit/rules';
import { pool, transaction } from '@plugins/kit/server/database';
import { type MailContent, sendMail, studioReaders } from '@plugins/kit/server/mail';
import { findEvent } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { lineEditWords, lineWords } from '../operations/line-words';
import { findOrder, listLines, listPhotos, type OrderLineRow, type OrderRow } from '../queries/read-orders';
import type { Crop } from '../rules/cart';
import { orderPath } from '../rules/order-link';

/** What a mail to the buyer is about, `link` its address alone; of `disputed` the studio alone hears. */
type BuyerNews = 'placed' | 'paid' | 'sent' | 'link';
export type OrderNews = BuyerNews | 'disputed';

/** A line of an order, and how each of its photographs is printed. */
type MailedLine = OrderLineRow & { crops: (Crop | null)[] };

/** The facts of an order: its lines with their edits, how it is delivered, and its total. */
function factsOf(order: OrderRow, lines: readonly MailedLine[], locale: 'en' | 'he'): MailContent['facts'] {
  const t = translator(locale);
  const words = (amount: number) => moneyWords({ amount, currency: order.currency }, locale);
  return [
    ...lines.map(({ amount, crops, ...line }) => {
      const name = isolateBidi(line.name);
      const option_name = line.option_name && isolateBidi(line.option_name);
      const edits = line.kind === 'print' ? lineEditWords(crops, locale) : '';
      const label = lineWords({ ...line, name, option_name }, locale);
      return { label: edits ? `${label} (${edits})` : label, value: words(amount) };
    }),
    ...(order.delivery
      ? [
          {
            label: t('shop.delivery.words', { name: isolateBidi(order.delivery.name) }),
            value: order.delivery.amount > 0 ? words(order.delivery.amount) : t('shop.delivery.free'),
          },
        ]
      : []),
    { label: t('shop.total'), value: words(order.total) },
  ];
}

function buyerMail(
  order: OrderRow,
  lines: readonly MailedLine[],
  studio: string,
  what: BuyerNews,
): MailContent {
  const t = translator(order.locale);
  const about = { number: order.number, studio };
  const how = what === 'placed' && order.instructions ? [order.instructions] : [];
  return {
    subject: t(`shop.mail.${what}.subject`, about),
    heading: t(`shop.mail.${what}.heading`, about),
    paragraphs: [t(`shop.mail.${what}.text`, about), ...how],
    facts: factsOf(order, lines, order.locale),
    button: { label: t('shop.mail.button'), path: orderPath(order.event ?? '', order.id, order.locale) },
    remark: t('shop.mail.remark', about),
  };
}

/**
 * Mails the buyer, in the language they ordered in, and of a new or disputed order the studio's people. Nothing for an order whose
 * project or buyer is erased, or that is no longer marked as sent since `sent`.
 */
export async function orderMails(id: string, what: OrderNews, sent?: string): Promise<void> {
  const order = await findOrder(pool(), id);
  const event = order?.event ? await findEvent(order.event) : null;
  const to = order?.email;
  if (!order || !event || !to) return;
  if (what === 'sent' && (order.state !== 'done' || order.sent_at?.toISOString() !== sent)) return;
  const photos = await listPhotos(pool(), { order: id, role: null });
  const lines = (await listLines(pool(), id)).map((line) => ({
    ...line,
    crops: photos.filter((photo) => photo.line === line.id).map(({ crop }) => crop),
  }));
  await transaction(async (sql) => {
    const common = { account: order.account, event: event.id };
    if (what !== 'disputed')
      await sendMail(sql, {
        ...common,
        kind: `shop.${what}`,
        to,
        locale: order.locale,
        content: buyerMail(order, lines, event.brand_name, what),
      });
    if (what !== 'placed' && what !== 'disputed') return;
    const news = what === 'placed' ? 'studio' : 'disputed';
    for (const { email, locale } of await studioReaders(sql, order.account)) {
      const t = translator(locale);
      const about = { number: order.number, name: order.name, project: event.name };
      await sendMail(sql, {
        ...common,
        kind: what === 'placed' ? 'shop.ordered' : 'shop.disputed',
        to: email,
        locale,
        content: {
          subject: t(`shop.mail.${news}.subject`, about),
          heading: t(`shop.mail.${news}.heading`, about),
          paragraphs: [t(`shop.mail.${news}.text`, about)],
          facts: factsOf(order, lines, locale),
          button: { label: t('shop.mail.studio.button'), path: `/admin/x/shop/orders?order=${id}` },
        },
      });
    }
  });
}
