'use client';

import { useEffect, useRef } from 'react';
import type { LiveName } from '@/core/live/messages';
import { LiveConnection } from '@/ui/gallery/live';

/**
 * Subscribes to a project's live messages; `onNews` gets each one's name, and `back` when a lost connection is restored
 * (reload then what may have been missed). Reconnects automatically, also after a temporary refusal of the server.
 */
export function useLive(eventId: string, names: LiveName[], onNews: (name: LiveName | 'back') => void): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  const wanted = names.join();
  useEffect(() => {
    const live = new LiveConnection(`/events/${eventId}/live`);
    for (const name of wanted.split(',') as LiveName[]) live.on(name, () => latest.current(name));
    live.onBack(() => latest.current('back'));
    return live.open();
  }, [eventId, wanted]);
}
