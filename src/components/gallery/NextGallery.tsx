'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '../ui/button-class';
import { useGalleryState } from './gallery-context';
import { pageSearch } from './gallery-query';
import { useSetQuery } from './use-gallery-address';

/** At the end of a gallery: the way into the next one, if it has photographs. */
export function NextGallery() {
  const t = useTranslations('gallery');
  const galleries = useGalleryState((s) => s.event.galleries);
  const query = useGalleryState((s) => s.query);
  const setQuery = useSetQuery();
  const here = galleries.findIndex(({ id }) => id === query.gallery);
  const next = here < 0 ? undefined : galleries.slice(here + 1).find(({ count }) => count > 0);
  if (!next || query.filter !== 'all') return null;
  return (
    <p className="flex justify-center px-6 pt-10">
      <a
        href={`${pageSearch({ ...query, gallery: next.id }, galleries[0]?.id) || '?'}#photos`}
        className={buttonClass('line')}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setQuery({ gallery: next.id });
        }}
      >
        {t('nextGallery', { name: next.name })}
      </a>
    </p>
  );
}
