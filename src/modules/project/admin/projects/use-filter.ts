'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type ProjectFilter, readFilter, writeFilter } from '@/modules/project/rules/project-list';

/** How a filter gets into the address: as a step one can go back from, or in place of the last one. */
export type Put = (change: Partial<ProjectFilter>, how?: 'step' | 'replace') => void;

/** The list's filter, which is the address: it can be sent to somebody, and Back works. */
export function useFilter(): { filter: ProjectFilter; query: string; put: Put; go: (query: string) => void } {
  const params = useSearchParams();
  const query = writeFilter(readFilter(new URLSearchParams(params.toString())));
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);
  const go = useCallback((next: string, how: 'step' | 'replace' = 'step') => {
    const address = `${location.pathname}${next ? `?${next}` : ''}`;
    if (how === 'step') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }, []);
  const put = useCallback<Put>(
    (change, how = 'step') => {
      const next = writeFilter({ ...readFilter(new URLSearchParams(location.search)), ...change });
      if (next !== writeFilter(readFilter(new URLSearchParams(location.search)))) go(next, how);
    },
    [go],
  );
  return { filter, query, put, go };
}
