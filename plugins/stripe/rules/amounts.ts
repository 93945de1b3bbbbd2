/** A sum in minor units. */
interface Sum {
  amount: number;
  currency: string;
}

/**
 * The smallest sums Stripe charges, in minor units. For shekels Stripe converts a dollar minimum; this is above it.
 */
const LEAST: Readonly<Record<string, number>> = { USD: 50, EUR: 50, GBP: 30, ILS: 200 };
/** Stripe takes sums of at most eight digits. */
const MOST = 99_999_999;

/** Returns the smallest sum of a currency; null where we do not charge it. */
export const leastOf = (currency: string): number | null => LEAST[currency] ?? null;

/** Whether Stripe charges this sum. */
export function isCharged({ amount, currency }: Sum): boolean {
  const least = leastOf(currency);
  return least !== null && amount >= least && amount <= MOST;
}

/** Whether a page takes this sum: one of 0 only keeps the card. */
export const isTaken = (total: Sum, keep = false): boolean =>
  isCharged(total) || (keep && total.amount === 0 && leastOf(total.currency) !== null);

/** A line of the payment page. */
export interface PageLine {
  name: string;
  quantity: number;
  unit: number;
}

const NAME = 250;

/**
 * Returns the lines of the payment page, whose sum is the total: a line that does not divide evenly is one piece; lines that do not add up
 * to the total, such as those with a discount, are one line named `order`.
 */
export function pageLines(
  lines: readonly { words: string; quantity: number; amount: number }[],
  total: number,
  order: string,
): PageLine[] {
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  const plain = lines.length > 0 && lines.length <= 100 && lines.every(({ amount }) => amount >= 0);
  if (!plain || sum !== total) return [{ name: order, quantity: 1, unit: total }];
  return lines.map(({ words, quantity, amount }) => {
    const name = (words.trim() || order).slice(0, NAME);
    if (quantity > 0 && amount % quantity === 0) return { name, quantity, unit: amount / quantity };
    return { name: `${quantity} × ${name}`.slice(0, NAME), quantity: 1, unit: amount };
  });
}
