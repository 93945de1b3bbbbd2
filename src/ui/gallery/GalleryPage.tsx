'use client';

import type { CSSProperties, ReactNode } from 'react';
import type { EventView, GalleryList } from '@/core/wire';
import { FragmentModal } from '../fragment/FragmentModal';
import { OnThePhone } from '../phone/OnThePhone';
import { Name } from '../primitives/Name';
import { type Flash, NoticeHost } from '../primitives/NoticeHost';
import type { FeatureUi } from '../slots/feature-ui';
import { Slot } from '../slots/Slot';
import { Viewer } from '../viewer/Viewer';
import { accentTokens } from './accent-tokens';
import { Cover } from './Cover';
import { Footer } from './Footer';
import { GalleryRoot } from './GalleryRoot';
import type { GalleryQuery } from './gallery-query';
import { KeysHelp } from './KeysHelp';
import { PausedNote } from './PausedNote';
import { PhotoGrid } from './PhotoGrid';
import { PreviewNote } from './PreviewNote';
import { StickyBar } from './StickyBar';

export interface GalleryPageProps {
  event: EventView;
  list: GalleryList;
  query: GalleryQuery;
  /** What a feature folds is folded: this person does not want it otherwise. */
  folded?: boolean;
  features: readonly FeatureUi[];
  flash?: Flash | null;
  /** What whoever is signed in is told about their account. */
  notice?: ReactNode;
}

/** A project as its people see it: cover, bar, photographs, viewer. */
export function GalleryPage({
  event,
  list,
  query,
  folded = true,
  features,
  flash = null,
  notice,
}: GalleryPageProps) {
  const scheme = event.layout_color;
  const covered = list.page === 1;
  return (
    <div data-scheme={scheme} style={accentTokens(event.brand.accent, scheme) as CSSProperties} id="top">
      <GalleryRoot event={event} list={list} query={query} folded={folded} features={features}>
        {query.as ? <PreviewNote /> : null}
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
            <PhotoGrid eager={!covered || !event.cover} />
          </main>
        </div>
        <Footer />
        <Slot name="viewer.keys" />
        <KeysHelp />
        <OnThePhone />
        <Viewer />
        <FragmentModal />
        <div data-dialogs="" />
      </GalleryRoot>
      <NoticeHost flash={flash} />
    </div>
  );
}
