'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '../primitives/button-class';
import { useGalleryState } from './gallery-context';
import { pageSearch } from './gallery-query';

/** Without script a stack cannot be opened: the link to all photographs one by one. */
export function ShowUnfolded() {
  const t = useTranslations('gallery');
  const folded = useGalleryState((s) => s.folded && s.folds.length > 0);
  const query = useGalleryState((s) => s.query);
  const first = useGalleryState((s) => s.landing);
  const page = useGalleryState((s) => s.firstPage);
  if (!folded) return null;
  const search = new URLSearchParams(pageSearch(query, first, page));
  search.set('unfolded', '1');
  return (
    <noscript>
      <p className="flex justify-center p-6">
        <a href={`?${search}`} className={buttonClass('line')}>
          {t('unfolded')}
        </a>
      </p>
    </noscript>
  );
}
