'use client';

import { useEffect, useRef } from 'react';
import { ApiError } from '@/ui/api/call-api';

/**
 * Asks the server about what is being typed, after a pause (ms) without another letter; an older question is given up.
 * That it does not answer is no trouble: what it said before stays. Nothing is asked while `asked` is null.
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
