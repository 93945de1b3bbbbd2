'use client';

import { useCallback, useEffect, useState } from 'react';
import { SEARCH_LENGTH, searchWords } from '@/core/text/fold-words';
import type { SearchView } from '@/modules/home/queries/present-search';

/** Debounce after the last key. */
const PAUSE_MS = 120;

export type SearchState = 'idle' | 'asking' | 'found' | 'failed';

/** A search; another `turn` repeats it. */
interface Question {
  wanted: string;
  turn: number;
}

/**
 * Searches on the server as the user types. The last response stays until the next one, so that results do not flicker;
 * outdated responses are ignored. `again` retries after a failure.
 */
export function useSearch(text: string) {
  const [found, setFound] = useState<SearchView | null>(null);
  const [state, setState] = useState<SearchState>('idle');
  const [turn, setTurn] = useState(0);
  const wanted = searchWords(text).join(' ');
  const ask = useCallback(({ wanted }: Question) => {
    if (!wanted) {
      setFound(null);
      setState('idle');
      return;
    }
    const stop = new AbortController();
    setState('asking');
    const timer = setTimeout(async () => {
      try {
        const query = new URLSearchParams({ q: wanted.slice(0, SEARCH_LENGTH) });
        const answer = await fetch(`/api/x/studio/search?${query}`, {
          headers: { Accept: 'application/json' },
          signal: stop.signal,
        });
        if (!answer.ok) throw new Error(String(answer.status));
        setFound((await answer.json()) as SearchView);
        setState('found');
      } catch {
        if (!stop.signal.aborted) setState('failed');
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  useEffect(() => ask({ wanted, turn }), [ask, wanted, turn]);
  return { found, state, again: useCallback(() => setTurn((one) => one + 1), []) };
}
