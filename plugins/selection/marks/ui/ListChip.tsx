'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { List } from 'lucide-react';
import { useLists, useListsStore } from './use-lists';

/** The list chosen on this page, among the targets of hearts. */
export function ListChip() {
  const t = useT('selection.lists');
  const store = useListsStore();
  const list = useLists((lists) => lists.of(lists.get().shown));
  const current = useLists((lists) => lists.get().current);
  const { query, setQuery } = useGallery();
  if (!store || !list) return null;
  const choose = () => {
    store.choose(list.id);
    if (query.filter === 'selected') setQuery({ list: list.id, product: null });
  };
  return (
    <label className="product-chip list-chip">
      <input
        type="radio"
        name="keepers-product"
        value={list.id}
        checked={current === list.id}
        onChange={choose}
        className="sr-only"
      />
      <List aria-hidden="true" className="favourites-heart" />
      <bdi className="list-name">{list.name}</bdi>
      <bdi dir="ltr" className="selection-count" aria-hidden="true">
        {list.medias.length}
      </bdi>
      <span className="sr-only">{t('count', { count: list.medias.length })}</span>
    </label>
  );
}
