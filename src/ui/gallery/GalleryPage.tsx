'use client';

import { Lock } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import type { EventView, GalleryList } from '@/core/wire';
import { FragmentModal } from '../fragment/FragmentModal';
import { OnThePhone } from '../phone/OnThePhone';
import { Name } from '../primitives/Name';
import { type Flash, NoticeHost } from '../primitives/NoticeHost';
import { useHydrated } from '../primitives/use-hydrated';
import type { FeatureUi } from '../slots/feature-ui';
import { Slot } from '../slots/Slot';
import { typeTokens } from '../type/type-pairs';
import type { LoadFeatures } from '../viewer/load-viewer';
import { Viewer } from '../viewer/Viewer';
import { accentTokens } from './accent-tokens';
import { Cover } from './Cover';
import { GalleryRoot } from './GalleryRoot';
import { useGalleryState } from './gallery-context';
import type { GalleryQuery } from './gallery-query';
import { KeysHelp } from './KeysHelp';
import { Sections } from './Sections';
import { StickyBar } from './StickyBar';

/** For the photographer who looks at the gallery as its clients see it. */
const PreviewNote = dynamic(() => import('./PreviewNote').then((file) => file.PreviewNote));

/** Explains why hearts and picks do not respond: the studio's account is switched off, the photographs stay. */
function PausedNote() {
  const t = useTranslations('gallery');
  return (
    <aside className="preview-note" aria-label={t('pausedLabel')}>
      <Lock aria-hidden className="size-[1.1em] shrink-0" />
      <span className="preview-text">{t('paused')}</span>
    </aside>
  );
}

/** The studio and its contact; after the last photograph. */
function Footer() {
  const brand = useGalleryState((s) => s.event.brand);
  const ended = useGalleryState((s) => s.shapes !== null || s.pageCount <= 1);
  const alive = useHydrated();
  if (alive && !ended) return null;
  return (
    <footer className="flex flex-col items-center gap-1 px-6 py-14 text-center text-quiet text-sm max-sm:pb-40">
      <p className="font-display text-ink text-lg">
        <Name>{brand.name}</Name>
      </p>
      {brand.contact && <p dir="auto">{brand.contact}</p>}
    </footer>
  );
}

export interface GalleryPageProps {
  event: EventView;
  list: GalleryList;
  query: GalleryQuery;
  /** Similar photographs are stacked: this person has not turned it off. */
  folded?: boolean;
  features: readonly FeatureUi[];
  /** Loads what features put into the viewer. */
  inViewer: LoadFeatures;
  flash?: Flash | null;
  /** A notice about the signed-in person's account. */
  notice?: ReactNode;
}

/** A project as its people see it: cover, bar, photographs, viewer. */
export function GalleryPage({
  event,
  list,
  query,
  folded = true,
  features,
  inViewer,
  flash = null,
  notice,
}: GalleryPageProps) {
  const scheme = event.layout_color;
  const covered = list.page === 1;
  const look = { ...accentTokens(event.brand.accent), ...typeTokens(event.type_pair) };
  return (
    <div data-scheme={scheme} data-spacing={event.spacing} style={look as CSSProperties} id="top">
      <GalleryRoot event={event} list={list} query={query} folded={folded} features={features}>
        {query.as && !query.design ? <PreviewNote as={query.as} event={event.id} /> : null}
        {notice}
        {event.paused ? <PausedNote /> : null}
        <Slot name="gallery.head" />
        {covered && <Cover event={event} />}
        <div id="photos">
          <StickyBar />
          <main>
            {!covered && (
              <h1 className="sr-only">
                <Name>{event.name}</Name>
              </h1>
            )}
            <Slot name="gallery.intro" />
            <Sections eager={!covered || !event.cover || event.cover_style === 'none'} />
          </main>
        </div>
        <Footer />
        <Slot name="viewer.keys" />
        <KeysHelp />
        <OnThePhone inViewer={inViewer} />
        <Viewer inViewer={inViewer} />
        <FragmentModal />
        <div data-dialogs="" />
      </GalleryRoot>
      <NoticeHost flash={flash} />
    </div>
  );
}
