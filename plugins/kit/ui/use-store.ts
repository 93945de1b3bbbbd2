'use client';

import { useSyncExternalStore } from 'react';

/** A store that components read. */
export interface PageStore<Self> {
  subscribe: (listener: () => void) => () => void;
  /** A store in its initial state: what the server rendered from. */
  readonly initial: Self;
}

const NONE = () => () => undefined;

/**
 * Returns a part of a store, undefined without a store. `select` must return the same value while nothing changed.
 * Slots hydrate one after another: the first may have loaded the store, or read browser storage, before the next one
 * hydrates. Each therefore hydrates from `initial` and switches to the store right after.
 */
export function useStore<S extends PageStore<S>, T>(store: S | null, select: (store: S) => T): T | undefined {
  const of = (from: S | undefined) => (from ? select(from) : undefined);
  return useSyncExternalStore(
    store?.subscribe ?? NONE,
    () => of(store ?? undefined),
    () => of(store?.initial),
  );
}
