'use client';

import { useGalleryContext } from '@/ui/gallery/gallery-context';
import { type LiveGallery, liveGallery } from './use-gallery';

/**
 * Returns one object for all slots of a feature on this page: the first caller creates it, from the gallery, whose fields
 * stay current there. Does not render its caller again when the gallery changes.
 */
export function useShared<T>(name: string, make: (gallery: LiveGallery) => T): T {
  const { shared, sections, api } = useGalleryContext();
  if (!shared.has(name)) shared.set(name, make(liveGallery(sections, api)));
  return shared.get(name) as T;
}
