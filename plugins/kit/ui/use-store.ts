'use client';

import { useSyncExternalStore } from 'react';

/** A store that components read. */
export interface PageStore<Self> {
  subscribe: (listener: () => void) => () => void;
  /** A store like this one that nothing has happened to: what the server rendered from. */
  readonly initial: Self;
}

const NONE = () => () => undefined;

/**
 * Returns a part of a store, undefined where there is no store. `select` must return the same value while nothing changed.
 * Slots hydrate one after another: the first of them may have loaded the store, or read what this browser keeps, before
 * the next one hydrates. Each therefore hydrates from `initial`, and shows the store itself right after.
 */
export function useStore<S extends PageStore<S>, T>(store: S | null, select: (store: S) => T): T | undefined {
  const of = (from: S | undefined) => (from ? select(from) : undefined);
  return useSyncExternalStore(
    store?.subscribe ?? NONE,
    () => of(store ?? undefined),
    () => of(store?.initial),
  );
}
