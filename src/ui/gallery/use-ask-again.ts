'use client';

import { useEffect } from 'react';
import { askAgain } from '../api/ask-again';
import type { GalleryStore } from './gallery-store';

/** Retries a list, or pages of it, that failed to load: when the connection is back, and after a pause. */
export function useAskAgain(store: GalleryStore): void {
  useEffect(() => {
    let waiting = false;
    const again = askAgain(
      () => waiting,
      () => {
        const { status, more, query } = store.get();
        if (status === 'failed') void store.show(query, { quietly: true });
        else if (more === 'failed') store.retry();
      },
    );
    const forget = store.subscribe(() => {
      const { status, more } = store.get();
      const failed = status === 'failed' || more === 'failed';
      // A retry in flight belongs to the same failure: its pauses grow.
      if (failed && !waiting) again.soon();
      waiting = failed || (waiting && (status === 'loading' || more === 'loading'));
    });
    return () => {
      forget();
      again.stop();
    };
  }, [store]);
}
