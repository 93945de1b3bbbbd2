'use client';

import { useEffect, useState } from 'react';
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
  const [looked, setLooked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `looked` starts the next poll
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(async () => {
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
        setLooked((now) => now + 1);
      }
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [waiting, looked, query, addPictures]);
}
