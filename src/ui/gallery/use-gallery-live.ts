'use client';

import { useEffect } from 'react';
import { useGalleryContext } from './gallery-context';
import { refreshGalleries } from './refresh-galleries';

const GATHER_MS = 250;

/**
 * Keeps the list current: new, finished, removed and hidden photographs appear automatically, batched over a moment.
 */
export function useGalleryLive(): void {
  const { store, live, api } = useGalleryContext();
  useEffect(() => {
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
      await Promise.all([store.refresh(), counted && refreshGalleries(store, api)]);
      running = false;
      if (again) {
        again = false;
        soon();
      }
    };
    const soon = () => {
      timer ??= setTimeout(refresh, GATHER_MS);
    };
    const all = () => {
      counts = true;
      soon();
    };
    const ends = [
      live.on('media', ({ gallery, media }) => {
        const { event, query, keys } = store.get();
        // The first photograph of an empty gallery adds that gallery to the navigation.
        const empty = !event.galleries.some(({ id, count }) => id === gallery && count > 0);
        counts ||= empty;
        if (empty || gallery === query.gallery || media in keys) soon();
      }),
      live.on('hiding', ({ media, hidden }) => {
        store.patchMedia(media, { hidden });
        soon();
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
  }, [store, live, api]);
}
