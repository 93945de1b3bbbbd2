import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { clock } from '@/core/time/clock';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { finishRefund, lockWithPurpose } from '@/modules/money/apply-learned';
import { openById } from '@/modules/money/connections';
import { makeRefund, methodHas } from '@/modules/money/payment-methods';
import { lookable } from '@/modules/money/present-payment';
import { type PaymentRow, readPayment } from '@/modules/money/queries/payments';
import { insertRefund, type RefundRow, readRefund, updateRefund } from '@/modules/money/queries/refunds';
import { pauseAfter } from '@/modules/money/rules/payment-state';
import type { Money } from '@/modules/money/rules/plan';
import { partsOfRefund } from '@/modules/money/rules/shares';

/** A refund as its purpose shows it. */
export interface RefundView {
  id: string;
  payment: string;
  state: 'asked' | 'done' | 'failed';
  amount: Money;
  /** Why it failed: a code of the service. */
  reason: string | null;
}

/** What `refundPayment` needs. */
export interface RefundWanted {
  account: string | null;
  payment: string;
  /** In minor units; omitted: all that is left. */
  amount?: number;
  why?: string;
  /** The user who refunds. */
  by: string | null;
  /** Makes repeating harmless: the refund's id. */
  id?: string;
}

const later = (looks: number): Date => new Date(clock().getTime() + pauseAfter(looks));

const present = (refund: RefundRow, { currency }: PaymentRow): RefundView => ({
  id: refund.id,
  payment: refund.payment,
  state: refund.state,
  amount: { amount: refund.amount, currency },
  reason: refund.reason,
});

async function viewOf(id: string): Promise<RefundView> {
  const refund = (await readRefund(pool(), id)) as RefundRow;
  return present(refund, (await readPayment(pool(), refund.payment)) as PaymentRow);
}

/** Writes the intention; a payment that was marked by hand, or whose method cannot refund, is done with it. */
const writeIntention = (wanted: RefundWanted, id: string): Promise<void> =>
  transaction(async (sql) => {
    const { row } = await lockWithPurpose(sql, wanted.payment);
    if (row.account !== wanted.account) throw new KeepersError('NOT_FOUND');
    const known = await readRefund(sql, id);
    if (known && known.payment === row.id) return;
    if (known) throw new KeepersError('NOT_FOUND');
    if (row.state !== 'paid') throw new KeepersError('NOT_PAYABLE');
    const left = row.amount - row.back_amount;
    const amount = wanted.amount ?? left;
    if (amount < 1 || amount > left || !Number.isInteger(amount)) throw new KeepersError('REFUND_TOO_LARGE');
    const back = { amount: row.back_amount, vat: row.back_vat, commission: row.back_commission };
    const { vat, commission } = partsOfRefund({ ...row, back }, amount);
    const byHand = row.marked || !methodHas(row.method, 'refund');
    await insertRefund(sql, {
      id,
      account: row.account,
      payment: row.id,
      amount,
      vat_back: vat,
      commission_back: commission,
      state: 'asked',
      ref: null,
      why: wanted.why ?? null,
      by: wanted.by,
      now: clock(),
      look: byHand ? null : later(0),
    });
    if (row.account) await recordAudit(sql, 'payments.refunded', { account: row.account });
    if (byHand) await finishRefund(sql, id, { state: 'done', ref: null });
  });

/**
 * Asks the service for a refund that was written, and writes its answer. Repeating is harmless: the refund's id is the
 * service's key. Throws UNAVAILABLE when the service does not answer.
 */
export async function askRefund(refund: RefundRow): Promise<void> {
  const row = (await readPayment(pool(), refund.payment)) as PaymentRow;
  const { currency } = row;
  const said = await makeRefund(row.method, {
    id: refund.id,
    payment: lookable(row, await openById(row.connection)),
    amount: { amount: refund.amount, currency },
    commissionBack: refund.commission_back > 0 ? { amount: refund.commission_back, currency } : null,
  });
  await transaction(async (sql) => {
    await lockWithPurpose(sql, refund.payment);
    const now = (await readRefund(sql, refund.id)) as RefundRow;
    if (now.state !== 'asked') return;
    if (said && said.state !== 'asked') return finishRefund(sql, refund.id, said);
    await updateRefund(sql, {
      id: refund.id,
      state: 'asked',
      ref: said?.ref ?? null,
      reason: null,
      doneAt: null,
      look: later(now.looks + 1),
    });
  });
}

/**
 * Returns money, in part or all that is left. Money that was marked by hand, and a method without a way to refund, are
 * marks of the owner. The intention is written first. Throws NOT_FOUND, NOT_PAYABLE for what is not paid,
 * REFUND_TOO_LARGE, UNAVAILABLE when the service does not answer: a job repeats the request.
 */
export async function refundPayment(wanted: RefundWanted): Promise<RefundView> {
  const id = wanted.id ?? uuidv7();
  await writeIntention(wanted, id);
  const written = (await readRefund(pool(), id)) as RefundRow;
  if (written.state === 'asked') await askRefund(written);
  return viewOf(id);
}
