import { useEffect } from 'react';
import { atCompareEntry, pushCompareEntry } from './compare-entry';
import type { CompareStore } from './compare-store';

/** Gives the open comparison a history entry of its own: Back closes it alone, and not what is under it. */
export function useBackCloses(store: CompareStore): void {
  useEffect(() => {
    if (!atCompareEntry()) pushCompareEntry();
    const follow = () => {
      if (!atCompareEntry()) store.close();
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      // Closed by its own button; where the whole page is left, that has an entry of its own.
      if (!store.get().open && atCompareEntry()) history.back();
    };
  }, [store]);
}
