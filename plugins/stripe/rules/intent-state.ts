import type { PaymentMethod } from '@plugins/kit/server/orders';
import type Stripe from 'stripe';
import { reasonOf } from './failure';

type State = Awaited<ReturnType<PaymentMethod['pay']>>;
type Paid = Extract<State, { state: 'paid' }>;

/** A sum in minor units, in a currency's upper-case code; the core refuses a currency it does not know. */
export const sum = (amount: number, currency: string): Paid['paid'] => ({
  amount,
  currency: currency.toUpperCase() as Paid['paid']['currency'],
});

/** A reference that was expanded; null for an id or nothing. */
export const whole = <T extends object>(one: string | T | null | undefined): T | null =>
  typeof one === 'object' ? one : null;

/** What Stripe itself keeps of a charge; null while it is unknown or in another currency than the charge. */
function feeOf(charge: Stripe.Charge | null): number | null {
  const line = whole(charge?.balance_transaction);
  if (!charge || !line || line.currency !== charge.currency) return null;
  return line.fee_details
    .filter(({ type }) => type !== 'application_fee')
    .reduce((all, { amount }) => all + amount, 0);
}

const ENDED: Readonly<Record<string, 'lost' | 'won'>> = { won: 'won', lost: 'lost' };

/** The dispute about a charge: what Stripe holds back is the sum of its balance lines, its fee included. */
function disputeOf(one: Stripe.Dispute | null): Paid['dispute'] {
  // An inquiry moves no money; one that ended without becoming a dispute is over.
  if (!one || one.status.startsWith('warning_')) return undefined;
  const net = one.balance_transactions.reduce((all, { net: line }) => all + line, 0);
  return { state: ENDED[one.status] ?? 'open', held: sum(Math.max(0, -net), one.currency) };
}

/** What is known of a succeeded intent, but for its reference and the kept card. */
export function paidOf(
  intent: Stripe.PaymentIntent,
  disputed: Stripe.Dispute | null,
): Omit<Paid, 'ref' | 'kept'> {
  const charge = whole<Stripe.Charge>(intent.latest_charge as Stripe.Charge | string | null);
  const fee = feeOf(charge);
  const back = charge?.amount_refunded ?? 0;
  const dispute = disputeOf(disputed);
  return {
    state: 'paid',
    paid: sum(intent.amount_received, intent.currency),
    ...(fee !== null && { fee: sum(fee, intent.currency) }),
    ...(back > 0 && { refunded: sum(back, intent.currency) }),
    ...(dispute && { dispute }),
  };
}

/** Returns the state of a charge without its payer. Throws while the bank has not decided. */
export function intentState(intent: Stripe.PaymentIntent, disputed: Stripe.Dispute | null = null): State {
  if (intent.status === 'succeeded') return { ...paidOf(intent, disputed), ref: intent.id };
  if (intent.status === 'canceled') return { state: 'failed', reason: 'declined' };
  if (intent.status === 'requires_payment_method' || intent.status === 'requires_action') {
    const { code, decline_code } = intent.last_payment_error ?? {};
    const wanted = intent.status === 'requires_action' ? 'authentication_required' : code;
    return { state: 'failed', reason: reasonOf({ code: wanted, decline_code }) };
  }
  throw new Error(`${intent.id} is ${intent.status}: not decided yet`);
}
