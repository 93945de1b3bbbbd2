'use client';

import { useShared, useStore } from '@plugins/kit/ui/hooks';
import { useEffect, useMemo } from 'react';
import { ValueStore } from './value-store';

/** The thank-you; `note`: the message this page has sent with the selection. */
interface Thanks {
  open: boolean;
  note: string | null;
}

/** Marks the history entry of the thank-you: Back closes it. */
const OWN = 'keepersThanks';
const isOwn = () => (history.state as Record<string, unknown> | null)?.[OWN] === true;

function useThanksStore(): ValueStore<Thanks> {
  return useShared('selection.thanks', () => new ValueStore<Thanks>());
}

/** Returns the functions that open and close the page's thank-you after sending. */
export function useThanks(): { open: (note?: string) => void; close: () => void } {
  const store = useThanksStore();
  return useMemo(
    () => ({
      open: (note) => {
        if (!isOwn()) history.pushState({ ...(history.state as object | null), [OWN]: true }, '');
        store.set({ open: true, note: note?.trim() || store.get()?.note || null });
      },
      close: () => {
        if (isOwn()) history.back();
        store.set({ open: false, note: store.get()?.note ?? null });
      },
    }),
    [store],
  );
}

/** Whether the thank-you is open; follows Back and Forward. */
export function useThanksOpen(): boolean {
  const store = useThanksStore();
  useEffect(() => {
    const follow = () => store.set({ open: isOwn(), note: store.get()?.note ?? null });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [store]);
  return useStore(store, (one) => one.get()?.open) ?? false;
}

/** Returns the message that was sent with the selection, while the page knows it. */
export const useSentNote = (): string | null => useStore(useThanksStore(), (one) => one.get()?.note) ?? null;
