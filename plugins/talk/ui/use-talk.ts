'use client';

import { useLive, useShared, useStore } from '@plugins/kit/ui/hooks';
import { useEffect } from 'react';
import { type TalkState, TalkStore } from './talk-store';

/** Whether a message's link opens a thread: `#pid=…&talk=1`. */
const askedFor = () =>
  typeof location !== 'undefined' && new URLSearchParams(location.hash.slice(1)).get('talk') === '1';

/** Returns the page's one store of comments; null for guests, who have no access to them. */
export function useTalkStore(): TalkStore | null {
  return useShared('talk', ({ event, api }) => {
    const may = event.person.role !== 'guest' && event.person.role !== 'anonymous';
    return may ? new TalkStore(api, `/api/x/talk/projects/${event.id}`, askedFor()) : null;
  });
}

/** Returns a part of the store's state; undefined without a store. `select` must be stable while nothing changed. */
export function useTalk<T>(select: (state: TalkState) => T): T | undefined {
  return useStore(useTalkStore(), (store) => select(store.get()));
}

/** Returns the photograph open in the viewer, from the address. */
export const lookedAt = (): string | null => new URLSearchParams(location.hash.slice(1)).get('pid');

const GATHER_MS = 150;

/** Loads the comments after hydration and again on each live message. Called by one component. */
export function useTalkLive(): void {
  const store = useTalkStore();
  useEffect(() => void store?.load(), [store]);
  const soon = useShared('talk-soon', () => new Map<string, ReturnType<typeof setTimeout>>());
  useLive('talk', ({ media }) => {
    if (!store || soon.has(media)) return;
    soon.set(
      media,
      setTimeout(() => {
        soon.delete(media);
        store.receive(media, store.get().panel ? lookedAt() : null);
      }, GATHER_MS),
    );
  });
  useLive('back', () => {
    const media = lookedAt();
    if (media) store?.receive(media, media);
    else void store?.load();
  });
}
