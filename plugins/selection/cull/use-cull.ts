'use client';

import { useGallery, useShared } from '@plugins/kit/ui/hooks';
import { useSyncExternalStore } from 'react';
import { useMarksStore } from '../marks/ui/use-marks';
import { useSelectionStore } from '../ui/use-selection';
import { CLOSED, type CullState, CullStore } from './cull-store';
import { seenQueue } from './seen-queue';

/** Returns the page's one review of picks or favorites. */
export function useCullStore(): CullStore {
  const { event } = useGallery();
  const selection = useSelectionStore();
  const marks = useMarksStore();
  // Read the stores directly: a decision made before the next render must count.
  return useShared(
    'selection.cull',
    () =>
      new CullStore(
        ({ product }, media) => ({
          picked: (product !== null && selection?.isPicked(product, media)) || false,
          favourite: marks?.of(media).favourite ?? false,
        }),
        seenQueue(event.id),
      ),
  );
}

export function useCull(): [CullStore, CullState] {
  const store = useCullStore();
  return [store, useSyncExternalStore(store.subscribe, store.get, () => CLOSED)];
}
