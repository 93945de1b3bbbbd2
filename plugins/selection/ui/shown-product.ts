import type { LiveMessages, ProductView } from '@plugins/kit/ui/wire';

/** One product as the page shows it: the server's picks with what is on its way. */
export interface Product extends Omit<ProductView, 'product_medias'> {
  picks: ReadonlyMap<string, { picked_by: string | null }>;
}

/** Names a wish. */
export const pair = (product: string, media: string) => `${product} ${media}`;

/** A product as it shall be once every wish is granted; the wishes by `pair`. */
export function shownProduct(
  { product_medias, ...product }: ProductView,
  wishes: ReadonlyMap<string, { selected: boolean }>,
): Product {
  const picks = new Map<string, { picked_by: string | null }>(Object.entries(product_medias));
  let { count } = product;
  for (const [key, { selected }] of wishes) {
    const [productId, media = ''] = key.split(' ');
    if (productId !== product.id || picks.has(media) === selected) continue;
    if (selected) picks.set(media, { picked_by: null });
    else picks.delete(media);
    count += selected ? 1 : -1;
  }
  return { ...product, count, picks };
}

/** A product after somebody picked a photograph for it, or took it off. */
export function withPick(
  known: ProductView,
  { media, selected, count, picked_by }: LiveMessages['pick'],
): ProductView {
  const { [media]: before, ...others } = known.product_medias;
  const pick = { id: '', note: null, ...before, picked_by: picked_by ?? before?.picked_by ?? null };
  return { ...known, count, product_medias: selected ? { ...others, [media]: pick } : others };
}
