import { z } from 'zod';

/** Money: an amount in minor units (cents, agorot) and an ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: Currency;
}

export const CURRENCIES = ['USD', 'ILS'] as const;
export type Currency = (typeof CURRENCIES)[number];
/** The largest price, in minor units. */
const MOST = 100_000_000;

/** A price: more than zero. */
export const priceSchema = z.strictObject({
  amount: z.int().min(1).max(MOST),
  currency: z.enum(CURRENCIES),
});

/** Formats an amount, like `₪20.00`. */
export function moneyWords({ amount, currency }: Money, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
}

/** A price times a count. */
export const times = ({ amount, currency }: Money, count: number): Money => ({
  amount: amount * count,
  currency,
});

/** Sums amounts, one per currency, in the order of their first occurrence. */
export function sumMoney(amounts: readonly Money[]): Money[] {
  const sums = new Map<Currency, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}
