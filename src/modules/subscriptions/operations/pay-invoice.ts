import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { isKeepersError, KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { isId } from '@/modules/access/grants/viewer';
import { money } from '@/modules/money/payments';
import { readPlans } from '@/modules/money/plans';
import { vatWithin } from '@/modules/money/rules/shares';
import { lineWords, namesIn } from '@/modules/subscriptions/invoice-words';
import { PURPOSE } from '@/modules/subscriptions/purpose';
import { type InvoiceRow, readInvoice, readOwner, storeCard } from '@/modules/subscriptions/queries/store';
import { findOpenPayment } from '@/modules/subscriptions/queries/use';
import { PLAN_PAGE } from '@/modules/subscriptions/send-notice';
import { readSettings } from '@/modules/subscriptions/settings';
import { TRANSFER, transferWords } from '@/modules/subscriptions/transfer-method';
import { subscriptionOf } from './open-subscription';

/**
 * Returns the ways by which the platform is paid now, and which of them keep the card for renewals: none where neither a
 * service nor words for transfers are set.
 */
export async function platformMethods(
  total: { amount: number; currency: 'USD' | 'ILS' },
  locale: Locale,
): Promise<{ id: string; label: string; keeps: boolean }[]> {
  const [offered, keeping, words] = await Promise.all([
    money.offers({ account: null, total }),
    money.offers({ account: null, total, keep: true }),
    transferWords(locale),
  ]);
  return offered
    .filter(({ id }) => id !== TRANSFER || words !== '')
    .map((one) => ({ ...one, keeps: keeping.some(({ id }) => id === one.id) }));
}

/** All that a payment of an invoice needs, whichever way it is paid. */
export async function paymentOf(invoice: InvoiceRow) {
  const { account, amount, currency } = invoice;
  const owner = await readOwner(pool(), account);
  if (!owner) throw new KeepersError('NOT_FOUND');
  const { locale } = owner;
  const { vat_usd, vat_ils } = await readSettings();
  return {
    purpose: { kind: PURPOSE, id: invoice.id },
    payee: 'platform' as const,
    total: { amount, currency },
    vat: vatWithin(amount, currency === 'ILS' ? vat_ils : vat_usd),
    commission: 0,
    lines: lineWords(invoice, translator(locale), namesIn(await readPlans(), locale)),
    payer: { name: owner.name, email: owner.email },
    locale,
    back: `${env().publicUrl}${PLAN_PAGE}?back=${invoice.id}`,
  };
}

/**
 * Begins paying an account's open invoice by a method. Returns the address where it is paid; null where it is paid outside
 * of Keepers, or already. Throws NOT_FOUND for another account's, METHOD_NOT_OFFERED, and what `money.begin` throws.
 */
export async function payInvoice(
  account: string,
  { invoice: id, method }: { invoice: string; method: string },
): Promise<string | null> {
  const invoice = await readInvoice(pool(), id);
  if (!invoice || invoice.account !== account) throw new KeepersError('NOT_FOUND');
  const payment = await paymentOf(invoice);
  const offered = await platformMethods(payment.total, payment.locale);
  const chosen = offered.find((one) => one.id === method);
  if (!chosen) throw new KeepersError('METHOD_NOT_OFFERED');
  const begun = await money.begin({ ...payment, method, keep: chosen.keeps });
  return begun.payment.state === 'elsewhere' ? begun.payment.href : null;
}

/**
 * Looks at the open payment of an account's invoice, when its payer comes back from the page. Nothing happens for
 * another's, and while the service does not answer: a job looks again.
 */
export async function lookAtInvoice(account: string, id: string): Promise<void> {
  const invoice = isId(id) ? await readInvoice(pool(), id) : null;
  if (!invoice || invoice.account !== account) return;
  const open = await findOpenPayment(pool(), id);
  if (!open || open.state === 'agreed') return;
  try {
    await money.look(open.id);
  } catch (error) {
    if (!isKeepersError(error) || error.code !== 'UNAVAILABLE') throw error;
  }
}

/** Forgets the card that an account pays with, here and at its service; without one nothing happens. Throws UNAVAILABLE. */
export async function removeCard(account: string): Promise<void> {
  const { card } = (await subscriptionOf(account)).account;
  if (!card) return;
  await money.forgetCard({ account: null, payment: card });
  await storeCard(pool(), account, null);
}
