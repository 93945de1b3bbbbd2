import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { clock } from '@/core/time/clock';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { applyLearned, applyTo, lockWithPurpose } from '@/modules/money/apply-learned';
import { openById } from '@/modules/money/connections';
import { closePayment } from '@/modules/money/payment-methods';
import { lookable, presentPayment } from '@/modules/money/present-payment';
import { hasDocument } from '@/modules/money/queries/documents';
import { storeMark } from '@/modules/money/queries/payment-parts';
import { insertPayment, lockPayment, type PaymentRow, readPayment } from '@/modules/money/queries/payments';
import { isOpen, type PaymentView } from '@/modules/money/rules/payment-state';

/** The method of money that came by another way than the payer chose. */
export const BY_HAND = 'by-hand';

/** Returns an account's payment. Throws NOT_FOUND for another's. */
async function ownPayment(account: string | null, id: string): Promise<PaymentRow> {
  const row = await readPayment(pool(), id);
  if (!row || row.account !== account) throw new KeepersError('NOT_FOUND');
  return row;
}

/** What the owner says of money that came: the day (YYYY-MM-DD), and a word. */
export interface Mark {
  account: string | null;
  payment: string;
  day?: string;
  note?: string;
}

/** Writes a payment by hand for the same purpose: the payer chose a page, and paid another way. */
const replaceByHand = (mark: Mark, closed: PaymentRow): Promise<PaymentRow> =>
  transaction(async (sql) => {
    const { row, thing } = await lockWithPurpose(sql, closed.id);
    if (row.state === 'paid') return row;
    const [id, now] = [uuidv7(), clock()];
    const more = {
      method: BY_HAND,
      connection: null,
      commission: 0,
      card_of: null,
      state: 'agreed' as const,
    };
    await insertPayment(sql, { ...row, ...more, id, keep: false, now, expires: now, look: null });
    await storeMark(sql, { id, day: mark.day ?? null, note: mark.note ?? null });
    const fresh = (await lockPayment(sql, id)) as PaymentRow;
    if (row.account) await recordAudit(sql, 'payments.marked', { account: row.account });
    return applyTo(sql, { row: fresh, thing }, { state: 'mark' });
  });

/**
 * Marks a payment as received by the studio. One with an open page is closed first, and the money is written as a payment
 * of its own; where the page was faster, that one counts. Repeating changes nothing. Throws NOT_FOUND for another
 * account's, and UNAVAILABLE when the page cannot be closed.
 */
export async function markPaid(mark: Mark): Promise<PaymentView> {
  const row = await ownPayment(mark.account, mark.payment);
  if (row.state === 'elsewhere' || row.state === 'asked') {
    await cancelPayment(mark);
    return presentPayment(await replaceByHand(mark, row));
  }
  return transaction(async (sql) => {
    const locked = await lockWithPurpose(sql, row.id);
    if (locked.row.state === 'paid') return presentPayment(locked.row);
    await storeMark(sql, { id: row.id, day: mark.day ?? null, note: mark.note ?? null });
    if (row.account) await recordAudit(sql, 'payments.marked', { account: row.account });
    const counted = (await lockPayment(sql, row.id)) as PaymentRow;
    return presentPayment(await applyTo(sql, { ...locked, row: counted }, { state: 'mark' }));
  });
}

/**
 * Undoes a mark. Throws NOT_FOUND, NOT_PAYABLE for what was not marked by hand or was refunded, DOCUMENT_ISSUED once a
 * document names it.
 */
export async function unmarkPaid(mark: Pick<Mark, 'account' | 'payment'>): Promise<PaymentView> {
  await ownPayment(mark.account, mark.payment);
  return transaction(async (sql) => {
    const locked = await lockWithPurpose(sql, mark.payment);
    const { row } = locked;
    if (row.state === 'agreed') return presentPayment(row);
    if (row.state !== 'paid' || !row.marked || row.back_amount > 0) throw new KeepersError('NOT_PAYABLE');
    if (await hasDocument(sql, row.id)) throw new KeepersError('DOCUMENT_ISSUED');
    if (row.account) await recordAudit(sql, 'payments.unmarked', { account: row.account });
    return presentPayment(await applyTo(sql, locked, { state: 'unmark' }));
  });
}

/**
 * Cancels the open payment: closes its page first, so that no one pays there any more. Returns the state after it,
 * which is `paid` where the money was faster. Throws NOT_FOUND, and UNAVAILABLE when the page cannot be closed.
 */
export async function cancelPayment(asked: Pick<Mark, 'account' | 'payment'>): Promise<PaymentView> {
  const row = await ownPayment(asked.account, asked.payment);
  if (!isOpen(row.state)) return presentPayment(row);
  const said =
    row.state === 'agreed'
      ? null
      : await closePayment(row.method, lookable(row, await openById(row.connection)));
  if (said && said.state !== 'elsewhere') await applyLearned(row, said);
  return presentPayment(await applyLearned(row, { state: 'cancel' }));
}
