'use client';

import { useEffect, useRef } from 'react';
import { LiveConnection } from '@/ui/gallery/live';

/**
 * Calls `onNews` with the studio's projects that changed, at most once a second; with null where any may have changed
 * (after a lost connection). One stream for all projects.
 */
export function useStudioLive(onNews: (ids: string[] | null) => void): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    const live = new LiveConnection('/api/x/studio/live');
    live.on('projects', ({ ids }) => latest.current(ids));
    live.onBack(() => latest.current(null));
    return live.open();
  }, []);
}
