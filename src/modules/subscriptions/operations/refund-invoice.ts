import { pool } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { isId } from '@/modules/access/grants/viewer';
import { money } from '@/modules/money/payments';
import { readInvoice } from '@/modules/subscriptions/queries/store';
import { findPaidPayment } from '@/modules/subscriptions/queries/use';

/**
 * Returns money of a paid invoice to its studio, in part or what is left: by its service, or as a mark where it was paid
 * outside of Keepers. The plan stays. Throws NOT_FOUND, NOT_PAYABLE for what is not paid, REFUND_TOO_LARGE, UNAVAILABLE when
 * the service does not answer: a job repeats the request.
 */
export async function refundInvoice(
  id: string,
  { amount, why, by }: { amount?: number | undefined; why?: string | undefined; by: string | null },
): Promise<void> {
  const invoice = isId(id) ? await readInvoice(pool(), id) : null;
  if (!invoice) throw new KeepersError('NOT_FOUND');
  const payment = await findPaidPayment(pool(), id);
  if (!payment) throw new KeepersError('NOT_PAYABLE');
  await money.refund({
    account: null,
    payment,
    by,
    ...(amount !== undefined && { amount }),
    ...(why && { why }),
  });
}
