'use client';

import { useEffect, useState } from 'react';

/** Chromium's event for a page that may be installed. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How a phone adds a page to its home screen: the browser prompts for it, or the person follows steps. */
export type InstallWay = InstallPrompt | 'steps';

const isPhone = () => matchMedia('(max-width: 900px) and (pointer: coarse)').matches;
const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

/**
 * How this phone adds the page to its home screen; null elsewhere, and until the browser has said that it can. It says so
 * once, so this listens from the start.
 */
export function useInstallWay(): InstallWay | null {
  const [way, setWay] = useState<InstallWay | null>(null);
  useEffect(() => {
    if (!isPhone()) return;
    if (isApple()) setWay('steps');
    const may = (event: Event) => {
      event.preventDefault();
      setWay(event as InstallPrompt);
    };
    addEventListener('beforeinstallprompt', may);
    return () => removeEventListener('beforeinstallprompt', may);
  }, []);
  return way;
}
