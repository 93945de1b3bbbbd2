'use client';

import { hooks } from '@plugins/kit/ui';
import { useSyncExternalStore } from 'react';
import { type NarrowState, NarrowStore } from './narrow-store';

/** The page's one narrowing. */
export function useNarrowStore(): NarrowStore {
  return hooks.useShared('selection.narrow', () => new NarrowStore());
}

export function useNarrow(): [NarrowStore, NarrowState] {
  const store = useNarrowStore();
  return [store, useSyncExternalStore(store.subscribe, store.get, store.get)];
}
