'use client';

import type { EventView, MediaView } from '@/core/wire';
import type { Api } from '@/ui/api/use-api';
import { useGalleryContext, useGalleryState } from '@/ui/gallery/gallery-context';
import type { GalleryQuery } from '@/ui/gallery/gallery-query';
import { useSetQuery } from '@/ui/gallery/use-gallery-address';

export interface Gallery {
  event: EventView;
  query: GalleryQuery;
  /** Photographs in the whole list, and of them the pages held, in order. */
  total: number;
  medias: () => MediaView[];
  /** Shows another gallery or filter; what is not named stays. */
  setQuery: (change: Partial<GalleryQuery>) => void;
  /** Asks again for what the list holds, where the reader is. */
  refresh: () => void;
  /** Changes fields of the project as shown: after a completion, say. */
  setEvent: (change: Partial<EventView>) => void;
  /** Changes one photograph as shown. */
  setMedia: (id: string, change: Partial<MediaView>) => void;
  /** The wire: flash, 401, 409 and stale tokens are handled; refusals are thrown as `ApiError`. */
  api: Api;
}

/** The gallery a slot is drawn in. */
export function useGallery(): Gallery {
  const { store, api } = useGalleryContext();
  const setQuery = useSetQuery();
  return {
    event: useGalleryState((s) => s.event),
    query: useGalleryState((s) => s.query),
    total: useGalleryState((s) => s.total),
    medias: () => Object.values(store.get().pages).flat(),
    setQuery,
    refresh: () => void store.refresh(),
    setEvent: (change) => store.set({ event: { ...store.get().event, ...change } }),
    setMedia: (id, change) => store.patchMedia(id, change),
    api,
  };
}
