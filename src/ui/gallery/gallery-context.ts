'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Api } from '../api/use-api';
import type { Acts } from '../phone/acts';
import type { GallerySections } from './gallery-sections';
import type { GalleryState } from './gallery-state';
import type { GalleryStore } from './gallery-store';
import type { KeyRegistry } from './keys';
import type { LiveConnection } from './live';

/** Values that the parts of a gallery page share. */
export interface GalleryContextValue {
  /** The list around a component: outside the photographs that of the current gallery. */
  store: GalleryStore;
  /** All galleries on the page. */
  sections: GallerySections;
  api: Api;
  live: LiveConnection;
  acts: Acts;
  keys: KeyRegistry;
  /** One object per name for the whole page: state that a feature's slots share. */
  shared: Map<string, unknown>;
}

export const GalleryContext = createContext<GalleryContextValue | null>(null);

/** The gallery page around a component. Throws outside one. */
export function useGalleryContext(): GalleryContextValue {
  const value = useContext(GalleryContext);
  if (!value) throw new Error('This component must be rendered inside a gallery page');
  return value;
}

/**
 * A part of the gallery's state; `select` must return a stable value while it is unchanged. Slots hydrate after the
 * page around them, whose state may have moved on: they hydrate from what the server rendered, and update right after.
 */
export function useGalleryState<T>(select: (state: GalleryState) => T): T {
  const { store } = useGalleryContext();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
