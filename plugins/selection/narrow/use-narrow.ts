'use client';

import { useGallery, useShared } from '@plugins/kit/ui/hooks';
import { useSyncExternalStore } from 'react';
import { useMarksStore } from '../marks/ui/use-marks';
import { useSelectionStore } from '../ui/use-selection';
import { CLOSED, type NarrowState, NarrowStore } from './narrow-store';
import { seenShelf } from './seen-shelf';

/** Returns the page's one review of picks or favorites. */
export function useNarrowStore(): NarrowStore {
  const { event } = useGallery();
  const selection = useSelectionStore();
  const marks = useMarksStore();
  // Read the stores directly: a decision made before the next render must count.
  return useShared(
    'selection.narrow',
    () =>
      new NarrowStore(
        ({ product }, media) => ({
          picked: (product !== null && selection?.isPicked(product, media)) || false,
          favourite: marks?.of(media).favourite ?? false,
        }),
        seenShelf(event.id),
      ),
  );
}

export function useNarrow(): [NarrowStore, NarrowState] {
  const store = useNarrowStore();
  return [store, useSyncExternalStore(store.subscribe, store.get, () => CLOSED)];
}
