'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import type { ReactNode } from 'react';
import { useStart } from '../marks/ui/StartFromFavourites';
import { useLists, useListsStore } from '../marks/ui/use-lists';
import { useMarking, useMarks, useMarksStore } from '../marks/ui/use-marks';
import { tintOf, wordsOf } from './product-count';
import type { Product } from './shown-product';
import { useSelection, useSelectionStore } from './use-selection';

/** What marks on photographs can be for: this person's favorites, a list of theirs, or a product. */
export interface Target {
  key: string;
  name: string;
  count: number;
  /** The number of photographs as a sentence, for screen readers. */
  words: string;
  product?: Product;
  /** The number of the product's color. */
  tint?: number;
  kind: 'favourites' | 'list' | 'product';
  /** Its photographs, newest last. */
  medias: readonly string[];
  chosen: boolean;
  choose: () => void;
}

/** Returns everything marks can be for, favorites first, and a dialog to render beside it. */
export function useTargets(products: readonly Product[]): { targets: Target[]; dialog: ReactNode } {
  const t = useT('selection');
  const store = useSelectionStore();
  const current = useSelection((s) => s.get().current);
  const marks = useMarksStore();
  const marked = useMarks((all) => all.get().count) ?? 0;
  const marking = useMarking();
  const lists = useListsStore();
  const list = useLists((all) => all.of(all.get().shown));
  const listing = useLists((all) => all.get().current) ?? null;
  const start = useStart();
  const { query, setQuery } = useGallery();
  const picked = query.filter === 'selected';
  const targets: Target[] = [];
  if (marks)
    targets.push({
      key: 'favourites',
      kind: 'favourites',
      name: t('marks.favourites'),
      count: marked,
      words: t('marks.counted', { count: marked }),
      medias: marks.favourites(),
      chosen: marking && !listing,
      choose: () => {
        lists?.choose(null);
        marks.choose(true);
        if (picked) setQuery({ list: 'favourites', product: null });
      },
    });
  if (lists && list)
    targets.push({
      key: list.id,
      kind: 'list',
      name: list.name,
      count: list.medias.length,
      words: t('lists.count', { count: list.medias.length }),
      medias: list.medias,
      chosen: listing === list.id,
      choose: () => {
        lists.choose(list.id);
        if (picked) setQuery({ list: list.id, product: null });
      },
    });
  for (const product of products)
    targets.push({
      key: product.id,
      kind: 'product',
      name: product.name,
      count: product.count,
      words: t('picked', wordsOf(product)),
      product,
      tint: tintOf(products, product.id),
      medias: [...product.picks.keys()],
      chosen: !listing && !marking && product.id === current,
      choose: () => {
        start.offer(product);
        lists?.choose(null);
        marks?.choose(false);
        store?.choose(product.id);
        if (picked) setQuery({ product: product.id, list: null });
      },
    });
  return { targets, dialog: start.dialog };
}
