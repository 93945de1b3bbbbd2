'use client';

import { useT } from '@plugins/kit/ui';
import { useLive } from '@plugins/kit/ui/hooks';
import { notify } from '@plugins/kit/ui/parts';
import { useCallback, useEffect } from 'react';
import type { SelectionStore } from './selection-store';

/** Loads the picks, and sends the offline queue as soon as the server is reachable. */
export function useKeptPicks(store: SelectionStore | null): void {
  const t = useT('selection');
  const catchUp = useCallback(async () => {
    if (!store) return;
    const { sent, refused } = await store.sendKept();
    await store.load();
    if (sent > 0) notify({ text: t('keptSent', { count: sent }), key: 'selection' });
    for (const text of new Set(refused)) notify({ text, tone: 'alert' });
  }, [store, t]);
  useEffect(() => {
    if (!store) return;
    void catchUp();
    addEventListener('online', catchUp);
    const unwatch = store.queue.watch(store.queueChanged);
    return () => {
      removeEventListener('online', catchUp);
      unwatch();
    };
  }, [store, catchUp]);
  useLive('back', () => void catchUp());
}
