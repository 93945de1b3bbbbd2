/** Parts of amounts. All amounts are whole minor units; nothing here is a fraction of a coin. */

/** Returns `whole × of / outOf`, rounded half up; 0 where `outOf` is 0. Exact where the result is a safe integer. */
export function share(whole: number, of: number, outOf: number): number {
  if (outOf === 0) return 0;
  const twice = 2n * BigInt(outOf);
  return Number((2n * BigInt(whole) * BigInt(of) + BigInt(outOf)) / twice);
}

/**
 * Divides an amount by weights, so that the parts add up to it: what rounding leaves goes to the largest remainders, of
 * equal ones to the first. Without weight the first part gets all.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, one) => all + BigInt(one), 0n);
  if (sum === 0n) return weights.map((_, at) => (at === 0 ? total : 0));
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = exact.map((one) => Number(one / sum));
  let left = total - parts.reduce((all, one) => all + one, 0);
  const byRemainder = exact
    .map((one, at) => ({ at, rest: one % sum }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  for (const { at } of byRemainder) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** Returns the VAT that a gross amount includes, at a percent with at most two decimals. */
export function vatWithin(gross: number, percent: number): number {
  const points = Math.round(percent * 100);
  return share(gross, points, 10_000 + points);
}

/** A payment's parts, and what was returned of it so far. */
export interface Returned {
  amount: number;
  vat: number;
  commission: number;
  /** Refunds that are not failed. */
  back: { amount: number; vat: number; commission: number };
}

/** What is due of a part after `after` of `amount` was returned, less what was returned: never below 0 or above the part. */
const due = (
  part: number,
  { after, amount, back }: { after: number; amount: number; back: number },
): number => Math.min(Math.max(share(part, after, amount) - back, 0), part - back);

/**
 * Returns VAT and commission of one more refund. Both are differences of what is returned "so far", so that refunds in any
 * parts add up to the whole of them, also where one of them fails in between.
 */
export function partsOfRefund({ amount, vat, commission, back }: Returned, refund: number) {
  const after = back.amount + refund;
  return {
    vat: due(vat, { after, amount, back: back.vat }),
    commission: due(commission, { after, amount, back: back.commission }),
  };
}
