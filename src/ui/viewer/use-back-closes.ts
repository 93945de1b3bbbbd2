import { useEffect } from 'react';
import type { CompareStore } from './compare-store';

/** Marks the history entry of the open comparison. */
const OWN = 'keepersCompare';
const isOwn = () => (history.state as Record<string, unknown> | null)?.[OWN] === true;

/** Gives the open comparison a history entry of its own: Back closes it alone, and not what is under it. */
export function useBackCloses(store: CompareStore): void {
  useEffect(() => {
    if (!isOwn()) history.pushState({ ...(history.state as object | null), [OWN]: true }, '');
    const follow = () => {
      if (!isOwn()) store.close();
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      // Closed by its own button; where the whole page is left, that has an entry of its own.
      if (!store.get().open && isOwn()) history.back();
    };
  }, [store]);
}
