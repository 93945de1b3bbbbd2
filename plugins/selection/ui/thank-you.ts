import type { Product } from './shown-product';

/** Names of two people, or of a pair. */
const SEVERAL = /[&+,/]|\s(?:and|ו\S+)(?:\s|$)/u;

/**
 * Returns how a person is addressed: by the first name, and two people by all they wrote ("Maya & Jonathan"); null
 * without a name.
 */
export function addressOf(name: string | null): string | null {
  const whole = name?.trim().replace(/\s+/g, ' ') ?? '';
  if (!whole) return null;
  return SEVERAL.test(whole) ? whole : (whole.split(' ')[0] ?? whole);
}

/** Returns the pick that a product of one photograph shows as the cover; null without one. */
export function coverPick(products: readonly Pick<Product, 'maxphotos' | 'picks'>[]): string | null {
  for (const { maxphotos, picks } of products)
    if (maxphotos === 1) for (const media of picks.keys()) return media;
  return null;
}
