'use client';

import type { Product } from './shown-product';

/** How many product colors there are; the style sheet has them as `[data-tint]`. */
const TINTS = 8;

/** Returns the number of a product's color: by its place among the project's products. */
export const tintOf = (products: readonly { id: string }[], id: string): number =>
  Math.max(
    0,
    products.findIndex((product) => product.id === id),
  ) % TINTS;

/** Picks and limit, always left to right: "7 / 12", or "7" without a limit. */
export function Counter({ product: { count, maxphotos } }: { product: Product }) {
  return (
    <bdi dir="ltr" className="selection-count">
      {maxphotos === null ? count : `${count} / ${maxphotos}`}
    </bdi>
  );
}

/** Returns the arguments of a counted message about a product. */
export function wordsOf({ name, count, maxphotos }: Product) {
  return { product: name, count, max: maxphotos ?? 0, limited: maxphotos === null ? 'no' : 'yes' };
}
