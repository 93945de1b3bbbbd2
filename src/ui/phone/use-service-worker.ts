'use client';

import { useEffect } from 'react';
import { loadLater } from '../primitives/when-shown';
import { type LoadFeatures, loadCompare, loadViewer } from '../viewer/load-viewer';

/** The files the page has loaded so far, for the service worker. */
function seenSoFar(): { url: string; accept: string }[] {
  const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return [
    { url: location.href.split('#')[0] as string, accept: 'text/html' },
    ...asked.map(({ name, initiatorType }) => ({
      url: name,
      accept: initiatorType === 'fetch' ? 'application/json' : '*/*',
    })),
  ];
}

/**
 * Lets the gallery be opened again without a connection. Starts when the page is idle; browsers allow it on https and
 * on this machine only.
 */
export function useServiceWorker(inViewer: LoadFeatures): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const workers = navigator.serviceWorker;
    const begin = async () => {
      await workers.register('/sw.js');
      const { active } = await workers.ready;
      workers.addEventListener('message', () => {
        document.documentElement.dataset.offline = 'ready';
      });
      // Loaded now, so that it is cached: a photograph opens without a connection, too.
      await Promise.all([loadViewer(), loadCompare(), inViewer(), loadLater()]);
      active?.postMessage({ seen: seenSoFar() });
    };
    const later = setTimeout(() => {
      // Private windows refuse: the gallery still works with a connection.
      begin().catch(() => undefined);
    }, 1500);
    return () => clearTimeout(later);
  }, [inViewer]);
}
