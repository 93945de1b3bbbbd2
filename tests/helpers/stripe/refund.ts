import type Stripe from 'stripe';
import { newBalanceTransaction } from './objects/charge';
import { newRefund } from './objects/refund';
import { kindOf } from './pay';
import { emit, get, idOf, newId, now, PLATFORM, put, type Shelf, type World } from './state';
import { invalid, refused } from './wire';

/** Gives back the platform's share of a refund: returns how much of its fee went back. */
function returnFee(world: World, charge: Stripe.Charge, amount: number): number {
  const platform = world.shelves.get(PLATFORM);
  const id = idOf(charge.application_fee as string | null);
  if (!platform || !id) return 0;
  const fee = get(platform, 'application_fee', id);
  const soFar = Math.round((fee.amount * (charge.amount_refunded + amount)) / charge.amount);
  const back = Math.min(fee.amount - fee.amount_refunded, soFar - fee.amount_refunded);
  if (back <= 0) return 0;
  fee.amount_refunded += back;
  fee.refunded = fee.amount_refunded === fee.amount;
  const { currency } = charge;
  put(
    platform,
    newBalanceTransaction({
      id: newId('txn'),
      created: now(world),
      amount: -back,
      currency,
      fees: [],
      source: fee.id,
      type: 'application_fee_refund',
    }),
  );
  emit(world, platform, 'application_fee.refunded', fee);
  return back;
}

/** Returns money of a charge, in part or the rest. Throws as Stripe does for too much. */
export function refundCharge(
  world: World,
  shelf: Shelf,
  charge: Stripe.Charge,
  asked: { amount?: number; fee: boolean; metadata: Record<string, string>; reason: string | null },
): Stripe.Refund {
  const rest = charge.amount - charge.amount_refunded;
  if (charge.disputed)
    throw refused('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`);
  if (rest === 0) throw refused('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  const amount = asked.amount ?? rest;
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > rest)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
      'amount',
      'amount_too_large',
    );
  if (asked.fee && !charge.application_fee)
    throw invalid(
      'The application fee for this charge cannot be refunded: it has none.',
      'refund_application_fee',
    );
  const [id, balance] = [newId('re'), newId('txn')];
  const back = asked.fee ? returnFee(world, charge, amount) : 0;
  put(
    shelf,
    newBalanceTransaction({
      id: balance,
      created: now(world),
      amount: -amount,
      currency: charge.currency,
      fees: back ? [{ amount: -back, type: 'application_fee' }] : [],
      source: id,
      type: 'refund',
    }),
  );
  const { metadata, reason } = asked;
  const refund = put(
    shelf,
    newRefund({ id, created: now(world), amount, charge, balance, metadata, reason }),
  );
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit(world, shelf, 'refund.created', refund);
  emit(world, shelf, 'charge.refunded', charge);
  if (kindOf(shelf, charge.payment_method ?? '')?.refundFails) failRefund(world, shelf, refund);
  return refund;
}

/** A refund comes back from the bank: its money is the account's again. */
export function failRefund(world: World, shelf: Shelf, refund: Stripe.Refund): void {
  const charge = get(shelf, 'charge', idOf(refund.charge as string) ?? '');
  const balance = newId('txn');
  const { amount, currency } = refund;
  const created = now(world);
  put(
    shelf,
    newBalanceTransaction({
      id: balance,
      created,
      amount,
      currency,
      fees: [],
      source: refund.id,
      type: 'refund_failure',
    }),
  );
  charge.amount_refunded -= amount;
  charge.refunded = false;
  Object.assign(refund, {
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: balance,
  });
  emit(world, shelf, 'refund.failed', refund);
}
