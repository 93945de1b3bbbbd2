'use client';

import { useGallery, useLive, useShared, useStore } from '@plugins/kit/ui/hooks';
import { useEffect } from 'react';
import { type TalkState, TalkStore } from './talk-store';

/** A message leads into a thread: `#pid=…&talk=1`. */
const askedFor = () =>
  typeof location !== 'undefined' && new URLSearchParams(location.hash.slice(1)).get('talk') === '1';

/** The page's one talk. Null for guests: what is said is between clients and the studio. */
export function useTalkStore(): TalkStore | null {
  const { event, api } = useGallery();
  const may = event.person.role !== 'guest' && event.person.role !== 'anonymous';
  return useShared('talk', () =>
    may ? new TalkStore(api, `/api/x/talk/projects/${event.id}`, askedFor()) : null,
  );
}

/** A part of the talk's state; undefined where there is none. `select` must give something stable while nothing changed. */
export function useTalk<T>(select: (state: TalkState) => T): T | undefined {
  return useStore(useTalkStore(), (store) => select(store.get()));
}

/** The photograph in the viewer, by the address. */
export const lookedAt = (): string | null => new URLSearchParams(location.hash.slice(1)).get('pid');

const GATHER_MS = 150;

/** Keeps the talk true: asked for once the page is alive, and again whenever something is said. One place calls this. */
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
        store.hear(media, store.get().panel ? lookedAt() : null);
      }, GATHER_MS),
    );
  });
  useLive('back', () => {
    const media = lookedAt();
    if (media) store?.hear(media, media);
    else void store?.load();
  });
}
