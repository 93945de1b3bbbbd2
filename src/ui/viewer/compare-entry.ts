import { useEffect } from 'react';
import { useCompare } from './use-compare';

/** In the state of a history entry: the address at which a comparison was opened. */
const OWN = 'keepersCompare';

/** Whether the page is at the history entry of a comparison. */
export const atCompareEntry = (): boolean =>
  // Entries that copy this one's state have another address.
  (history.state as Record<string, unknown> | null)?.[OWN] === location.href;

/** Adds a history entry for a comparison, at the same address. */
export function pushCompareEntry(): void {
  history.pushState({ ...(history.state as object | null), [OWN]: location.href }, '');
}

/**
 * In the viewer: steps back from the history entry of a comparison that is no longer open, after a reload or Forward.
 * From it, closing the viewer would lead to the viewer's own entry, and open it again.
 */
export function useLeaveCompareEntry(): void {
  const [store] = useCompare();
  useEffect(() => {
    const leave = () => {
      if (atCompareEntry() && !store.get().open) history.back();
    };
    leave();
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [store]);
}
