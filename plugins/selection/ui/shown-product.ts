import type { LiveMessages, ProductView } from '@plugins/kit/ui/internal';

/** A product as shown: the server's picks with pending changes applied. */
export interface Product extends Omit<ProductView, 'product_medias'> {
  picks: ReadonlyMap<string, { picked_by: string | null }>;
}

/** Returns the key of a product's photograph. */
export const pair = (product: string, media: string) => `${product} ${media}`;

/** Returns a product with all pending changes applied; these are keyed by `pair`. */
export function shownProduct(
  { product_medias, ...product }: ProductView,
  pending: ReadonlyMap<string, { selected: boolean }>,
): Product {
  const picks = new Map<string, { picked_by: string | null }>(Object.entries(product_medias));
  let { count } = product;
  for (const [key, { selected }] of pending) {
    const [productId, media = ''] = key.split(' ');
    if (productId !== product.id || picks.has(media) === selected) continue;
    if (selected) picks.set(media, { picked_by: null });
    else picks.delete(media);
    count += selected ? 1 : -1;
  }
  return { ...product, count, picks };
}

/** Returns a product with a photograph picked or unpicked. */
export function withPick(
  known: ProductView,
  { media, selected, count, picked_by }: LiveMessages['pick'],
): ProductView {
  const { [media]: before, ...others } = known.product_medias;
  const pick = { id: '', note: null, ...before, picked_by: picked_by ?? before?.picked_by ?? null };
  return { ...known, count, product_medias: selected ? { ...others, [media]: pick } : others };
}
