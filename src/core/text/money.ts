/** Money: an amount in minor units (cents, agorot) and an ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: Currency;
}

export const CURRENCIES = ['USD', 'ILS'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The largest price, in minor units. */
export const PRICE_MOST = 100_000_000;

/** Formats an amount, like `₪20.00`; `whole`: a sum without cents as `₪20`, for price lists. */
export function moneyWords({ amount, currency }: Money, locale: string, { whole = false } = {}): string {
  const trailingZeroDisplay = whole ? 'stripIfInteger' : 'auto';
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay }).format(
    amount / 100,
  );
}
