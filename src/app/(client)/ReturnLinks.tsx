'use client';

import { useEffect } from 'react';
import { lastList } from '@/ui/gallery/last-list';

/** Makes links of a project's pages to its photographs lead to the list that was shown last: the gallery restores the place. */
export function ReturnLinks({ event }: { event: string }) {
  useEffect(() => {
    const path = `/events/${event}`;
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.pathname === path && link.hash === '#photos' && !link.search) link.search = lastList(path);
    };
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [event]);
  return null;
}
