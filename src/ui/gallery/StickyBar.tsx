'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { cx } from '../primitives/class-names';
import { LanguageSwitch } from '../primitives/LanguageSwitch';
import { Name } from '../primitives/Name';
import { useStrip } from '../primitives/use-strip';
import { Slot } from '../slots/Slot';
import { GalleryMenu } from './GalleryMenu';
import { useGalleryState } from './gallery-context';
import { pageSearch } from './gallery-query';
import { shownGalleries } from './shown-galleries';
import { useSetQuery } from './use-gallery-address';

/** The bar above the grid: the project's name, its galleries, the features' entries, the language. */
export function StickyBar() {
  const t = useTranslations('gallery');
  const name = useGalleryState((s) => s.event.name);
  return (
    <section className="bar" aria-label={t('bar')}>
      <div className="bar-row">
        <a href="#top" className="bar-name font-display">
          <Name cut>{name}</Name>
        </a>
        <Galleries />
        <div className="bar-foot">
          <Slot name="gallery.toolbar" />
          <GalleryMenu />
        </div>
        <div className="bar-end">
          <LanguageSwitch />
        </div>
      </div>
    </section>
  );
}

function Galleries() {
  const t = useTranslations('gallery');
  const event = useGalleryState((s) => s.event);
  const landing = useGalleryState((s) => s.landing);
  const query = useGalleryState((s) => s.query);
  const setQuery = useSetQuery();
  const strip = useRef<HTMLElement>(null);
  const across = query.filter === 'selected' && (query.product !== null || Boolean(query.list));
  const galleries = shownGalleries(event, query.gallery);
  useStrip(strip, '[aria-current]', `${query.gallery} ${across} ${galleries.length}`);
  if (galleries.length < 2) return null;
  return (
    <nav ref={strip} aria-label={t('galleries')} className="bar-galleries">
      {galleries.map((gallery) => {
        const current = gallery.id === query.gallery && !across;
        return (
          <a
            key={gallery.id}
            href={`${pageSearch({ ...query, gallery: gallery.id, filter: 'all' }, landing) || '?'}#photos`}
            aria-current={current ? 'page' : undefined}
            className={cx('bar-gallery', current && 'is-here')}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              setQuery({ gallery: gallery.id, ...(across && { filter: 'all' }) });
            }}
          >
            <Name>{gallery.name}</Name>
          </a>
        );
      })}
    </nav>
  );
}
