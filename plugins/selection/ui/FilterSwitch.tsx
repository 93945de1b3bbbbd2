'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { useListing } from '../marks/ui/use-lists';
import { useMarking } from '../marks/ui/use-marks';
import { useSelectionStore } from './use-selection';

/**
 * Switches between all photographs and those picked for the current product (or this person's favorites), over all
 * galleries.
 */
export function FilterSwitch() {
  const t = useT('selection');
  const store = useSelectionStore();
  const { query, setQuery } = useGallery();
  const marking = useMarking();
  const list = useListing();
  const own = { product: null, list: list?.id ?? 'favourites' };
  const show = (filter: 'all' | 'selected') => {
    const picked = marking || list ? own : { product: store?.get().current ?? null, list: null };
    setQuery({ filter, ...(filter === 'selected' ? picked : { list: null }) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a pair of toggle buttons, not form fields
    <div role="group" aria-label={t('filter')} className="filter-switch">
      <button type="button" aria-pressed={query.filter === 'all'} onClick={() => show('all')}>
        {t('all')}
      </button>
      <button type="button" aria-pressed={query.filter === 'selected'} onClick={() => show('selected')}>
        {t('selected')}
      </button>
    </div>
  );
}
