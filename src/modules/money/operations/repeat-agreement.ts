import { pool } from '@/core/db/pool';
import { isKeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { methodHas, payOrder, takesOrder } from '@/modules/money/payment-methods';
import { payable } from '@/modules/money/present-payment';
import { readPayment } from '@/modules/money/queries/payments';

/**
 * Returns how an agreed payment is paid outside Keepers, in a reader's language: its method repeats its agreement. It writes
 * nothing. Null for every other payment, for a method that asks a service, and where the method no longer takes the sum or fails.
 */
export async function repeatAgreement(id: string, locale: Locale): Promise<string | null> {
  const row = await readPayment(pool(), id);
  if (row?.state !== 'agreed' || row.connection !== null || !methodHas(row.method, 'agrees')) return null;
  const order = { ...payable(row, null), locale };
  try {
    const { total, connection } = order;
    if (!(await takesOrder(row.method, { account: row.account, total, connection }))) return null;
    const payment = await payOrder(row.method, order);
    return payment.state === 'agreed' ? payment.instructions : null;
  } catch (error) {
    if (isKeepersError(error)) return null;
    throw error;
  }
}
