'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery, useLive } from '@plugins/kit/ui/hooks';
import { notify } from '@plugins/kit/ui/parts';
import { useCallback, useEffect, useRef } from 'react';
import { useCatchUp } from '../../ui/use-catch-up';
import type { MarksStore } from './marks-store';

const SOON_MS = 500;

/**
 * Loads the ratings, sends the offline queue, and applies live messages of others and of this person's other devices.
 */
export function useMarksNews(store: MarksStore | null): void {
  const t = useT('selection.marks');
  const catchUp = useCallback(async () => {
    if (!store) return;
    const waited = store.kept > 0;
    const { sent, refused } = await store.send();
    await store.load();
    if (waited && sent > 0) notify({ text: t('keptSent', { count: sent }), key: 'selection' });
    for (const text of new Set(refused)) notify({ text, tone: 'alert' });
  }, [store, t]);
  useCatchUp(store, catchUp);
  useLive('mark', (message, id) => store?.receiveMark(message, id));
  const refreshSoon = useListRefresh();
  useLive('favourite', (message, id) => {
    store?.receiveFavourite(message, id);
    if (message.person !== store?.me) refreshSoon();
  });
  // Added, removed or hidden photographs change which ratings are visible.
  useLive('galleries', () => void store?.load());
}

/** Returns a function that reloads an open agreement list after another person's change. */
function useListRefresh(): () => void {
  const { query, refresh } = useGallery();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ query, refresh });
  latest.current = { query, refresh };
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { list, filter } = latest.current.query;
      if (filter === 'selected' && list && list !== 'favourites') latest.current.refresh();
    }, SOON_MS);
  };
}
