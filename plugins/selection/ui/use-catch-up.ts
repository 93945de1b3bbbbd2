'use client';

import { useLive } from '@plugins/kit/ui/hooks';
import { useEffect } from 'react';
import type { OfflineQueue } from './offline-queue';

/** A store with an offline queue. */
interface QueueStore {
  queue: Pick<OfflineQueue<unknown>, 'watch'>;
  queueChanged: () => void;
}

/**
 * Calls `catchUp`, which sends the store's offline queue and loads it, now and whenever the server becomes reachable.
 * Also applies changes of the queue by other pages of this browser.
 */
export function useCatchUp(store: QueueStore | null, catchUp: () => Promise<void>): void {
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
