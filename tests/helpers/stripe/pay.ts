import type Stripe from 'stripe';
import { CARDS, type CardKind, NAMED } from './cards';
import { newApplicationFee, newBalanceTransaction, newCharge } from './objects/charge';
import { newCustomer, newPaymentMethod } from './objects/customer';
import { newIntent } from './objects/payment-intent';
import { newDispute } from './objects/refund';
import { all, emit, get, idOf, newId, now, PLATFORM, put, type Shelf, type World } from './state';
import { invalid, missing } from './wire';

/** What Stripe keeps of a charge: 2.9 % and 30 of the smallest unit. */
const stripeFee = (amount: number) => Math.round((amount * 29) / 1000) + 30;

/** The kinds of the cards that are stored, by the id of their payment method. */
const kinds = new WeakMap<Shelf, Map<string, CardKind>>();
const kindsOf = (shelf: Shelf) => {
  const known = kinds.get(shelf) ?? new Map<string, CardKind>();
  kinds.set(shelf, known);
  return known;
};

/** What a stored card does. */
export const kindOf = (shelf: Shelf, method: string): CardKind | undefined => kindsOf(shelf).get(method);

/** Stores a card by its number. Throws 400 for an unknown number. */
export function newCard(world: World, shelf: Shelf, number: string, customer: string | null) {
  const kind = CARDS[number];
  if (!kind) throw invalid('Your card number is incorrect.', 'number', 'incorrect_number');
  const id = newId('pm');
  kindsOf(shelf).set(id, kind);
  return put(shelf, newPaymentMethod({ id, created: now(world), number, brand: kind.brand, customer }));
}

/** Returns a stored card, or a new one for a test name such as `pm_card_visa`. Throws 400 for an unknown one. */
export function cardOf(world: World, shelf: Shelf, id: string): Stripe.PaymentMethod {
  const number = NAMED[id];
  if (number) return newCard(world, shelf, number, null);
  if (!kindOf(shelf, id)) throw missing('PaymentMethod', id, 'payment_method');
  return get(shelf, 'payment_method', id);
}

/** Creates a PaymentIntent and its event. */
export function createIntent(
  world: World,
  shelf: Shelf,
  one: Omit<Parameters<typeof newIntent>[0], 'id' | 'created' | 'live'>,
): Stripe.PaymentIntent {
  const intent = put(shelf, newIntent({ ...one, id: newId('pi'), created: now(world), live: shelf.live }));
  emit(world, shelf, 'payment_intent.created', intent);
  return intent;
}

/** Books what a platform takes of a connected account's charge; null where it takes nothing. */
function takeFee(world: World, shelf: Shelf, charge: string, intent: Stripe.PaymentIntent): string | null {
  const amount = intent.application_fee_amount ?? 0;
  const platform = world.shelves.get(PLATFORM);
  if (!amount || !platform || !shelf.v2) return null;
  const [id, balance] = [newId('fee'), newId('txn')];
  const { currency } = intent;
  const created = now(world);
  put(
    platform,
    newBalanceTransaction({
      id: balance,
      created,
      amount,
      currency,
      fees: [],
      source: id,
      type: 'application_fee',
    }),
  );
  const fee = put(
    platform,
    newApplicationFee({ id, created, account: shelf.id, amount, charge, currency, balance }),
  );
  emit(world, platform, 'application_fee.created', fee);
  return id;
}

function succeed(world: World, shelf: Shelf, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) {
  const [id, balance] = [newId('ch'), newId('txn')];
  const created = now(world);
  const applicationFee = takeFee(world, shelf, id, intent);
  const taken = applicationFee ? (intent.application_fee_amount ?? 0) : 0;
  const { amount, currency } = intent;
  const fees = [
    { amount: stripeFee(amount), type: 'stripe_fee' as const },
    ...(taken ? [{ amount: taken, type: 'application_fee' as const }] : []),
  ];
  put(
    shelf,
    newBalanceTransaction({ id: balance, created, amount, currency, fees, source: id, type: 'charge' }),
  );
  const charge = put(
    shelf,
    newCharge({ id, created, intent, method, failure: null, balance, applicationFee }),
  );
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: amount,
    latest_charge: id,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  });
  if (intent.setup_future_usage) method.customer = intent.customer as string | null;
  emit(world, shelf, 'charge.succeeded', charge);
  emit(world, shelf, 'payment_intent.succeeded', intent);
  if (kindOf(shelf, method.id)?.disputed) openDispute(world, shelf, charge);
}

/** Opens a dispute about a charge. */
export function openDispute(world: World, shelf: Shelf, charge: Stripe.Charge): Stripe.Dispute {
  charge.disputed = true;
  const dispute = put(shelf, newDispute({ id: newId('du'), created: now(world), charge }));
  // The bank takes the money back at once, and Stripe a fee of 15.00.
  moveDisputed(world, shelf, dispute, { amount: -charge.amount, fee: 1500 });
  emit(world, shelf, 'charge.dispute.created', dispute);
  return dispute;
}

/** Books money of a dispute, and adds the line to it. */
export function moveDisputed(
  world: World,
  shelf: Shelf,
  dispute: Stripe.Dispute,
  { amount, fee }: { amount: number; fee: number },
): void {
  const line = newBalanceTransaction({
    id: newId('txn'),
    created: now(world),
    amount,
    currency: dispute.currency,
    fees: fee ? [{ amount: fee, type: 'stripe_fee' }] : [],
    source: dispute.id,
    type: 'adjustment',
  });
  put(shelf, line);
  dispute.balance_transactions.push(line);
}

/** The outcome of a try to charge a card. */
export type Tried =
  | { state: 'succeeded' | 'requires_action' }
  | { state: 'declined'; code: string; decline_code?: string; message: string };

/**
 * Tries to charge a card. `owner`: its owner is there (`yes`), has just confirmed (`confirmed`), or refused to
 * (`refused`), or is absent (`no`).
 */
export function tryCard(
  world: World,
  shelf: Shelf,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  owner: 'confirmed' | 'no' | 'refused' | 'yes',
): Tried {
  const kind = kindOf(shelf, method.id) ?? CARDS['4242424242424242'];
  let failure = kind?.decline ?? null;
  if (owner === 'no' && kind?.failsLater)
    failure = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' };
  if (kind?.confirm === 'always' && owner === 'yes') {
    Object.assign(intent, { status: 'requires_action', payment_method: method.id });
    emit(world, shelf, 'payment_intent.requires_action', intent);
    return { state: 'requires_action' };
  }
  if (kind?.confirm === 'always' && owner !== 'confirmed')
    failure =
      owner === 'no'
        ? {
            code: 'authentication_required',
            decline_code: 'authentication_required',
            message: 'Your card was declined. This transaction requires authentication.',
          }
        : {
            code: 'payment_intent_authentication_failure',
            message: 'The payment method failed authentication.',
          };
  if (!failure) {
    succeed(world, shelf, intent, method);
    return { state: 'succeeded' };
  }
  const charge = newCharge({
    id: newId('ch'),
    created: now(world),
    intent,
    method,
    failure,
    balance: null,
    applicationFee: null,
  });
  put(shelf, charge);
  const error = { type: 'card_error', charge: charge.id, payment_method: method, ...failure };
  Object.assign(intent, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    payment_method: null,
    last_payment_error: error,
  });
  emit(world, shelf, 'charge.failed', charge);
  emit(world, shelf, 'payment_intent.payment_failed', intent);
  return { state: 'declined', ...failure };
}

/** The customer of a session: made with its first card, where the session asks for one. */
function customerOf(world: World, shelf: Shelf, session: Stripe.Checkout.Session): string | null {
  const known = idOf(session.customer as string | null);
  if (known || session.customer_creation !== 'always') return known;
  const customer = newCustomer({
    id: newId('cus'),
    created: now(world),
    email: session.customer_email,
    name: null,
    description: null,
    metadata: {},
  });
  put(shelf, customer);
  emit(world, shelf, 'customer.created', customer);
  session.customer = customer.id;
  return customer.id;
}

/** Keeps a card by a page that charges nothing. */
function keepCard(
  world: World,
  shelf: Shelf,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
): Tried {
  const decline = kindOf(shelf, method.id)?.decline;
  if (decline) return { state: 'declined', ...decline };
  const customer = customerOf(world, shelf, session);
  const setup = get(shelf, 'setup_intent', idOf(session.setup_intent as string) ?? '');
  method.customer = customer;
  Object.assign(setup, { status: 'succeeded', payment_method: method.id, customer });
  Object.assign(session, { status: 'complete', url: null });
  emit(world, shelf, 'setup_intent.succeeded', setup);
  emit(world, shelf, 'checkout.session.completed', session);
  return { state: 'succeeded' };
}

/** Pays a session's page with a card. Returns how it went; the session is complete when it succeeded. */
export function paySession(
  world: World,
  shelf: Shelf,
  session: Stripe.Checkout.Session,
  card: { number: string; owner?: 'confirmed' | 'refused' },
): Tried {
  if (session.status !== 'open') throw invalid('This session is not open.');
  const method = newCard(world, shelf, card.number, null);
  if (session.mode === 'setup') return keepCard(world, shelf, session, method);
  const customer = customerOf(world, shelf, session);
  const intent =
    session.payment_intent === null
      ? createIntent(world, shelf, { ...intentOf(shelf, session), customer })
      : get(shelf, 'payment_intent', idOf(session.payment_intent as string) ?? '');
  session.payment_intent = intent.id;
  const tried = tryCard(world, shelf, intent, method, card.owner ?? 'yes');
  if (tried.state !== 'succeeded') return tried;
  if (customer) method.customer = customer;
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  emit(world, shelf, 'checkout.session.completed', session);
  return tried;
}

/** What a session says about its PaymentIntent; kept beside it because the session's object does not show it. */
export const intentData = new WeakMap<
  Stripe.Checkout.Session,
  Omit<Parameters<typeof newIntent>[0], 'id' | 'created' | 'live'>
>();

function intentOf(shelf: Shelf, session: Stripe.Checkout.Session) {
  const data = intentData.get(session);
  if (!data) throw new Error(`no payment data of ${session.id} on ${shelf.id}`);
  return data;
}

/** Ends the sessions whose time has passed. */
export function expireDue(world: World): void {
  for (const shelf of world.shelves.values())
    for (const session of all(shelf, 'checkout.session'))
      if (session.status === 'open' && session.expires_at <= now(world)) expireSession(world, shelf, session);
}

/** Ends a session: its page accepts no money any more. */
export function expireSession(world: World, shelf: Shelf, session: Stripe.Checkout.Session): void {
  Object.assign(session, { status: 'expired', url: null });
  emit(world, shelf, 'checkout.session.expired', session);
}

/** The sum of an account's balance lines, net of fees, by currency. */
export function balanceOf(shelf: Shelf): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { currency, net } of all(shelf, 'balance_transaction'))
    sums[currency] = (sums[currency] ?? 0) + net;
  return sums;
}
