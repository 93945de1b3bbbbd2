import { type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { clock } from '@/core/time/clock';
import type { Payment } from './payment-contract';
import { methodHas } from './payment-methods';
import { postDispute, postFee, postPaid, postRefund, postUnmarked } from './post-payment';
import { eventOf } from './present-payment';
import { purposeOf } from './purposes';
import { storeDocumentDue, storeRefundDue } from './queries/documents';
import { storeDispute } from './queries/payment-parts';
import { isPaidAlready, lockPayment, type PaymentRow, readPayment, updatePayment } from './queries/payments';
import { insertRefund, readRefund, updateRefund } from './queries/refunds';
import { isOpen, type Learned, nextState, type PaymentState, pauseAfter } from './rules/payment-state';
import { partsOfRefund } from './rules/shares';

/** What was learned about a payment: from its service, or from its owner. */
export type Lesson = Payment | { state: Exclude<Learned, Payment['state']> };

/** A locked payment, and what it is for: null if that was deleted, which must not keep money from being counted. */
export interface LockedPayment {
  row: PaymentRow;
  thing: { account: string | null; payable: boolean } | null;
}

/**
 * Locks what a payment is for, then the payment: all writers lock in this order. `of`: its id, or the row where the
 * caller has read it, as what it is for never changes. Throws NOT_FOUND for an unknown one.
 */
export async function lockWithPurpose(
  sql: Sql,
  of: string | Pick<PaymentRow, 'id' | 'kind' | 'purpose'>,
): Promise<LockedPayment> {
  const known = typeof of === 'string' ? await readPayment(sql, of) : of;
  if (!known) throw new KeepersError('NOT_FOUND');
  const thing = await purposeOf(known.kind).lock(sql, known.purpose);
  const row = await lockPayment(sql, known.id);
  if (!row) throw new KeepersError('NOT_FOUND');
  return { row, thing };
}

/** How long a mark by hand may be undone before its document is issued, in milliseconds. */
const REGRET = 24 * 3600_000;

const nextLook = (row: PaymentRow, state: PaymentState): Date | null =>
  isOpen(state) && (state === 'asked' || methodHas(row.method, 'look'))
    ? new Date(clock().getTime() + pauseAfter(row.looks))
    : null;

async function storeState(
  sql: Sql,
  row: PaymentRow,
  lesson: Lesson,
  next: Pick<PaymentRow, 'state' | 'surplus' | 'marked'>,
): Promise<PaymentRow> {
  const { state } = next;
  const fresh = state === 'paid' && row.state !== 'paid';
  return updatePayment(sql, {
    id: row.id,
    ...next,
    ref: 'ref' in lesson ? lesson.ref : null,
    href: state !== 'elsewhere' ? null : lesson.state === 'elsewhere' ? lesson.href : row.href,
    reference: lesson.state === 'agreed' ? lesson.reference : null,
    reason: state !== 'failed' ? null : lesson.state === 'failed' ? lesson.reason : row.reason,
    fee: lesson.state === 'paid' ? (lesson.fee?.amount ?? null) : null,
    kept: lesson.state === 'paid' ? (lesson.kept ?? null) : null,
    paidAt: fresh ? clock() : state === 'paid' ? row.paid_at : null,
    look: nextLook(row, state),
  });
}

/** Records money that the service returned without us, such as in its own dashboard. */
async function recordOutsideRefund(sql: Sql, row: PaymentRow, total: number): Promise<void> {
  const amount = total - row.back_amount;
  if (amount <= 0) return;
  const back = { amount: row.back_amount, vat: row.back_vat, commission: row.back_commission };
  const id = uuidv7();
  const now = clock();
  await insertRefund(sql, {
    id,
    account: row.account,
    payment: row.id,
    amount,
    vat_back: partsOfRefund({ ...row, back }, amount).vat,
    // The service says nothing of the commission: it stays, unless the platform returns it.
    commission_back: 0,
    state: 'asked',
    ref: null,
    why: null,
    by: null,
    now,
    look: null,
  });
  await finishRefund(sql, id, { state: 'done', ref: null });
}

/** Ends a refund under its payment's lock: posts it and calls the purpose. */
export async function finishRefund(
  sql: Sql,
  id: string,
  said: { state: 'done'; ref: string | null } | { state: 'failed'; reason: string },
): Promise<void> {
  const refund = await readRefund(sql, id);
  if (refund?.state !== 'asked') return;
  const now = clock();
  const [ref, reason] = said.state === 'done' ? [said.ref, null] : [null, said.reason];
  const doneAt = said.state === 'done' ? now : null;
  await updateRefund(sql, { id, state: said.state, ref, reason, doneAt, look: null });
  if (said.state === 'failed') return;
  const row = (await readPayment(sql, refund.payment)) as PaymentRow;
  await postRefund(sql, row, refund, now);
  if (row.surplus) return;
  await storeRefundDue(sql, id, now);
  const amount = { amount: refund.amount, currency: row.currency };
  await purposeOf(row.kind).refunded?.(sql, { ...eventOf(row), refund: id, amount });
}

/** Records what the service holds back because of a dispute. */
async function recordDispute(sql: Sql, row: PaymentRow, said: Payment & { state: 'paid' }): Promise<void> {
  const { dispute } = said;
  if (!dispute || (dispute.state === row.dispute && dispute.held.amount === row.disputed)) return;
  const held = dispute.held.amount;
  const [ended, before] = [dispute.state !== 'open', row.dispute === 'won' || row.dispute === 'lost'];
  await postDispute(sql, row, {
    more: held - row.disputed,
    // What an ended dispute keeps is lost; one that was posted as ended before has lost that part already.
    lost: (ended ? held : 0) - (before ? row.disputed : 0),
    nr: row.dispute_posts + 1,
    now: clock(),
  });
  await storeDispute(sql, { id: row.id, held, state: dispute.state });
  if (row.surplus) return;
  const purpose = purposeOf(row.kind);
  await purpose.disputed?.(sql, { ...eventOf(row), dispute: dispute.state, held: dispute.held });
}

async function whenPaid(sql: Sql, row: PaymentRow, lesson: Lesson, fresh: boolean): Promise<void> {
  const fee = lesson.state === 'paid' ? (lesson.fee?.amount ?? 0) : 0;
  const now = clock();
  if (fresh) {
    await postPaid(sql, row, fee, now);
    if (!row.surplus) {
      if (row.amount > 0)
        await storeDocumentDue(sql, row.id, new Date(now.getTime() + (row.marked ? REGRET : 0)));
      await purposeOf(row.kind).paid(sql, eventOf(row));
    }
  }
  if (lesson.state === 'paid' && lesson.refunded) await recordOutsideRefund(sql, row, lesson.refunded.amount);
  if (lesson.state === 'paid') await recordDispute(sql, row, lesson);
}

/**
 * Decides what follows from a lesson, with the payment locked: writes its state, posts the money, calls the purpose.
 * Repeating a lesson changes nothing. Returns the payment after it.
 */
export async function applyTo(sql: Sql, { row, thing }: LockedPayment, lesson: Lesson): Promise<PaymentRow> {
  const state = nextState(row.state, lesson.state);
  const fresh = state === 'paid' && row.state !== 'paid';
  const surplus = fresh ? await isPaidAlready(sql, row) : row.surplus && state === 'paid';
  const marked = fresh ? lesson.state === 'mark' : row.marked && state === 'paid';
  const after = await storeState(sql, row, lesson, { state, surplus, marked });
  const purpose = purposeOf(row.kind);
  if (state === 'paid') {
    const fee = lesson.state === 'paid' ? lesson.fee?.amount : undefined;
    if (!fresh && fee && row.fee === null) await postFee(sql, after, fee, clock());
    await whenPaid(sql, after, lesson, fresh);
  } else if (row.state === 'paid') {
    await postUnmarked(sql, row, clock());
    await storeDocumentDue(sql, row.id, null);
    if (thing && !row.surplus) await purpose.unpaid?.(sql, eventOf(after));
  } else if (thing && isOpen(row.state) && !isOpen(state) && !(await isPaidAlready(sql, row))) {
    await purpose.failed?.(sql, { ...eventOf(after), reason: after.reason ?? state });
  }
  // Only money, and what the purpose does with it, change more of the row.
  return state === 'paid' || row.state === 'paid' ? ((await readPayment(sql, row.id)) as PaymentRow) : after;
}

/** As `applyTo`, in a transaction of its own. Throws NOT_FOUND. */
export const applyLearned = (
  of: Parameters<typeof lockWithPurpose>[1],
  lesson: Lesson,
): Promise<PaymentRow> => transaction(async (sql) => applyTo(sql, await lockWithPurpose(sql, of), lesson));
