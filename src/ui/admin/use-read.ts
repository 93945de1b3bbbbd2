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
  // A request that comes late, as after live news, reads what is shown by then.
  const latest = useRef(path);
  latest.current = path;
  const load = useCallback(() => read(latest.current), [read]);
  useEffect(() => void read(path), [read, path]);
  return { found, setFound, failed, load };
}
