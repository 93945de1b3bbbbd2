'use client';

import { useCallback, useEffect, useState } from 'react';
import { useGalleryContext } from '@/ui/gallery/gallery-context';
import {
  HOME_SCREEN_LIFESPAN_MS,
  HOME_SCREEN_START_DELAY_MS,
  type HomeScreenState,
  offersHomeScreen,
  readHomeScreenState,
} from '@/ui/phone/home-screen';
import { ACTS_AT_HOME } from './acts';
import type { InstallWay } from './install-way';

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;

/** The stored state of the offer for one gallery; without storage nothing is stored, and nothing offered. */
function memoryOf(eventId: string) {
  const key = `keepers.home-screen:${eventId}`;
  return {
    read: () => readHomeScreenState(localStorage.getItem(key)),
    change: (change: Partial<HomeScreenState>) => {
      const state = { ...readHomeScreenState(localStorage.getItem(key)), ...change };
      localStorage.setItem(key, JSON.stringify(state));
    },
  };
}

/**
 * Whether a gallery is offered for the home screen now, and the person's possible answers. `way` is how this phone adds
 * it.
 */
export function useHomeScreen(
  eventId: string,
  way: InstallWay,
): { offered: boolean; add: () => Promise<void>; never: () => void } {
  const { acts } = useGalleryContext();
  const [offered, setOffered] = useState(false);

  useEffect(() => {
    const memory = memoryOf(eventId);
    const timers: ReturnType<typeof setTimeout>[] = [];
    const offer = () => {
      timers.push(
        setTimeout(() => {
          try {
            const state = memory.read();
            const now = Date.now();
            if (state.firstVisit === 0) memory.change({ firstVisit: now });
            const acted = acts.get() >= ACTS_AT_HOME;
            if (!offersHomeScreen(state, { now, standalone: isStandalone(), acted })) return;
            memory.change({ lastDisplayTime: now, displayCount: state.displayCount + 1 });
            setOffered(true);
            timers.push(setTimeout(() => setOffered(false), HOME_SCREEN_LIFESPAN_MS));
          } catch {
            // A browser without storage does not show the offer at every visit.
          }
        }, HOME_SCREEN_START_DELAY_MS),
      );
    };
    const installed = () => {
      memory.change({ added: true });
      setOffered(false);
    };
    addEventListener('appinstalled', installed);
    offer();
    const leave = acts.subscribe(() => acts.get() === ACTS_AT_HOME && offer());
    return () => {
      leave();
      removeEventListener('appinstalled', installed);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [eventId, acts]);

  const add = useCallback(async () => {
    setOffered(false);
    if (way === 'steps') return location.assign(`/events/${eventId}/app`);
    await way.prompt();
    if ((await way.userChoice).outcome === 'accepted') memoryOf(eventId).change({ added: true });
  }, [eventId, way]);
  const never = useCallback(() => {
    memoryOf(eventId).change({ optedOut: true });
    setOffered(false);
  }, [eventId]);
  return { offered, add, never };
}
