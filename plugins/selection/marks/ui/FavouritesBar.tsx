'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Heart, List } from 'lucide-react';
import { useLists, useListsStore } from './use-lists';
import { useMarks } from './use-marks';

/** The bar of a project without products to pick for: all photographs, or this person's favorites. */
export function FavouritesBar() {
  const t = useT('selection');
  const { query, setQuery } = useGallery();
  const count = useMarks((store) => store.get().count) ?? 0;
  const lists = useListsStore();
  const shown = useLists((all) => all.of(all.get().shown));
  const current = useLists((all) => all.get().current) ?? null;
  const selected = query.filter === 'selected';
  const show = (list: string | null) => {
    lists?.choose(list === 'favourites' ? null : (list ?? current));
    setQuery({ filter: list ? 'selected' : 'all', product: null, list });
  };
  return (
    <section
      aria-label={t('marks.favourites')}
      className="selection-bar favourites-bar"
      data-untouched={count === 0 || undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a pair of toggle buttons, not form fields */}
      <div role="group" aria-label={t('filter')} className="filter-switch">
        <button type="button" aria-pressed={!selected} onClick={() => show(null)}>
          {t('all')}
        </button>
        <button
          type="button"
          aria-pressed={selected && query.list !== shown?.id}
          onClick={() => show('favourites')}
          className="favourites-switch"
        >
          <Heart aria-hidden="true" className="favourites-heart" data-some={count > 0 || undefined} />
          <span>{t('marks.favourites')}</span>{' '}
          <bdi dir="ltr" className="selection-count">
            {count}
          </bdi>
        </button>
        {shown && (
          <button
            type="button"
            aria-pressed={selected && query.list === shown.id}
            onClick={() => show(shown.id)}
            className="favourites-switch"
          >
            <List aria-hidden="true" className="favourites-heart" />
            <bdi className="list-name">{shown.name}</bdi>{' '}
            <bdi dir="ltr" className="selection-count">
              {shown.medias.length}
            </bdi>
          </button>
        )}
      </div>
    </section>
  );
}
