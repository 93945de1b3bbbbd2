'use client';

import { Columns2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useGalleryContext, useGalleryState } from '../gallery/gallery-context';
import { MenuItem } from '../primitives/MenuItem';
import { notify } from '../primitives/notices';
import { COMPARED_MOST } from './compare-store';
import { useCompare } from './use-compare';

/** Compares the photographs collected for comparing, else the selected ones when there are two to four of them. */
export function CompareItem() {
  const t = useTranslations('gallery');
  const { store } = useGalleryContext();
  const [compare, { medias }] = useCompare();
  const selected = useGalleryState((s) => s.query.filter === 'selected');
  if (!selected) return null;
  const press = () => {
    const all = Object.values(store.get().pages).flat();
    const ready = all.filter(({ state }) => state === 'ready');
    if (medias.length > 1) compare.show();
    else if (ready.length > 1 && ready.length <= COMPARED_MOST) compare.show(ready);
    else notify({ text: t('compare.few'), key: 'compare' });
  };
  // The words of the viewer's menu.
  const label = medias.length > 1 ? t('compare.these', { count: medias.length }) : t('compare.menu');
  return <MenuItem icon={<Columns2 />} label={label} onClick={press} />;
}
