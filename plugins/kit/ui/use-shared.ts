'use client';

import { useGalleryContext } from '@/ui/gallery/gallery-context';

/** One object for all slots of a feature on this page: made by the first that asks, the same for the others. */
export function useShared<T>(name: string, make: () => T): T {
  const { shared } = useGalleryContext();
  if (!shared.has(name)) shared.set(name, make());
  return shared.get(name) as T;
}
