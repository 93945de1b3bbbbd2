'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useGalleryContext } from '@/ui/gallery/gallery-context';
import {
  HOME_SCREEN_LIFESPAN_MS,
  HOME_SCREEN_START_DELAY_MS,
  type HomeScreenState,
  offersHomeScreen,
  readHomeScreenState,
} from '@/ui/phone/home-screen';
import { ACTS_AT_HOME } from './acts';

/** Chromium's event for a page that may be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export type HomeScreenWay = 'prompt' | 'steps';

const isPhone = () => matchMedia('(max-width: 900px) and (pointer: coarse)').matches;
const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;
const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

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
 * The offer to add a gallery to the home screen: how this browser does it while the offer shows, else null; and the
 * person's possible answers.
 */
export function useHomeScreen(eventId: string): {
  way: HomeScreenWay | null;
  add: () => Promise<void>;
  never: () => void;
} {
  const { acts } = useGalleryContext();
  const [way, setWay] = useState<HomeScreenWay | null>(null);
  const prompt = useRef<InstallPrompt | null>(null);

  useEffect(() => {
    const memory = memoryOf(eventId);
    const timers: ReturnType<typeof setTimeout>[] = [];
    let how: HomeScreenWay | null = null;
    const offer = (possible: HomeScreenWay) => {
      how = possible;
      timers.push(
        setTimeout(() => {
          try {
            const state = memory.read();
            const now = Date.now();
            const acted = acts.get() >= ACTS_AT_HOME;
            const question = { now, standalone: isStandalone(), way: isPhone() ? possible : null, acted };
            if (state.firstVisit === 0) memory.change({ firstVisit: now });
            if (!offersHomeScreen(state, question)) return;
            memory.change({ lastDisplayTime: now, displayCount: state.displayCount + 1 });
            setWay(possible);
            timers.push(setTimeout(() => setWay(null), HOME_SCREEN_LIFESPAN_MS));
          } catch {
            // A browser without storage does not show the offer at every visit.
          }
        }, HOME_SCREEN_START_DELAY_MS),
      );
    };
    const may = (event: Event) => {
      event.preventDefault();
      prompt.current = event as InstallPrompt;
      offer('prompt');
    };
    const installed = () => {
      memory.change({ added: true });
      setWay(null);
    };
    addEventListener('beforeinstallprompt', may);
    addEventListener('appinstalled', installed);
    if (isApple()) offer('steps');
    const leave = acts.subscribe(() => how && acts.get() === ACTS_AT_HOME && offer(how));
    return () => {
      leave();
      removeEventListener('beforeinstallprompt', may);
      removeEventListener('appinstalled', installed);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [eventId, acts]);

  const add = useCallback(async () => {
    setWay(null);
    const asked = prompt.current;
    if (!asked) return location.assign(`/events/${eventId}/app`);
    await asked.prompt();
    if ((await asked.userChoice).outcome === 'accepted') memoryOf(eventId).change({ added: true });
  }, [eventId]);
  const never = useCallback(() => {
    memoryOf(eventId).change({ optedOut: true });
    setWay(null);
  }, [eventId]);
  return { way, add, never };
}
