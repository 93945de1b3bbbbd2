'use client';

import { useT } from '@plugins/kit/ui';
import { useLive, useShared, useStore } from '@plugins/kit/ui/hooks';
import { notify } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { useEffect } from 'react';
import type { ListView } from '../lists-view';
import { type ListOutcome, ListsStore } from './lists-store';

/** Returns the page's one store of lists; null for people without lists. */
export function useListsStore(): ListsStore | null {
  return useShared('selection.lists', ({ event, api }) =>
    event.can.mark ? new ListsStore(api, `/events/${event.id}/lists`) : null,
  );
}

/** Returns a part of the lists' state; undefined without a store. */
export function useLists<T>(select: (store: ListsStore) => T): T | undefined {
  return useStore(useListsStore(), select);
}

/** Returns the list marks are for; undefined for another target. */
export function useListing(): ListView | undefined {
  return useLists((store) => store.of(store.get().current));
}

/** Loads the lists, and again after a change or a reconnection. */
export function useListsNews(store: ListsStore | null): void {
  useEffect(() => void store?.load(), [store]);
  useLive('lists', () => void store?.load());
  useLive('back', () => void store?.load());
}

/** Returns a function that notifies of a refusal or a lost connection; it returns true on success. */
export function useSayList(): (outcome: ListOutcome) => boolean {
  const t = useT('selection.lists');
  return (outcome) => {
    if (outcome.kind === 'away') notify({ text: t('offline'), key: 'selection' });
    if (outcome.kind === 'refused') notify({ text: outcome.message, tone: 'alert', key: 'selection' });
    return outcome.kind === 'done';
  };
}

/** Adds a photograph to the chosen list or removes it, with Undo. */
export function useSetListed(): (list: ListView, media: MediaView, listed: boolean) => void {
  const t = useT('selection.lists');
  const store = useListsStore();
  const say = useSayList();
  const set = async (list: ListView, media: MediaView, listed: boolean): Promise<void> => {
    if (!store || media.state !== 'ready' || !say(await store.setListed(list.id, media.id, listed))) return;
    notify({
      text: t(listed ? 'put' : 'taken', { list: list.name }),
      key: 'selection',
      action: { label: t('undo'), run: () => void set(list, media, !listed) },
    });
  };
  return (list, media, listed) => void set(list, media, listed);
}
