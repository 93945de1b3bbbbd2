'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { GalleryContext, useGalleryContext } from './gallery-context';
import { isPlaced, type Section } from './gallery-sections';
import type { GalleryStore } from './gallery-store';
import { NoPhotos } from './NoPhotos';
import { PhotoGrid } from './PhotoGrid';
import { SetHead } from './SetHead';

/** So far below the screen a gallery is loaded before the person arrives at it. */
const NEAR = '100% 0px';

/**
 * The photographs of the current gallery and of all that follow it, in one scroll: each with its heading, loaded when it
 * comes near. `eager`: the first photographs are on the first screen.
 */
export function Sections({ eager }: { eager: boolean }) {
  const { sections } = useGalleryContext();
  const shown = useSyncExternalStore(sections.subscribe, sections.get, sections.get);
  return shown.map((section, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: another gallery shown from its top takes the place of the first
    <div key={at} className="gallery-section" data-section={section.id}>
      {section.store ? (
        <Listed gallery={section.id} store={section.store}>
          <PhotoGrid eager={eager && at === 0} />
        </Listed>
      ) : (
        <Coming section={section} before={shown[at - 1]?.store ?? null} />
      )}
    </div>
  ));
}

/** A gallery with its list around its heading and photographs. */
function Listed({ gallery, store, children }: { gallery: string; store: GalleryStore; children: ReactNode }) {
  const page = useGalleryContext();
  const value = useMemo(() => ({ ...page, store }), [page, store]);
  return (
    <GalleryContext.Provider value={value}>
      <SetHead gallery={gallery} />
      {children}
    </GalleryContext.Provider>
  );
}

/** A gallery that is not loaded: its heading, and space. It is loaded when the photographs before it have their places. */
function Coming({ section, before }: { section: Section; before: GalleryStore | null }) {
  const t = useTranslations('gallery');
  const { sections } = useGalleryContext();
  const place = useRef<HTMLDivElement>(null);
  const placed = useSyncExternalStore(
    before?.subscribe ?? noChange,
    () => before !== null && isPlaced(before.get()),
    () => false,
  );
  const { id, failed } = section;
  const waits = placed && !failed;
  useEffect(() => {
    const element = place.current;
    if (!waits || !element) return;
    const near = new IntersectionObserver(
      (entries) => {
        // A busy browser brings several at once, the oldest first.
        if (entries.some(({ isIntersecting }) => isIntersecting)) void sections.load(id);
      },
      { rootMargin: NEAR },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [sections, id, waits]);
  useEffect(() => {
    if (!failed) return;
    const again = () => void sections.load(id);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [sections, id, failed]);
  return (
    <div ref={place}>
      <SetHead gallery={id} link />
      {failed ? (
        <NoPhotos kind="failed" onRetry={() => void sections.load(id)} />
      ) : (
        <p className="section-waits" aria-hidden="true">
          {placed ? t('loadingMore') : null}
        </p>
      )}
    </div>
  );
}

const noChange = () => () => undefined;
