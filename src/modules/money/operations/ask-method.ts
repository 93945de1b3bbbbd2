import { isKeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { applyLearned } from '@/modules/money/apply-learned';
import { openById } from '@/modules/money/connections';
import type { OpenConnection, Payment } from '@/modules/money/payment-contract';
import { chargeOrder, payOrder } from '@/modules/money/payment-methods';
import { chargeable, payable } from '@/modules/money/present-payment';
import type { PaymentRow } from '@/modules/money/queries/payments';

/**
 * Begins a written payment at its method: a page, or the charge of a kept card. The same question whenever it is
 * repeated. Throws what the method throws.
 */
export function startAtMethod(
  row: PaymentRow,
  connection: OpenConnection | null,
  locale: Locale = row.locale,
): Promise<Payment> {
  const charge = chargeable(row, connection);
  return charge
    ? chargeOrder(row.method, charge)
    : payOrder(row.method, { ...payable(row, connection), locale });
}

/** Asks the method, and writes its answer. A refusal ends the payment, so that another method may be chosen. */
export async function askMethod(row: PaymentRow, locale?: Locale): Promise<Payment> {
  try {
    const payment = await startAtMethod(row, await openById(row.connection), locale);
    const { state } = await applyLearned(row, payment);
    return state === 'paid' && payment.state !== 'paid'
      ? { state, paid: { amount: row.amount, currency: row.currency }, ref: row.ref ?? row.id }
      : payment;
  } catch (error) {
    if (isKeepersError(error) && error.code === 'REFUSED')
      await applyLearned(row, { state: 'failed', reason: 'refused' });
    throw error;
  }
}
