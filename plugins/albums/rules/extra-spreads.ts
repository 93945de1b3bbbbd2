import type { Money } from '@plugins/kit/rules';
import type { AlbumProductInput } from './format';

/** Spreads beyond the fewest of a product, and what they cost together. */
export interface ExtraSpreads {
  spreads: number;
  least: number;
  price: Money;
}

/** Returns what an album's spreads cost beyond its product's fewest; null where they cost nothing. */
export function extraOf(
  spreads: number,
  product: Pick<AlbumProductInput, 'least' | 'extra'> | null,
): ExtraSpreads | null {
  const more = product ? spreads - product.least : 0;
  if (!product?.extra || more <= 0) return null;
  const { amount, currency } = product.extra;
  return { spreads: more, least: product.least, price: { amount: more * amount, currency } };
}
