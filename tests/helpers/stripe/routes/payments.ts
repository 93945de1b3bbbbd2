import type Stripe from 'stripe';
import { listOf } from '../lists';
import { newCustomer } from '../objects/customer';
import { cardOf, createIntent, tryCard } from '../pay';
import { refundCharge } from '../refund';
import { all, emit, get, idOf, newId, now, put, type Shelf } from '../state';
import { invalid, needed, refused, StripeRefusal, text, texts, whole } from '../wire';
import { type Call, LIST, type Route } from './route';

function confirm({ world, shelf, params }: Call, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw refused('payment_intent_unexpected_state', `This PaymentIntent's status is ${intent.status}.`);
  const method = cardOf(world, shelf, needed(params, 'payment_method'));
  const owner = text(params, 'customer');
  // A test name is a new card, of the customer who is charged.
  if (owner && needed(params, 'payment_method') !== method.id) method.customer = owner;
  if (owner && method.customer !== owner)
    throw invalid('The customer does not have this payment method.', 'payment_method', 'resource_missing');
  const tried = tryCard(world, shelf, intent, method, text(params, 'off_session') === 'true' ? 'no' : 'yes');
  if (tried.state !== 'declined') return intent;
  const { code, decline_code, message } = tried;
  const body = { type: 'card_error' as const, code, ...(decline_code && { decline_code }), message };
  throw new StripeRefusal(402, { ...body, payment_intent: structuredClone(intent) }, true);
}

function pay(call: Call): Stripe.PaymentIntent {
  const { world, shelf, params } = call;
  const amount = whole(params, 'amount');
  if (amount === undefined) throw invalid('Missing required param: amount.', 'amount', 'parameter_missing');
  if (amount < 50) throw invalid('Amount must be at least 50 cents', 'amount', 'amount_too_small');
  const intent = createIntent(world, shelf, {
    amount,
    currency: needed(params, 'currency'),
    fee: whole(params, 'application_fee_amount') ?? null,
    customer: text(params, 'customer') ?? null,
    description: text(params, 'description') ?? null,
    metadata: texts(params, 'metadata'),
    receipt: text(params, 'receipt_email') ?? null,
    keep: null,
  });
  return text(params, 'confirm') === 'true' ? confirm(call, intent) : intent;
}

/** The charge a refund means: of a charge or of a PaymentIntent. */
function refundedCharge(shelf: Shelf, params: Call['params']): Stripe.Charge {
  const charge = text(params, 'charge');
  if (charge) return get(shelf, 'charge', charge, 'charge');
  const intent = get(shelf, 'payment_intent', needed(params, 'payment_intent'), 'payment_intent');
  if (intent.status !== 'succeeded')
    throw refused(
      'payment_intent_unexpected_state',
      'This PaymentIntent does not have a successful charge to refund.',
    );
  return get(shelf, 'charge', idOf(intent.latest_charge as string) ?? '');
}

const read = (path: string, object: Parameters<typeof get>[1]): Route => ({
  method: 'GET',
  path,
  takes: [],
  run: ({ shelf, id }) => get(shelf, object, id),
});

/** PaymentIntents, charges, refunds, customers, cards and balance lines. */
export const paymentRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    takes: [
      ...[
        'amount',
        'currency',
        'customer',
        'payment_method',
        'confirm',
        'off_session',
        'metadata',
        'description',
      ],
      ...[
        'receipt_email',
        'application_fee_amount',
        'payment_method_types',
        'allowed_payment_method_types',
        'automatic_payment_methods',
        'shipping',
      ],
      ...['capture_method', 'confirmation_method', 'return_url'],
    ],
    run: pay,
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    takes: [...LIST, 'customer'],
    run: ({ shelf, params }) =>
      listOf('/v1/payment_intents', all(shelf, 'payment_intent'), params, (one) => {
        const customer = text(params, 'customer');
        return !customer || one.customer === customer;
      }),
  },
  read('/v1/payment_intents/*', 'payment_intent'),
  {
    method: 'POST',
    path: '/v1/payment_intents/*/confirm',
    takes: ['payment_method', 'off_session', 'return_url'],
    run: (call) => confirm(call, get(call.shelf, 'payment_intent', call.id)),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/*/cancel',
    takes: ['cancellation_reason'],
    run: ({ world, shelf, id, params }) => {
      const intent = get(shelf, 'payment_intent', id);
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        throw refused(
          'payment_intent_unexpected_state',
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        );
      const cancellation_reason = text(params, 'cancellation_reason') ?? null;
      Object.assign(intent, { status: 'canceled', canceled_at: now(world), cancellation_reason });
      emit(world, shelf, 'payment_intent.canceled', intent);
      return intent;
    },
  },
  read('/v1/charges/*', 'charge'),
  {
    method: 'POST',
    path: '/v1/refunds',
    takes: [
      'charge',
      'payment_intent',
      'amount',
      'metadata',
      'reason',
      'refund_application_fee',
      'reverse_transfer',
    ],
    run: ({ world, shelf, params }) =>
      refundCharge(world, shelf, refundedCharge(shelf, params), {
        amount: whole(params, 'amount'),
        fee: text(params, 'refund_application_fee') === 'true',
        metadata: texts(params, 'metadata'),
        reason: text(params, 'reason') ?? null,
      }),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    takes: [...LIST, 'charge', 'payment_intent'],
    run: ({ shelf, params }) =>
      listOf('/v1/refunds', all(shelf, 'refund'), params, (one) => {
        const [charge, intent] = [text(params, 'charge'), text(params, 'payment_intent')];
        return (!charge || one.charge === charge) && (!intent || one.payment_intent === intent);
      }),
  },
  read('/v1/refunds/*', 'refund'),
  {
    method: 'GET',
    path: '/v1/disputes',
    takes: [...LIST, 'charge', 'payment_intent'],
    run: ({ shelf, params }) =>
      listOf('/v1/disputes', all(shelf, 'dispute'), params, (one) => {
        const [charge, intent] = [text(params, 'charge'), text(params, 'payment_intent')];
        return (!charge || one.charge === charge) && (!intent || one.payment_intent === intent);
      }),
  },
  read('/v1/disputes/*', 'dispute'),
  read('/v1/setup_intents/*', 'setup_intent'),
  read('/v1/payment_methods/*', 'payment_method'),
  {
    method: 'POST',
    path: '/v1/payment_methods/*/attach',
    takes: ['customer'],
    run: ({ world, shelf, id, params }) => {
      const customer = get(shelf, 'customer', needed(params, 'customer'), 'customer');
      const method = cardOf(world, shelf, id);
      method.customer = customer.id;
      return method;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/*/detach',
    takes: [],
    run: ({ world, shelf, id }) => {
      const method = get(shelf, 'payment_method', id);
      method.customer = null;
      emit(world, shelf, 'payment_method.detached', method);
      return method;
    },
  },
  {
    method: 'POST',
    path: '/v1/customers',
    takes: ['email', 'name', 'description', 'metadata'],
    run: ({ world, shelf, params }) => {
      const customer = newCustomer({
        id: newId('cus'),
        created: now(world),
        email: text(params, 'email') ?? null,
        name: text(params, 'name') ?? null,
        description: text(params, 'description') ?? null,
        metadata: texts(params, 'metadata'),
      });
      put(shelf, customer);
      emit(world, shelf, 'customer.created', customer);
      return customer;
    },
  },
  read('/v1/customers/*', 'customer'),
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    takes: [...LIST, 'type', 'source', 'currency'],
    run: ({ shelf, params }) =>
      listOf('/v1/balance_transactions', all(shelf, 'balance_transaction'), params, (one) => {
        const [type, source] = [text(params, 'type'), text(params, 'source')];
        return (!type || one.type === type) && (!source || one.source === source);
      }),
  },
];
