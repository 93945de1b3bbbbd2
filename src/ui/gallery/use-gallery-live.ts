'use client';

import { useEffect } from 'react';
import { useGalleryContext } from './gallery-context';

const GATHER_MS = 250;

/** Keeps the list true: new, finished, removed and hidden photographs arrive by themselves, gathered over a moment. */
export function useGalleryLive(): void {
  const { store, live } = useGalleryContext();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let again = false;
    const refresh = async () => {
      timer = undefined;
      if (running) {
        again = true;
        return;
      }
      running = true;
      await store.refresh();
      running = false;
      if (again) {
        again = false;
        soon();
      }
    };
    const soon = () => {
      timer ??= setTimeout(refresh, GATHER_MS);
    };
    const ends = [
      live.on('media', ({ gallery, media }) => {
        const { query, keys } = store.get();
        if (gallery === query.gallery || media in keys) soon();
      }),
      live.on('hiding', ({ media, hidden }) => {
        store.patchMedia(media, { hidden });
        soon();
      }),
      live.on('galleries', soon),
      live.on('end', () => location.reload()),
      live.onBack(soon),
      live.open(),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [store, live]);
}
