'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { cx } from '../primitives/class-names';
import { Name } from '../primitives/Name';
import { useStrip } from '../primitives/use-strip';
import { Slot } from '../slots/Slot';
import { GalleryMenu } from './GalleryMenu';
import { useGalleryState } from './gallery-context';
import { pageSearch } from './gallery-query';
import { shownGalleries } from './shown-galleries';
import { useSetQuery } from './use-gallery-address';
import { useGalleryTitle } from './use-gallery-title';

/** The bar above the grid: the project's name, its galleries, the features' entries, and a menu. */
export function StickyBar() {
  const t = useTranslations('gallery');
  const name = useGalleryState((s) => s.event.name);
  return (
    <section className="bar" aria-label={t('bar')}>
      <div className="bar-row">
        <div className="bar-name font-display">
          <Name cut>{name}</Name>
        </div>
        <Galleries />
        <div className="bar-foot">
          <Slot name="gallery.toolbar" />
          <GalleryMenu />
        </div>
      </div>
    </section>
  );
}

/** The project's galleries: a strip, and where not all of them fit, a sheet of all. */
function Galleries() {
  const t = useTranslations('gallery');
  const event = useGalleryState((s) => s.event);
  const query = useGalleryState((s) => s.query);
  const strip = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();
  const across = query.filter === 'selected' && (query.product !== null || Boolean(query.list));
  const galleries = shownGalleries(event, query.gallery);
  useStrip(strip, '[aria-current]', `${query.gallery} ${across} ${galleries.length}`);
  if (galleries.length < 2) return null;
  const links = (className: string) =>
    galleries.map((gallery) => (
      <GalleryLink
        key={gallery.id}
        gallery={gallery}
        here={gallery.id === query.gallery && !across}
        across={across}
        className={className}
      />
    ));
  return (
    <nav aria-label={t('galleries')} className="bar-galleries">
      <div ref={strip} className="bar-strip is-strip">
        {links('bar-gallery')}
      </div>
      <button type="button" className="bar-more" popoverTarget={id} aria-label={t('moreGalleries')}>
        <span className="bar-more-word">{t('more')}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click of one of its links, by mouse or key, closes it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its links take the click */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="menu-sheet bar-sheet"
        onClick={() => sheet.current?.hidePopover()}
      >
        {links('menu-item')}
      </div>
    </nav>
  );
}

interface GalleryLinkProps {
  gallery: { id: string; name: string };
  /** It is the one that is shown. */
  here: boolean;
  /** Chosen photographs of all galleries are shown. */
  across: boolean;
  className: string;
}

function GalleryLink({ gallery, here, across, className }: GalleryLinkProps) {
  const query = useGalleryState((s) => s.query);
  const landing = useGalleryState((s) => s.landing);
  const setQuery = useSetQuery();
  const title = useGalleryTitle();
  return (
    <a
      href={`${pageSearch({ ...query, gallery: gallery.id, filter: 'all' }, landing) || '?'}#photos`}
      aria-current={here ? 'page' : undefined}
      className={cx(className, here && 'is-here')}
      onClick={(click) => {
        if (click.metaKey || click.ctrlKey || click.shiftKey) return;
        click.preventDefault();
        setQuery({ gallery: gallery.id, ...(across && { filter: 'all' }) });
      }}
    >
      {/* A block of the page's direction: the name's own does not take it to the other side of the list. */}
      <span>
        <Name>{title(gallery)}</Name>
      </span>
    </a>
  );
}
