'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import {
  HOME_SCREEN_LIFESPAN_MS,
  HOME_SCREEN_START_DELAY_MS,
  type HomeScreenState,
  offersHomeScreen,
  readHomeScreenState,
} from '@/ui/phone/home-screen';

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
  later: () => void;
  never: () => void;
} {
  const [way, setWay] = useState<HomeScreenWay | null>(null);
  const prompt = useRef<InstallPrompt | null>(null);

  useEffect(() => {
    const memory = memoryOf(eventId);
    const timers: ReturnType<typeof setTimeout>[] = [];
    const offer = (how: HomeScreenWay) => {
      timers.push(
        setTimeout(() => {
          try {
            const state = memory.read();
            const question = { now: Date.now(), standalone: isStandalone(), way: isPhone() ? how : null };
            memory.change({ returningVisitor: true });
            if (!offersHomeScreen(state, question)) return;
            memory.change({ lastDisplayTime: Date.now(), displayCount: state.displayCount + 1 });
            setWay(how);
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
    return () => {
      removeEventListener('beforeinstallprompt', may);
      removeEventListener('appinstalled', installed);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [eventId]);

  const add = useCallback(async () => {
    setWay(null);
    const asked = prompt.current;
    if (!asked) return location.assign(`/events/${eventId}/app`);
    await asked.prompt();
    if ((await asked.userChoice).outcome === 'accepted') memoryOf(eventId).change({ added: true });
  }, [eventId]);
  const later = useCallback(() => setWay(null), []);
  const never = useCallback(() => {
    memoryOf(eventId).change({ optedOut: true });
    setWay(null);
  }, [eventId]);
  return { way, add, later, never };
}
