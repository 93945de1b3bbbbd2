'use client';

import { useGallery } from '@plugins/kit/ui/hooks';
import { useListsStore } from '../marks/ui/use-lists';
import { useMarksStore } from '../marks/ui/use-marks';
import type { Product } from './shown-product';
import { useSelectionStore } from './use-selection';

/** Returns a function that makes a product the target of picks, and shows all photographs from the first on. */
export function useChooseFor(): (product: Product) => void {
  const store = useSelectionStore();
  const lists = useListsStore();
  const marks = useMarksStore();
  const { event, query, setQuery } = useGallery();
  return ({ id }) => {
    lists?.choose(null);
    marks?.choose(false);
    store?.choose(id);
    if (query.filter === 'selected') {
      // The page begins at the gallery it turns to: one in the middle would have none before it.
      const first = event.galleries.find(({ count }) => count > 0);
      setQuery({ gallery: first?.id ?? query.gallery, filter: 'all', list: null });
    }
    document.getElementById('photos')?.scrollIntoView({ block: 'start' });
  };
}
