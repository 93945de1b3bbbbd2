'use client';

import { useGalleryContext } from '@/ui/gallery/gallery-context';

/** Returns one object for all slots of a feature on this page: the first caller creates it. */
export function useShared<T>(name: string, make: () => T): T {
  const { shared } = useGalleryContext();
  if (!shared.has(name)) shared.set(name, make());
  return shared.get(name) as T;
}
