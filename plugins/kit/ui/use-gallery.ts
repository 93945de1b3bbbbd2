'use client';

import type { EventView, MediaView } from '@/core/wire';
import type { Api } from '@/ui/api/use-api';
import { useGalleryContext, useGalleryState } from '@/ui/gallery/gallery-context';
import type { GalleryQuery } from '@/ui/gallery/gallery-query';
import type { GallerySections } from '@/ui/gallery/gallery-sections';
import type { GalleryStore } from '@/ui/gallery/gallery-store';
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

/** The parts of a gallery that change. */
type Changing = Pick<Gallery, 'event' | 'query' | 'total'>;

/**
 * Returns the gallery a slot is rendered in, or with `select` one value of it: the component is then rendered again only
 * if that value changes. Tiles, of which there are many, select.
 */
export function useGallery(): Gallery;
export function useGallery<T>(select: (gallery: Changing) => T): T;
export function useGallery<T>(select?: (gallery: Changing) => T): Gallery | T {
  return select ? useGalleryState(select) : useWhole();
}

function useWhole(): Gallery {
  const { store, sections, api } = useGalleryContext();
  const setQuery = useSetQuery();
  return {
    event: useGalleryState((s) => s.event),
    query: useGalleryState((s) => s.query),
    total: useGalleryState((s) => s.total),
    setQuery,
    ...handlesOf(store, sections, api),
  };
}

const handlesOf = (store: GalleryStore, sections: GallerySections, api: Api) => ({
  medias: () => sections.stores().flatMap((list) => Object.values(list.get().pages).flat()),
  refresh: () => void store.refresh(),
  setEvent: (change: Partial<EventView>) =>
    sections.root.set({ event: { ...sections.root.get().event, ...change } }),
  setMedia: (id: string, change: Partial<MediaView>) => sections.patchMedia(id, change),
  api,
});

/** A gallery whose fields are always the current ones, for what is not rendered again when they change. */
export type LiveGallery = Omit<Gallery, 'setQuery'>;

/** Returns the live view of the page's current gallery. */
export const liveGallery = (sections: GallerySections, api: Api): LiveGallery => ({
  ...handlesOf(sections.root, sections, api),
  get event() {
    return sections.root.get().event;
  },
  get query() {
    return sections.root.get().query;
  },
  get total() {
    return sections.root.get().total;
  },
});
