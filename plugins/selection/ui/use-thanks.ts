'use client';

import { useShared, useStore } from '@plugins/kit/ui/hooks';
import { useEffect, useMemo } from 'react';
import { ValueStore } from './value-store';

/** Marks the history entry of the thank-you: Back closes it. */
const OWN = 'keepersThanks';
const isOwn = () => (history.state as Record<string, unknown> | null)?.[OWN] === true;

function useThanksStore(): ValueStore<true> {
  return useShared('selection.thanks', () => new ValueStore<true>());
}

/** Returns the functions that open and close the page's thank-you after sending. */
export function useThanks(): { open: () => void; close: () => void } {
  const store = useThanksStore();
  return useMemo(
    () => ({
      open: () => {
        if (!isOwn()) history.pushState({ ...(history.state as object | null), [OWN]: true }, '');
        store.set(true);
      },
      close: () => {
        if (isOwn()) history.back();
        store.set(null);
      },
    }),
    [store],
  );
}

/** Whether the thank-you is open; follows Back and Forward. */
export function useThanksOpen(): boolean {
  const store = useThanksStore();
  useEffect(() => {
    const follow = () => store.set(isOwn() || null);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [store]);
  return useStore(store, (one) => one.get()) ?? false;
}
