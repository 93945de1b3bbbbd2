'use client';

import type { EventView, MediaView } from '@/core/wire';
import type { Api } from '@/ui/api/use-api';
import { useGalleryContext, useGalleryState } from '@/ui/gallery/gallery-context';
import type { GalleryQuery } from '@/ui/gallery/gallery-query';
import { useSetQuery } from '@/ui/gallery/use-gallery-address';

export interface Gallery {
  event: EventView;
  query: GalleryQuery;
  /** The number of photographs in the list around the slot, and all that the page has loaded, the current list first. */
  total: number;
  medias: () => MediaView[];
  /** Shows another gallery or filter; fields that are left out stay. */
  setQuery: (change: Partial<GalleryQuery>) => void;
  /** Reloads the list and keeps the reader's position. */
  refresh: () => void;
  /** Changes fields of the shown project: after a completion, say. */
  setEvent: (change: Partial<EventView>) => void;
  /** Changes one shown photograph. */
  setMedia: (id: string, change: Partial<MediaView>) => void;
  /** Calls the API: flash messages, 401, 409 and stale tokens are handled; refusals are thrown as `ApiError`. */
  api: Api;
}

/** Returns the gallery a slot is rendered in. */
export function useGallery(): Gallery {
  const { store, sections, api } = useGalleryContext();
  const setQuery = useSetQuery();
  return {
    event: useGalleryState((s) => s.event),
    query: useGalleryState((s) => s.query),
    total: useGalleryState((s) => s.total),
    medias: () => sections.stores().flatMap((list) => Object.values(list.get().pages).flat()),
    setQuery,
    refresh: () => void store.refresh(),
    setEvent: (change) => sections.root.set({ event: { ...sections.root.get().event, ...change } }),
    setMedia: (id, change) => sections.patchMedia(id, change),
    api,
  };
}
