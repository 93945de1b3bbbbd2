'use client';

import { useEffect, useRef } from 'react';
import { ApiError } from '@/ui/api/call-api';

/**
 * Sends a request for a text being typed, after a pause (ms) without another letter; older requests are aborted. A
 * failed one is ignored: the last result stays. Sends nothing while `asked` is null.
 */
export function useSoon(asked: string | null, pause: number, ask: (signal: AbortSignal) => Promise<void>) {
  const latest = useRef({ ask, pause });
  latest.current = { ask, pause };
  useEffect(() => {
    if (asked === null) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        await latest.current.ask(stop.signal);
      } catch (error) {
        if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error;
      }
    }, latest.current.pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
}
