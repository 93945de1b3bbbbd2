'use client';

import { useEffect, useRef } from 'react';
import { LiveConnection } from '@/ui/gallery/live';

/**
 * Calls `onNews` with the studio's projects that changed, at most once a second; with null where any may have changed
 * (after a lost connection). One stream for all projects.
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
