'use client';

import { useEffect, useRef } from 'react';
import { LiveConnection } from '@/ui/gallery/live';

/**
 * Hears over one line in which of the studio's projects something happened, at most once a second; null where any may
 * have changed (a lost line stands again).
 */
export function useStudioLive(onNews: (ids: string[] | null) => void): void {
  const told = useRef(onNews);
  told.current = onNews;
  useEffect(() => {
    const live = new LiveConnection('/api/x/studio/live');
    live.on('projects', ({ ids }) => told.current(ids));
    live.onBack(() => told.current(null));
    return live.open();
  }, []);
}
