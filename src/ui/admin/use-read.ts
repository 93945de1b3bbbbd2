'use client';

import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { useCall } from './use-call';

/** The answer of an address, for a component. */
export interface Read<T> {
  /** Null until the first answer. */
  found: T | null;
  /** Shows a change before or instead of a reload. */
  setFound: Dispatch<SetStateAction<T | null>>;
  failed: boolean;
  load: () => Promise<void>;
}

/**
 * Reads `path` (JSON, by GET) now and whenever it changes; the last result stays while the next is loading. Answers to
 * older requests are dropped. `Reading` shows the other states. `first` is what the page brought, shown until the answer.
 */
export function useRead<T>(path: string, first: T | null = null): Read<T> {
  const call = useCall();
  const [found, setFound] = useState<T | null>(first);
  const [failed, setFailed] = useState(false);
  const question = useRef(0);
  const read = useCallback(
    async (at: string) => {
      const mine = ++question.current;
      setFailed(false);
      try {
        const answer = await call<T>(at);
        if (mine === question.current) setFound(answer);
      } catch {
        if (mine === question.current) setFailed(true);
      }
    },
    [call],
  );
  // A late request, as after a live message, reads the path shown by then.
  const latest = useRef(path);
  latest.current = path;
  const load = useCallback(() => read(latest.current), [read]);
  useEffect(() => void read(path), [read, path]);
  return { found, setFound, failed, load };
}
