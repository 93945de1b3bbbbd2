'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { MENU_FIXED_AFTER, MENU_FIXED_AFTER_SMALL } from '@/core/constants';
import type { EventView, GalleryList } from '@/core/wire';
import type { ApiCall } from '../api/call-api';
import { useApi } from '../api/use-api';
import { useAliveSoon } from '../primitives/use-alive-soon';
import type { FeatureUi } from '../slots/feature-ui';
import { SlotProvider } from '../slots/Slot';
import { GalleryContext, type GalleryContextValue } from './gallery-context';
import type { GalleryQuery } from './gallery-query';
import { GalleryStore } from './gallery-store';
import { KeyRegistry } from './keys';
import { LiveConnection } from './live';
import { askWhoWishes, repeatWish } from './repeat-wish';
import { useGalleryAddress } from './use-gallery-address';
import { useGalleryLive } from './use-gallery-live';

export interface GalleryRootProps {
  event: EventView;
  list: GalleryList;
  query: GalleryQuery;
  folded: boolean;
  features: readonly FeatureUi[];
  children: ReactNode;
}

/** Whoever is still unknown after signing up is not asked again. */
const askNobody = () => undefined;

/** Holds what a gallery page shares: its list, the wire, live messages, keys, and the features' slots. */
export function GalleryRoot({ event, list, query, folded, features, children }: GalleryRootProps) {
  const unknown = useCallback(
    (path: string, call: ApiCall) => askWhoWishes(event.id, path, call),
    [event.id],
  );
  const api = useApi(unknown);
  const again = useApi(askNobody);
  useEffect(() => {
    void repeatWish(event.id, again);
  }, [event.id, again]);
  const [value] = useState<GalleryContextValue>(() => ({
    store: new GalleryStore(event, list, query, api, folded),
    api,
    live: new LiveConnection(`/events/${event.id}/live`),
    keys: new KeyRegistry(),
    shared: new Map(),
  }));
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
  useAlive();
  useAtPhotos();
  useFixedBar();
  return null;
}

/** Tells the style sheet that the photographs are on screen, and not only the cover: bars at the foot wait for them. */
function useAtPhotos(): void {
  useEffect(() => {
    const photos = document.getElementById('photos');
    if (!photos) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        document.documentElement.toggleAttribute('data-at-photos', entry?.isIntersecting === true);
      },
      { rootMargin: '0px 0px -40% 0px' },
    );
    seen.observe(photos);
    return () => seen.disconnect();
  }, []);
}

/**
 * Tells the style sheet that one has scrolled past the gallery's top and the bar stands fixed over the photographs: below
 * a cover after 500 px, on a page without one after 50.
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

/** Tells style sheet and tests that the page answers to clicks, and that features stand on their tiles. */
function useAlive(): void {
  const alive = useAliveSoon();
  useEffect(() => {
    if (alive) document.documentElement.dataset.alive = '';
  }, [alive]);
}
