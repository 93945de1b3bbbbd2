'use client';

import { useCallback, useRef, useState } from 'react';

/** Selects an item alone, or (`range`) with all between it and the last one. */
export type Choose = (index: number, id: string, range: boolean) => void;

/**
 * A multiple selection in a long list. A range includes items that are not loaded: `all` returns every id of the list
 * in order. `loaded` returns a loaded one.
 */
export function useChoosing(
  loaded: (index: number) => { id: string } | undefined,
  all: () => Promise<string[]>,
) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<number | null>(null);
  const clear = useCallback(() => {
    last.current = null;
    setChosen(new Set());
  }, []);
  const choose = useCallback<Choose>(
    (index, id, range) => {
      const start = last.current;
      last.current = index;
      if (!range || start === null) {
        setChosen((now) => {
          const next = new Set(now);
          if (!next.delete(id)) next.add(id);
          return next;
        });
        return;
      }
      const [low, high] = start < index ? [start, index] : [index, start];
      const put = (ids: string[]) => setChosen((now) => new Set([...now, ...ids]));
      const here = Array.from({ length: high - low + 1 }, (_, place) => loaded(low + place)?.id);
      if (here.every((one) => one !== undefined)) put(here as string[]);
      else
        void all().then(
          (ids) => put(ids.slice(low, high + 1)),
          () => undefined,
        );
    },
    [loaded, all],
  );
  const chooseAll = useCallback(
    () =>
      all().then(
        (ids) => setChosen(new Set(ids)),
        () => undefined,
      ),
    [all],
  );
  /** Keeps only these selected. */
  const keep = useCallback((ids: string[]) => setChosen(new Set(ids)), []);
  return { chosen, choose, chooseAll, clear, keep };
}
