import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { Purpose } from '@/modules/money/purposes';
import { changeSubscriptionIn, readSubscription } from './operations/open-subscription';
import { type InvoiceRow, lockSubscription, readInvoice, storeCard } from './queries/store';
import { insertExtra } from './queries/use';
import { settle } from './rules/settle';
import { sendNotice } from './send-notice';

/** What payments of the platform's invoices are for. */
export const PURPOSE = 'subscriptions';

async function lockInvoice(sql: Sql, id: string): Promise<InvoiceRow | null> {
  const found = await readInvoice(sql, id);
  if (!found) return null;
  await lockSubscription(sql, found.account);
  return readInvoice(sql, id);
}

/** An invoice is paid: the plan begins or goes on, or a single project may be made. */
async function paid(sql: Sql, id: string, card: string | null): Promise<void> {
  const invoice = await lockInvoice(sql, id);
  if (!invoice || invoice.state === 'paid') return;
  const { account, nr, offer } = invoice;
  await changeSubscriptionIn(sql, account, async (opened) => {
    const sub = settle(opened.sub, nr, opened.today);
    if (invoice.kind === 'project')
      await insertExtra(sql, { id: uuidv7(), account, invoice: id, now: opened.now });
    await recordAudit(sql, 'plan.paid', { account, subject: offer?.plan ?? null });
    await sendNotice(sql, opened.account, { sub, notice: { what: 'paid', invoice } });
    return { sub };
  });
  if (card) await storeCard(sql, account, card);
}

/** What payments do to the platform's invoices, in the transaction that writes the money. */
export const subscriptionPurpose: Purpose = {
  kind: PURPOSE,
  lock: async (sql, id) => {
    const invoice = await lockInvoice(sql, id);
    if (!invoice) return null;
    const total = { amount: invoice.amount, currency: invoice.currency };
    return { account: null, payable: invoice.state === 'open', total };
  },
  title: async (_sql, _id, locale: Locale) => translator(locale)('subscriptions.documentTitle'),
  refunded: async (sql, { id, amount }) => {
    const invoice = await lockInvoice(sql, id);
    if (!invoice) return;
    const { account, offer } = invoice;
    const opened = await readSubscription(sql, account);
    await recordAudit(sql, 'plan.refunded', { account, subject: offer?.plan ?? null });
    const notice = { what: 'refunded' as const, invoice: { ...invoice, amount: amount.amount } };
    await sendNotice(sql, opened.account, { sub: opened.sub, notice });
  },
  paid: (sql, { id, payment }) => paid(sql, id, payment.card ? payment.id : null),
};
