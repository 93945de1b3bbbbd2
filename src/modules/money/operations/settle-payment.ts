import { pool } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { clock } from '@/core/time/clock';
import { applyLearned, type Lesson } from '@/modules/money/apply-learned';
import { openById } from '@/modules/money/connections';
import type { OpenConnection, Payment } from '@/modules/money/payment-contract';
import { askPayment, closePayment, methodHas } from '@/modules/money/payment-methods';
import { lookable, presentPayment } from '@/modules/money/present-payment';
import { type PaymentRow, readPayment, storeLook } from '@/modules/money/queries/payments';
import { refundsOf } from '@/modules/money/queries/refunds';
import { isOpen, type PaymentView, pauseAfter } from '@/modules/money/rules/payment-state';
import { startAtMethod } from './ask-method';
import { askRefund } from './refund-payment';

/** Milliseconds after a page's end within which a service may still report a payment made on it. */
const GRACE = 3600_000;

const expired: Lesson = { state: 'failed', reason: 'expired' };
const isOver = ({ expires_at }: PaymentRow): boolean => expires_at.getTime() + GRACE < clock().getTime();

/** What the service says of a payment; null if there is nothing to learn. */
async function learn(row: PaymentRow, connection: OpenConnection | null): Promise<Lesson | null> {
  const said: Payment | null = methodHas(row.method, 'look')
    ? await askPayment(row.method, lookable(row, connection))
    : null;
  if (said && said.state !== 'elsewhere') return said;
  if (!isOpen(row.state) || row.state === 'agreed') return null;
  if (isOver(row))
    return said ? ((await closePayment(row.method, lookable(row, connection))) ?? expired) : expired;
  if (said) return said;
  // The answer to the first question was lost, or it never arrived: it is the same question again.
  return row.state === 'asked' ? startAtMethod(row, connection) : null;
}

/**
 * Looks at a payment: asks the service outside of any transaction, then decides under the rows' locks, posts the money
 * and calls the purpose in the same transaction. Harmless to repeat. Returns the payment's state after it. Throws
 * NOT_FOUND, and UNAVAILABLE when the service does not answer.
 */
export async function lookAtPayment(payment: string): Promise<PaymentView> {
  const row = await readPayment(pool(), payment);
  if (!row) throw new KeepersError('NOT_FOUND');
  try {
    const lesson = await learn(row, await openById(row.connection));
    if (lesson) await applyLearned(row, lesson.state === 'elsewhere' && isOver(row) ? expired : lesson);
  } finally {
    // Also after a failure: the next look comes later than the last.
    const after = (await readPayment(pool(), payment)) ?? row;
    const next = isOpen(after.state) && methodHas(after.method, 'look') ? pauseAfter(after.looks + 1) : null;
    await storeLook(pool(), payment, next === null ? null : new Date(clock().getTime() + next));
  }
  for (const refund of await refundsOf(pool(), payment))
    if (refund.state === 'asked') await askRefund(refund);
  return presentPayment((await readPayment(pool(), payment)) as PaymentRow);
}
