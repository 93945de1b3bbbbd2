import type Stripe from 'stripe';
import { listOf } from '../lists';
import { newSession } from '../objects/checkout-session';
import { newSetupIntent } from '../objects/customer';
import { expireSession, intentData } from '../pay';
import { all, get, newId, now, put, type Shelf } from '../state';
import { invalid, members, needed, nested, type Params, refused, text, texts, whole } from '../wire';
import { type Call, LIST, type Route } from './route';

/** The smallest sums Stripe charges, in minor units. */
const MINIMUM: Record<string, number> = { usd: 50, ils: 200, eur: 50, gbp: 30 };
const LOCALES =
  /^(auto|bg|cs|da|de|el|en|en-GB|es|es-419|et|fi|fil|fr|fr-CA|hi-IN|hr|hu|id|it|ja|ko|lt|lv|ms|mt|nb|nl|pl|pt|pt-BR|ro|ru|sk|sl|sv|th|tr|vi|zh|zh-HK|zh-TW)$/;

function readLine(params: Params, index: number): Stripe.LineItem {
  const at = `line_items[${index}]`;
  const price = nested(params, 'price_data');
  if (text(params, 'price'))
    throw invalid(`No such price: '${text(params, 'price')}'`, `${at}[price]`, 'resource_missing');
  const name = needed(nested(price, 'product_data'), 'name');
  const unit = whole(price, 'unit_amount');
  const quantity = whole(params, 'quantity') ?? 1;
  const currency = needed(price, 'currency');
  if (unit === undefined || unit < 0) throw invalid('Invalid unit_amount', `${at}[price_data][unit_amount]`);
  if (quantity < 1) throw invalid('Invalid quantity', `${at}[quantity]`);
  if (!/^[a-z]{3}$/.test(currency))
    throw invalid(`Invalid currency: ${currency}`, `${at}[price_data][currency]`);
  return {
    id: newId('li'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: unit * quantity,
    amount_tax: 0,
    amount_total: unit * quantity,
    currency,
    description: name,
    quantity,
    price: null,
  } as unknown as Stripe.LineItem;
}

function readExpiry(params: Params, at: number): number {
  const expires = whole(params, 'expires_at') ?? at + 86_400;
  if (expires < at + 1800 || expires > at + 86_400)
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  return expires;
}

function readSums(shelf: Shelf, params: Params) {
  const lines = members(params, 'line_items').map(readLine);
  const currency = lines[0]?.currency ?? null;
  const amount = lines.reduce((sum, line) => sum + line.amount_total, 0);
  if (!lines.length || !currency)
    throw invalid('You must pass line_items in payment mode.', 'line_items', 'parameter_missing');
  if (lines.some((line) => line.currency !== currency))
    throw invalid('All line items must have the same currency.', 'line_items');
  const least = MINIMUM[currency] ?? 50;
  if (amount < least)
    throw invalid(
      `The Checkout Session's total amount must convert to at least ${least}.`,
      undefined,
      'amount_too_small',
    );
  const fee = whole(nested(params, 'payment_intent_data'), 'application_fee_amount') ?? null;
  if (fee !== null && (!shelf.v2 || fee < 0 || fee > amount))
    throw invalid('Invalid application_fee_amount', 'payment_intent_data[application_fee_amount]');
  return { lines, currency, amount, fee };
}

function create({ world, shelf, params }: Call): Stripe.Checkout.Session {
  const created = now(world);
  const mode = needed(params, 'mode');
  if (mode !== 'payment' && mode !== 'setup') throw invalid(`Invalid mode: ${mode}`, 'mode');
  const success = needed(params, 'success_url');
  const cancel = text(params, 'cancel_url') ?? null;
  for (const [name, url] of Object.entries({ success_url: success, cancel_url: cancel }))
    if (url !== null && !/^https?:\/\//.test(url)) throw invalid('Not a valid URL', name, 'url_invalid');
  const locale = text(params, 'locale') ?? null;
  if (locale !== null && !LOCALES.test(locale)) throw invalid(`Invalid locale: ${locale}`, 'locale');
  const expires = readExpiry(params, created);
  const email = text(params, 'customer_email') ?? null;
  if (email && !/^[^@\s]+@[^@\s]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, 'customer_email', 'email_invalid');
  const sums = mode === 'payment' ? readSums(shelf, params) : null;
  const data = nested(params, 'payment_intent_data');
  const customer = text(params, 'customer') ?? null;
  if (customer) get(shelf, 'customer', customer, 'customer');
  const id = newId('cs_test');
  const setup = sums
    ? null
    : newSetupIntent({
        id: newId('seti'),
        created,
        customer,
        metadata: texts(nested(params, 'setup_intent_data'), 'metadata'),
      });
  if (setup) put(shelf, setup);
  const session = put(
    shelf,
    newSession({
      id,
      created,
      expires,
      url: `${world.url}/pay/${id}`,
      mode,
      amount: sums?.amount ?? null,
      currency: sums?.currency ?? text(params, 'currency') ?? null,
      live: shelf.live,
      metadata: texts(params, 'metadata'),
      reference: text(params, 'client_reference_id') ?? null,
      email,
      customer,
      customerCreation: text(params, 'customer_creation') === 'always' ? 'always' : 'if_required',
      locale,
      success,
      cancel,
      setupIntent: setup?.id ?? null,
    }),
  );
  if (sums) {
    shelf.lines.set(id, sums.lines);
    const keep = text(data, 'setup_future_usage') === 'off_session' ? 'off_session' : null;
    intentData.set(session, {
      amount: sums.amount,
      currency: sums.currency,
      fee: sums.fee,
      customer,
      description: text(data, 'description') ?? null,
      metadata: texts(data, 'metadata'),
      receipt: email,
      keep,
    });
  }
  return session;
}

/** Checkout Sessions. */
export const checkoutRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    takes: [
      ...[
        'mode',
        'line_items',
        'success_url',
        'cancel_url',
        'client_reference_id',
        'customer_email',
        'customer',
      ],
      ...[
        'expires_at',
        'locale',
        'metadata',
        'payment_intent_data',
        'payment_method_types',
        'allowed_payment_method_types',
        'customer_creation',
      ],
      ...['currency', 'setup_intent_data', 'submit_type', 'adaptive_pricing', 'ui_mode'],
    ],
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    takes: [...LIST, 'payment_intent', 'status', 'customer'],
    run: ({ shelf, params }) =>
      listOf('/v1/checkout/sessions', all(shelf, 'checkout.session'), params, (one) => {
        const [intent, status] = [text(params, 'payment_intent'), text(params, 'status')];
        return (!intent || one.payment_intent === intent) && (!status || one.status === status);
      }),
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/*',
    takes: [],
    run: ({ shelf, id }) => get(shelf, 'checkout.session', id),
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/*/line_items',
    takes: LIST,
    run: ({ shelf, id }) => {
      get(shelf, 'checkout.session', id);
      const data = shelf.lines.get(id) ?? [];
      return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
    },
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/*/expire',
    takes: [],
    run: ({ world, shelf, id }) => {
      const session = get(shelf, 'checkout.session', id);
      if (session.status !== 'open')
        throw refused(
          'resource_invalid_state',
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      expireSession(world, shelf, session);
      return session;
    },
  },
];
