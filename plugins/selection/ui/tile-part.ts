import { timeOf } from '@plugins/kit/internal';
import { tintOf } from './product-count';
import type { SelectionState } from './selection-store';
import type { Product } from './shown-product';

/** What a tile shows of the current product. */
export interface TilePart {
  product: string;
  name: string;
  tint: number;
  picked: boolean;
  /** Who picked it, if that is known. */
  by: string | null;
  /** It is not among the picks that this product is chosen from. */
  outside: boolean;
  /** The product accepts picks now. */
  open: boolean;
}

/** The current product, the one it is chosen from, and whether it accepts picks: the same for each tile. */
interface Head {
  product: Product;
  parent: Product | undefined;
  tint: number;
  open: boolean;
}

const heads = new WeakMap<SelectionState, Head | null>();

function headOf(state: SelectionState): Head | null {
  const known = heads.get(state);
  if (known !== undefined) return known;
  const { products, current, zone } = state;
  const product = products?.find(({ id }) => id === current);
  const made =
    products && product
      ? {
          product,
          parent: products.find(({ id }) => id === product.among),
          tint: tintOf(products, product.id),
          open: isOpen(product, zone),
        }
      : null;
  heads.set(state, made);
  return made;
}

function isOpen(product: Product, time_zone: string): boolean {
  const { opens_on = null, closes_on = null } = product;
  return timeOf({ opens_on, closes_on, time_zone }, new Date()).state === 'open';
}

/** Returns what a photograph's tile shows of the current product; null without one. */
export function tilePartOf(state: SelectionState, media: string): TilePart | null {
  const head = headOf(state);
  if (!head) return null;
  const { product, parent, tint, open } = head;
  const own = product.picks.get(media);
  return {
    product: product.id,
    name: product.name,
    tint,
    picked: own !== undefined,
    by: own?.picked_by ?? null,
    outside: own === undefined && parent !== undefined && !parent.picks.has(media),
    open,
  };
}

/** A product that a photograph is picked for, as its tile names it. */
export interface PickedFor {
  id: string;
  name: string;
  tint: number;
}

/** Returns the products that a photograph is picked for, except `target`. */
export function pickedFor({ products }: SelectionState, media: string, target: string | null): PickedFor[] {
  return (products ?? [])
    .filter(({ id, picks }) => id !== target && picks.has(media))
    .map(({ id, name }) => ({ id, name, tint: tintOf(products ?? [], id) }));
}
