import { z } from 'zod';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { clock } from '@/core/time/clock';
import { openRow } from '@/modules/money/connections';
import { moneySchema, sameMoney } from '@/modules/money/money';
import type { OpenConnection, Payment } from '@/modules/money/payment-contract';
import { methodHas, payOrder, takesOrder } from '@/modules/money/payment-methods';
import { listConnections } from '@/modules/money/queries/connections';
import { askMethod } from './ask-method';
import { cancelPayment } from './mark-payment';
import { lookAtPayment } from './settle-payment';
import { accountOf, type PaymentWanted, writeIntention } from './write-intention';

/** What `beginPayment` needs. */
export interface PaymentToBegin extends PaymentWanted {
  method: string;
  /** Whether to keep the card for `chargeCard`. A total of 0 then only keeps it. */
  keep?: boolean;
}

/** A payment that has begun: its id, and what the payer does next. */
export interface BegunPayment {
  id: string;
  payment: Payment;
}

/** How often a payer may have changed the method before the request gives up. */
const TURNS = 3;

/** The amounts of a payment: VAT is part of the total. */
export const amountsOfPayment = z
  .object({ total: moneySchema, vat: z.int().min(0), commission: z.int().min(0).optional() })
  .refine(({ total, vat }) => vat <= total.amount);

async function connectionFor(wanted: PaymentToBegin): Promise<OpenConnection | null> {
  const { payee, method, total, keep } = wanted;
  const account = accountOf(payee);
  const row = (await listConnections(pool(), account)).find((one) => one.method === method);
  const connection = row ? openRow(row) : null;
  if (!(await takesOrder(method, { account, total, connection, ...(keep && { keep }) })))
    throw new KeepersError('METHOD_NOT_OFFERED');
  return connection;
}

/** The agreement of a method that asks no service; null of any other method, and where it needs a connection. */
async function agreementOf(id: string, wanted: PaymentToBegin, connection: OpenConnection | null) {
  const { method, payee, total, lines, payer, locale, back } = wanted;
  if (connection || wanted.keep || !methodHas(method, 'agrees')) return null;
  const order = { id, payee, connection, total, lines, commission: null, payer, locale, back };
  const payment = await payOrder(method, order);
  return payment.state === 'agreed' ? payment : null;
}

/**
 * Begins paying, or returns the open payment of the same purpose; one by another method is cancelled first. The
 * intention is written before the call to the service (a method that asks none has agreed by then), so that a lost answer is requested again under the same id.
 * Throws NOT_FOUND for an unknown purpose or method, NOT_PAYABLE, STALE when its total differs, METHOD_NOT_OFFERED,
 * REFUSED with the method's reason, UNAVAILABLE when the service does not answer: the payment stays open, and a job
 * repeats the question.
 */
export async function beginPayment(wanted: PaymentToBegin): Promise<BegunPayment> {
  amountsOfPayment.parse(wanted);
  const connection = await connectionFor(wanted);
  const fresh = uuidv7();
  // Before the transaction: a method reads its settings by a connection to the database of its own.
  const agreed = await agreementOf(fresh, wanted, connection);
  for (let turn = 0; turn < TURNS; turn++) {
    const row = await writeIntention(
      { ...wanted, keep: wanted.keep ?? false },
      { id: fresh, connection, cardOf: null, agreed },
    );
    const { id } = row;
    if (agreed && id === fresh) return { id, payment: agreed };
    if (row.card_of !== null) {
      // A charge whose answer was lost: it is decided before a page opens beside it.
      const payment = await askMethod(row);
      if (payment.state === 'paid') return { id, payment };
      continue;
    }
    if (row.method !== wanted.method || !sameMoney(row, wanted.total)) {
      await cancelPayment({ account: row.account, payment: id });
      continue;
    }
    if (row.state !== 'elsewhere') return { id, payment: await askMethod(row, wanted.locale) };
    if (row.href && row.expires_at > clock())
      return { id, payment: { state: 'elsewhere', href: row.href, ref: row.ref ?? id } };
    await lookAtPayment(id);
  }
  throw new KeepersError('STALE');
}
