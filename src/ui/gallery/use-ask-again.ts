'use client';

import { useEffect } from 'react';
import { askAgain } from '../api/ask-again';
import type { GalleryStore } from './gallery-store';

/** Asks again for a list, or for the pages of it, that did not come: when the connection is back, and after a pause. */
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
      // A retry that is on its way is still the same failure: its pauses grow.
      if (failed && !waiting) again.soon();
      waiting = failed || (waiting && (status === 'loading' || more === 'loading'));
    });
    return () => {
      forget();
      again.stop();
    };
  }, [store]);
}
