'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { ListChecks } from 'lucide-react';
import { useListing } from '../marks/ui/use-lists';
import { useMarking } from '../marks/ui/use-marks';
import { useSelectionStore } from './use-selection';

/** Shows only what is chosen for the current target, over all galleries; pressed again, all photographs. */
export function ChosenSwitch() {
  const t = useT('selection');
  const store = useSelectionStore();
  const { query, setQuery } = useGallery();
  const marking = useMarking();
  const list = useListing();
  const on = query.filter === 'selected';
  const press = () => {
    if (on) return setQuery({ filter: 'all', list: null });
    if (marking || list)
      return setQuery({ filter: 'selected', product: null, list: list?.id ?? 'favourites' });
    setQuery({ filter: 'selected', product: store?.get().current ?? null, list: null });
  };
  return (
    <button type="button" className="chosen-switch" aria-pressed={on} title={t('selected')} onClick={press}>
      <ListChecks aria-hidden="true" />
      <span className="chosen-word">{t('selected')}</span>
    </button>
  );
}
