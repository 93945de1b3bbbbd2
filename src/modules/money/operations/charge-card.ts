import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { openById, openRow } from '@/modules/money/connections';
import { sameMoney } from '@/modules/money/money';
import type { OpenConnection } from '@/modules/money/payment-contract';
import { forgetKept, methodHas } from '@/modules/money/payment-methods';
import { listConnections } from '@/modules/money/queries/connections';
import { dropCard } from '@/modules/money/queries/payment-parts';
import { type PaymentRow, readPayment } from '@/modules/money/queries/payments';
import { askMethod } from './ask-method';
import { amountsOfPayment, type BegunPayment } from './begin-payment';
import { cancelPayment } from './mark-payment';
import { accountOf, type PaymentWanted, writeIntention } from './write-intention';

/** What `chargeCard` needs. */
export interface PaymentToCharge extends PaymentWanted {
  /** The id of the payment that kept the card. */
  card: string;
}

/** How often an open payment of the same purpose may be in the way before the request gives up. */
const TURNS = 3;

/** Returns the payment that kept a card for this payee. Throws NOT_FOUND for another's, or a forgotten card. */
async function readCard(account: string | null, id: string): Promise<PaymentRow & { kept: string }> {
  const row = await readPayment(pool(), id);
  const { kept } = row ?? {};
  if (!row || row.account !== account || row.state !== 'paid' || !kept || !row.card)
    throw new KeepersError('NOT_FOUND');
  return { ...row, kept };
}

/** The connection that kept the card. Throws METHOD_NOT_OFFERED once it has ended, or where the method charges none. */
async function connectionOf(card: PaymentRow): Promise<OpenConnection | null> {
  if (!methodHas(card.method, 'charge')) throw new KeepersError('METHOD_NOT_OFFERED');
  if (card.connection === null) return null;
  const row = (await listConnections(pool(), card.account)).find(({ id }) => id === card.connection);
  if (!row) throw new KeepersError('METHOD_NOT_OFFERED');
  return openRow(row);
}

/**
 * Charges a kept card without the payer. The state is `paid`, or `failed` with a reason of `PAYMENT_FAILURES` (the
 * purpose hears it too): a further try is another payment. An open page of the same purpose is closed first; where it was
 * paid meanwhile, that is returned. The intention is written before the service is called, as by `beginPayment`. Throws
 * NOT_FOUND for an unknown purpose or card, METHOD_NOT_OFFERED where the card's connection has ended, NOT_PAYABLE, STALE,
 * UNAVAILABLE when the service does not answer: a job repeats the question, so look at the payment later.
 */
export async function chargeCard(wanted: PaymentToCharge): Promise<BegunPayment> {
  amountsOfPayment.parse(wanted);
  const card = await readCard(accountOf(wanted.payee), wanted.card);
  const connection = await connectionOf(card);
  for (let turn = 0; turn < TURNS; turn++) {
    const { method } = card;
    const row = await writeIntention(
      { ...wanted, method, keep: false },
      { id: uuidv7(), connection, cardOf: card.id, agreed: null },
    );
    const { id } = row;
    if (row.card_of === card.id && sameMoney(row, wanted.total)) return { id, payment: await askMethod(row) };
    if (row.card_of !== null) {
      const payment = await askMethod(row);
      if (payment.state === 'paid') return { id, payment };
      continue;
    }
    const after = await cancelPayment({ account: row.account, payment: id });
    if (after.state === 'paid')
      return { id, payment: { state: 'paid', paid: after.total, ref: row.ref ?? id } };
  }
  throw new KeepersError('STALE');
}

/** Forgets the card that a payment kept, here and at its service. Throws NOT_FOUND, and UNAVAILABLE. */
export async function forgetCard(asked: { account: string | null; payment: string }): Promise<void> {
  const card = await readCard(asked.account, asked.payment);
  await forgetKept(card.method, { kept: card.kept, connection: await openById(card.connection) });
  await dropCard(pool(), card.id);
}
