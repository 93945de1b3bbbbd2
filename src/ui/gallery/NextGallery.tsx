'use client';

import { useTranslations } from 'next-intl';
import { Name } from '../primitives/Name';
import { focalPosition } from './focal-position';
import { useGalleryState } from './gallery-context';
import { pageSearch } from './gallery-query';
import { placeholderColor } from './placeholder-color';
import { nextGallery } from './shown-galleries';
import { useSetQuery } from './use-gallery-address';
import { useGalleryTitle } from './use-gallery-title';

/** At the end of a gallery: the next one that has photographs, with its cover, name, and number of photographs. */
export function NextGallery() {
  const t = useTranslations('gallery');
  const galleries = useGalleryState((s) => s.event.galleries);
  const query = useGalleryState((s) => s.query);
  const landing = useGalleryState((s) => s.landing);
  const setQuery = useSetQuery();
  const title = useGalleryTitle();
  const next = nextGallery(galleries, query.gallery);
  if (!next || query.filter !== 'all') return null;
  return (
    <p className="next-set" data-cover={next.cover ? '' : undefined}>
      <a
        href={`${pageSearch({ ...query, gallery: next.id }, landing) || '?'}#photos`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setQuery({ gallery: next.id });
        }}
      >
        {next.cover ? (
          <img
            src={next.cover.medium}
            alt=""
            loading="lazy"
            style={{
              objectPosition: focalPosition(next.cover.focal),
              backgroundColor: placeholderColor(next.cover.thumbhash),
            }}
          />
        ) : null}
        <span className="small-caps">{t('nextGallery')}</span>
        <span className="next-set-name">
          <Name>{title(next)}</Name>
        </span>
        <span>{t('photoCount', { count: next.count })}</span>
      </a>
    </p>
  );
}
