import type { StripeStandIn } from '@root/tests/helpers/stripe/server';
import { uuidv7 } from '@/core/db/uuid';
import type { OpenConnection, OrderToPay } from '@/modules/money/payment-contract';

/** An open connection with the stand-in's key. */
export const connectionOf = (stripe: StripeStandIn, more: Partial<OpenConnection> = {}): OpenConnection => ({
  id: uuidv7(),
  mode: 'own',
  settings: { key: stripe.key, live: 'no' },
  provider: null,
  hearing: null,
  ...more,
});

/** An order of two lines for 120 shekels. */
export const orderOf = (connection: OpenConnection | null, more: Partial<OrderToPay> = {}): OrderToPay => ({
  id: uuidv7(),
  payee: { account: uuidv7() },
  connection,
  total: { amount: 12_000, currency: 'ILS' },
  lines: [
    { words: 'Print 20×30', quantity: 3, amount: 9000 },
    { words: 'Album', quantity: 1, amount: 3000 },
  ],
  commission: null,
  payer: { name: 'Noa Bar', email: 'noa@example.com' },
  locale: 'en',
  back: 'http://127.0.0.1/back',
  ...more,
});

/** The question about an order's payment. */
export const questionOf = ({ id, payee, connection, total }: OrderToPay, ref: string | null = null) => ({
  id,
  payee,
  connection,
  total,
  ref,
});

/** The bodies of the requests of a kind that reached the stand-in. */
export const askedOf = (stripe: StripeStandIn, method: string, path: string) =>
  stripe.asked.filter((one) => one.method === method && one.path === path);
