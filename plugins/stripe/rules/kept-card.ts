import type { PaymentMethod } from '@plugins/kit/server/orders';
import type Stripe from 'stripe';

type Paid = Extract<Awaited<ReturnType<PaymentMethod['pay']>>, { state: 'paid' }>;

/** A kept card is charged as its customer's: one reference names both. */
const keptRef = (customer: string, method: string): string => `${customer}/${method}`;

/** Reads the reference of a kept card; null for another text. */
export function readKept(kept: string): { customer: string; method: string } | null {
  const [, customer, method] = /^(cus_\w+)\/(pm_\w+)$/.exec(kept) ?? [];
  return customer && method ? { customer, method } : null;
}

const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

/** Returns the kept card of a paid session or intent whose payment method was read; undefined where none was kept. */
export function keptOf(
  customer: string | { id: string } | null | undefined,
  method: Stripe.PaymentMethod | string | null | undefined,
): Paid['kept'] {
  const owner = idOf(customer);
  if (!owner || typeof method !== 'object' || !method?.card) return undefined;
  const { brand, last4, exp_month, exp_year, fingerprint } = method.card;
  return {
    ref: keptRef(owner, method.id),
    card: {
      brand,
      last4,
      expires: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
      print: fingerprint ?? null,
    },
  };
}
