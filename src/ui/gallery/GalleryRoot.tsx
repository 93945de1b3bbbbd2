'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { MENU_FIXED_AFTER, MENU_FIXED_AFTER_SMALL } from '@/core/constants';
import type { EventView, GalleryList } from '@/core/wire';
import type { ApiCall } from '../api/call-api';
import { useApi } from '../api/use-api';
import { Acts } from '../phone/acts';
import { useAliveSoon } from '../primitives/use-alive-soon';
import type { FeatureUi } from '../slots/feature-ui';
import { SlotProvider } from '../slots/Slot';
import { GalleryContext, type GalleryContextValue, useGalleryContext } from './gallery-context';
import type { GalleryQuery } from './gallery-query';
import { GallerySections } from './gallery-sections';
import { GalleryStore } from './gallery-store';
import { KeyRegistry } from './keys';
import { LiveConnection } from './live';
import { refreshGalleries } from './refresh-galleries';
import { onUnknown, repeatRequest } from './repeat-request';
import { useCurrentSection } from './use-current-section';
import { useGalleryAddress } from './use-gallery-address';

export interface GalleryRootProps {
  event: EventView;
  list: GalleryList;
  query: GalleryQuery;
  folded: boolean;
  features: readonly FeatureUi[];
  children: ReactNode;
}

/** A person who is still unknown after signing up is not asked again. */
const noSignUp = () => undefined;

/** Provides what a gallery page shares: its list, the wire, live messages, keys, and the features' slots. */
export function GalleryRoot({ event, list, query, folded, features, children }: GalleryRootProps) {
  const unknown = useCallback((path: string, call: ApiCall) => onUnknown(event.id, path, call), [event.id]);
  const wire = useApi(unknown);
  const again = useApi(noSignUp);
  useEffect(() => {
    void repeatRequest(event.id, again);
  }, [event.id, again]);
  const [value] = useState<GalleryContextValue>(() => {
    const acts = new Acts();
    const api = acts.counted(wire);
    const store = new GalleryStore(event, list, query, api, folded);
    return {
      store,
      sections: new GallerySections(store, api),
      api,
      live: new LiveConnection(`/events/${event.id}/live`),
      acts,
      keys: new KeyRegistry(),
      shared: new Map(),
    };
  });
  return (
    <GalleryContext.Provider value={value}>
      <SlotProvider features={features}>
        <Wires />
        {children}
      </SlotProvider>
    </GalleryContext.Provider>
  );
}

function Wires() {
  useGalleryLive();
  useGalleryAddress();
  useCurrentSection();
  useAlive();
  useAtPhotos();
  useFixedBar();
  return null;
}

/**
 * Sets a marker for the style sheet when the photographs are on screen, not only the cover: bars at the foot wait for
 * it.
 */
function useAtPhotos(): void {
  useEffect(() => {
    const photos = document.getElementById('photos');
    if (!photos) return;
    const seen = new IntersectionObserver(
      (entries) => {
        // A busy browser brings several at once, the newest last: the first would hide the bar until the next scroll.
        const now = entries.at(-1)?.isIntersecting === true;
        document.documentElement.toggleAttribute('data-at-photos', now);
      },
      { rootMargin: '0px 0px -40% 0px' },
    );
    seen.observe(photos);
    return () => seen.disconnect();
  }, []);
}

/**
 * Sets a marker for the style sheet when the person has scrolled past the gallery's top and the bar is fixed over the
 * photographs: below a cover after 500 px, on a page without one after 50.
 */
function useFixedBar(): void {
  useEffect(() => {
    const after = document.querySelector('.cover') ? MENU_FIXED_AFTER : MENU_FIXED_AFTER_SMALL;
    const look = () => document.documentElement.toggleAttribute('data-fixed', scrollY > after);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
}

/** Sets a marker for style sheet and tests when the page answers to clicks, and features render on its tiles. */
function useAlive(): void {
  const alive = useAliveSoon();
  useEffect(() => {
    if (alive) document.documentElement.dataset.alive = '';
  }, [alive]);
}

const GATHER_MS = 250;

/**
 * Keeps the list current: new, finished, removed and hidden photographs appear automatically, batched over a moment.
 */
function useGalleryLive(): void {
  const { store, sections, live, api } = useGalleryContext();
  useEffect(() => {
    /** Galleries whose lists are reloaded next. */
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let again = false;
    let counts = false;
    const refresh = async () => {
      timer = undefined;
      if (running) {
        again = true;
        return;
      }
      running = true;
      const counted = counts;
      counts = false;
      const lists = sections.stores().filter((list) => changed.has(list.get().query.gallery));
      changed.clear();
      await Promise.all([...lists.map((list) => list.refresh()), counted && refreshGalleries(store, api)]);
      running = false;
      if (again) {
        again = false;
        soon();
      }
    };
    const soon = () => {
      timer ??= setTimeout(refresh, GATHER_MS);
    };
    const everywhere = () => {
      for (const list of sections.stores()) changed.add(list.get().query.gallery);
      soon();
    };
    const all = () => {
      counts = true;
      everywhere();
    };
    const ends = [
      live.on('media', ({ gallery, media }) => {
        // The first photograph of an empty gallery adds that gallery to the navigation.
        const empty = !store.get().event.galleries.some(({ id, count }) => id === gallery && count > 0);
        counts ||= empty;
        const before = changed.size;
        for (const list of sections.stores()) {
          const { query, keys } = list.get();
          if (gallery === query.gallery || media in keys) changed.add(query.gallery);
        }
        if (empty) changed.add(store.get().query.gallery);
        if (changed.size > before) soon();
      }),
      live.on('hiding', ({ media, hidden }) => {
        sections.patchMedia(media, { hidden });
        everywhere();
      }),
      live.on('galleries', all),
      live.on('end', () => location.reload()),
      live.onBack(all),
      live.open(),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [store, sections, live, api]);
}
