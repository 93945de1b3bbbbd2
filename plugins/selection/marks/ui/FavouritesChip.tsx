'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Heart } from 'lucide-react';
import { useListing, useListsStore } from './use-lists';
import { useMarking, useMarks, useMarksStore } from './use-marks';

/** This person's favorites, first among the targets of hearts: like a product without a limit. */
export function FavouritesChip() {
  const t = useT('selection.marks');
  const store = useMarksStore();
  const count = useMarks((marks) => marks.get().count) ?? 0;
  const marking = useMarking();
  const lists = useListsStore();
  const listing = useListing();
  const { query, setQuery } = useGallery();
  if (!store) return null;
  const choose = () => {
    lists?.choose(null);
    store.choose(true);
    if (query.filter === 'selected') setQuery({ list: 'favourites', product: null });
  };
  return (
    <label className="product-chip favourites-chip" title={t('favourites')}>
      <input
        type="radio"
        name="keepers-product"
        value="favourites"
        checked={marking && !listing}
        onChange={choose}
        className="sr-only"
      />
      <Heart aria-hidden="true" className="favourites-heart" data-some={count > 0 || undefined} />
      <span className="favourites-word">{t('favourites')}</span>
      <bdi dir="ltr" className="selection-count" aria-hidden="true">
        {count}
      </bdi>
      <span className="sr-only">{t('counted', { count })}</span>
    </label>
  );
}
