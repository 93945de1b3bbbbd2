'use client';

import { useGallery, useShared } from '@plugins/kit/ui/hooks';
import type { MediaView } from '@plugins/kit/ui/wire';
import { useEffect, useState } from 'react';
import { PhotoViews } from './photo-views';
import type { Product } from './shown-product';

/** Photographs in the strip of a product. */
export const STRIP = 6;

/** Returns the page's one collection of photographs by id. */
export function usePhotoViews(): PhotoViews {
  const { medias } = useGallery();
  return useShared('selection.views', () => new PhotoViews(medias));
}

/** Returns a photograph by id; undefined if no list has loaded it. */
export function usePhotoView(id: string | null): MediaView | undefined {
  const views = usePhotoViews();
  return id === null ? undefined : views.find([id])[0];
}

/**
 * Returns a function for the first picks of a product: null while they load. Picks outside the loaded lists are
 * requested when the component mounts, once per product.
 */
export function useFirstPicks(products: readonly Product[]): (product: Product) => MediaView[] | null {
  const { api } = useGallery();
  const views = usePhotoViews();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const firstOf = ({ picks }: Product) => [...picks.keys()].slice(0, STRIP);
  const isKnown = (product: Product) => views.find(firstOf(product)).length === firstOf(product).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once, as the picks are when it opens
  useEffect(() => {
    for (const product of products.filter((one) => !isKnown(one)))
      void api<{ medias: MediaView[] }>(`/products/${product.id}?filter=selected`, { quiet: true })
        .then(({ medias }) => views.remember(medias))
        // Without pictures the counts alone are shown.
        .catch(() => undefined)
        .then(() => setAsked((before) => new Set([...before, product.id])));
  }, []);
  return (product) => (isKnown(product) || asked.has(product.id) ? views.find(firstOf(product)) : null);
}
