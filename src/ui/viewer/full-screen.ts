'use client';

import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Toggles the page's full screen. A browser that refuses changes nothing. */
export function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  done.catch(() => undefined);
}

/** Whether the page fills the screen, and whether this browser can (an iPhone's cannot). */
export function useFullScreen(): { offered: boolean; on: boolean; toggle: () => void } {
  const on = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const offered = typeof document !== 'undefined' && document.fullscreenEnabled;
  return { offered, on, toggle: toggleFullScreen };
}
