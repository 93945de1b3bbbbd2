import type { Money } from '@plugins/kit/rules';
import type { Product } from './shown-product';

/** What a person may do about a pick beyond a product's limit; `price`: each extra is accepted for it. */
export type LimitOffer =
  /** The product takes one photograph: this one takes the place of `out`. */
  | { kind: 'replace'; out: string; price: Money | null }
  /** One of several picks is removed for it. */
  | { kind: 'swap'; price: Money | null }
  /** No pick is visible here that could be removed. */
  | { kind: 'extra'; price: Money };

/** What is offered for a pick that was refused; null: the server's message alone. */
export type PickOffer =
  | LimitOffer
  /** Add it to the product that this one's picks are chosen from, too. */
  | { kind: 'both'; parent: Product }
  /** Remove it also from the products that have chosen it out of this one's picks. */
  | { kind: 'offBoth' }
  | null;

function limitOffer({ maxphotos, picks }: Product, price: Money | null): LimitOffer | null {
  const [only, ...others] = picks.keys();
  if (only === undefined) return price && { kind: 'extra', price };
  return maxphotos === 1 && others.length === 0
    ? { kind: 'replace', out: only, price }
    : { kind: 'swap', price };
}

/**
 * Returns the offer before a product's first paid extra, which the server would accept without a question; null for any
 * other pick. After the first one the person knows the price, and further extras are added at once. `free`: the project
 * allows extras without a price.
 */
export function offerBefore(product: Product, media: string, free: boolean): LimitOffer | null {
  const { maxphotos, count, extra_price: price, picks } = product;
  if (free || !price || count !== maxphotos || picks.has(media)) return null;
  return limitOffer(product, price);
}

/** Returns what to offer for a pick that the server refused with this code. */
export function offerAfter(code: string, product: Product, products: readonly Product[]): PickOffer {
  if (code === 'PICK_HELD') return { kind: 'offBoth' };
  if (code === 'SELECTION_LIMIT_REACHED') return limitOffer(product, null);
  const parent = products.find(({ id }) => id === product.among);
  return code === 'PICK_NOT_AMONG' && parent ? { kind: 'both', parent } : null;
}

/** Returns the price of a product's extras at a count; null where it has none or they are free. */
export function extrasCost(
  { maxphotos, extra_price: price }: Product,
  count: number,
  free: boolean,
): { count: number; cost: Money } | null {
  const extras = maxphotos === null ? 0 : count - maxphotos;
  if (free || !price || extras <= 0) return null;
  return { count: extras, cost: { ...price, amount: price.amount * extras } };
}
