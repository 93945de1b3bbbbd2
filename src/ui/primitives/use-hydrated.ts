'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the page comes alive, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
