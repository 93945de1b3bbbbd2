'use client';

import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { useCall } from './use-call';

/** What an address answers, for a component. */
export interface Read<T> {
  /** Null until the first answer is there. */
  found: T | null;
  /** Shows it changed, before or instead of reading it anew. */
  setFound: Dispatch<SetStateAction<T | null>>;
  failed: boolean;
  load: () => Promise<void>;
}

/**
 * Reads `path` (JSON, by GET) now and whenever it changes; what was found stays while another answer is on its way. An
 * answer to an older question than the last is let go. `Reading` shows the rest.
 */
export function useRead<T>(path: string): Read<T> {
  const call = useCall();
  const [found, setFound] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const question = useRef(0);
  // What asks later (a timer, a live message) asks what is read then, not what was read when it was set.
  const asked = useRef(path);
  asked.current = path;
  const load = useCallback(async () => {
    const mine = ++question.current;
    setFailed(false);
    try {
      const answer = await call<T>(asked.current);
      if (mine === question.current) setFound(answer);
    } catch {
      if (mine === question.current) setFailed(true);
    }
  }, [call]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another question.
  useEffect(() => void load(), [load, path]);
  return { found, setFound, failed, load };
}
