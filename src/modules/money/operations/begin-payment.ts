import { z } from 'zod';
import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { isKeepersError, KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { clock } from '@/core/time/clock';
import { applyLearned } from '@/modules/money/apply-learned';
import { openById, openRow } from '@/modules/money/connections';
import { moneySchema, sameMoney } from '@/modules/money/money';
import type { OpenConnection, OrderLine, Payee, Payment } from '@/modules/money/payment-contract';
import { payOrder, takesOrder } from '@/modules/money/payment-methods';
import { payable } from '@/modules/money/present-payment';
import { purposeOf } from '@/modules/money/purposes';
import { listConnections } from '@/modules/money/queries/connections';
import {
  insertPayment,
  isPaidAlready,
  openPaymentOf,
  type PaymentRow,
} from '@/modules/money/queries/payments';
import { pauseAfter } from '@/modules/money/rules/payment-state';
import type { Money } from '@/modules/money/rules/plan';
import { cancelPayment } from './mark-payment';
import { lookAtPayment } from './settle-payment';

/** What `beginPayment` needs. */
export interface PaymentToBegin {
  /** What is paid for: the kind of a registered purpose, and its row. */
  purpose: { kind: string; id: string };
  payee: Payee;
  method: string;
  total: Money;
  /** The VAT that the total includes, in minor units; 0 if none. */
  vat: number;
  /** What the platform keeps, frozen with the payment; only services that collect it for the platform do (`connect`). */
  commission: number;
  lines: readonly OrderLine[];
  payer: { name: string; email: string };
  locale: Locale;
  back: string;
  keep?: boolean;
}

/** A payment that has begun: its id, and what the payer does next. */
export interface BegunPayment {
  id: string;
  payment: Payment;
}

/** Milliseconds a payment page stays open: services allow at most a day. */
const PAGE_OPEN = 23 * 3600_000;
/** How often a payer may have changed the method before the request gives up. */
const TURNS = 3;

const parts = z.object({ total: moneySchema, vat: z.int().min(0), commission: z.int().min(0) });

const accountOf = (payee: Payee): string | null => (payee === 'platform' ? null : payee.account);

/** The intention: the open payment of the purpose, or a new one, with the row of the purpose locked. */
function writeIntention(wanted: PaymentToBegin, connection: OpenConnection | null) {
  const { purpose, payee, total, method } = wanted;
  const account = accountOf(payee);
  return transaction(async (sql): Promise<PaymentRow> => {
    const thing = await purposeOf(purpose.kind).lock(sql, purpose.id);
    if (!thing || thing.account !== account) throw new KeepersError('NOT_FOUND');
    const open = await openPaymentOf(sql, purpose.kind, purpose.id);
    if (open) return open;
    const id = uuidv7();
    if (!thing.payable || (await isPaidAlready(sql, { id, kind: purpose.kind, purpose: purpose.id })))
      throw new KeepersError('NOT_PAYABLE');
    if (!sameMoney(thing.total, total)) throw new KeepersError('STALE');
    const now = clock();
    await insertPayment(sql, {
      id,
      account,
      kind: purpose.kind,
      purpose: purpose.id,
      method,
      connection: connection?.id ?? null,
      ...total,
      vat: wanted.vat,
      commission: connection?.mode === 'connect' ? wanted.commission : 0,
      state: 'asked',
      keep: wanted.keep ?? false,
      payer_name: wanted.payer.name,
      payer_email: wanted.payer.email,
      locale: wanted.locale,
      lines: [...wanted.lines],
      back: wanted.back,
      now,
      expires: new Date(now.getTime() + PAGE_OPEN),
      look: new Date(now.getTime() + pauseAfter(0)),
    });
    return (await openPaymentOf(sql, purpose.kind, purpose.id)) as PaymentRow;
  });
}

/** Asks the method, and writes its answer. A refusal ends the payment, so that another method may be chosen. */
async function ask(row: PaymentRow, locale: Locale): Promise<Payment> {
  const order = { ...payable(row, await openById(row.connection)), locale };
  try {
    const payment = await payOrder(row.method, order);
    const { state } = await applyLearned(row.id, payment);
    return state === 'paid' && payment.state !== 'paid'
      ? { state, paid: order.total, ref: row.ref ?? row.id }
      : payment;
  } catch (error) {
    if (isKeepersError(error) && error.code === 'REFUSED')
      await applyLearned(row.id, { state: 'failed', reason: 'refused' });
    throw error;
  }
}

async function connectionFor({ payee, method, total }: PaymentToBegin): Promise<OpenConnection | null> {
  const account = accountOf(payee);
  const row = (await listConnections(pool(), account)).find((one) => one.method === method);
  const connection = row ? openRow(row) : null;
  if (!(await takesOrder(method, { account, total, connection })))
    throw new KeepersError('METHOD_NOT_OFFERED');
  return connection;
}

/**
 * Begins paying, or returns the open payment of the same purpose; one by another method is cancelled first. The
 * intention is written before the call to the service, so that a lost answer is requested again under the same id.
 * Throws NOT_FOUND for an unknown purpose or method, NOT_PAYABLE, STALE when its total differs, METHOD_NOT_OFFERED,
 * REFUSED with the method's reason, UNAVAILABLE when the service does not answer: the payment stays open, and a job
 * repeats the question.
 */
export async function beginPayment(wanted: PaymentToBegin): Promise<BegunPayment> {
  parts.refine(({ total, vat }) => vat <= total.amount).parse(wanted);
  const connection = await connectionFor(wanted);
  for (let turn = 0; turn < TURNS; turn++) {
    const row = await writeIntention(wanted, connection);
    const { id } = row;
    if (row.method !== wanted.method || !sameMoney(row, wanted.total)) {
      await cancelPayment({ account: row.account, payment: id });
      continue;
    }
    if (row.state !== 'elsewhere') return { id, payment: await ask(row, wanted.locale) };
    if (row.href && row.expires_at > clock())
      return { id, payment: { state: 'elsewhere', href: row.href, ref: row.ref ?? id } };
    await lookAtPayment(id);
  }
  throw new KeepersError('STALE');
}
