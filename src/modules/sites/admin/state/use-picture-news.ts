'use client';

import { useEffect } from 'react';
import type { StudioSite } from '../../rules/studio-site';
import { ownHeaders } from './send-file';
import type { EditedSite } from './use-site';

/** Polling interval in milliseconds while pictures are being rendered. */
const LOOK_MS = 1500;

/** Polls pictures that are being rendered until they are ready. */
export function usePictureNews({ pictures, addPictures, query }: EditedSite): void {
  const waiting = Object.entries(pictures)
    .filter(([, { state }]) => state === 'processing')
    .map(([id]) => id)
    .join(' ');
  useEffect(() => {
    if (!waiting) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      try {
        const response = await fetch(`/api/x/sites/draft${query}`, { headers: ownHeaders() });
        if (!response.ok) return;
        const { pictures: all } = (await response.json()) as StudioSite;
        const ready = Object.entries(all).filter(
          ([id, { state }]) => waiting.includes(id) && state !== 'processing',
        );
        if (ready.length > 0) addPictures(Object.fromEntries(ready));
      } catch {
        // The next poll retries.
      } finally {
        if (!over) timer = setTimeout(look, LOOK_MS);
      }
    };
    timer = setTimeout(look, LOOK_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [waiting, query, addPictures]);
}
