'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type ProjectFilter, readFilter, writeFilter } from '@/modules/project/rules/project-list';

/** How a filter changes the address: as a new history entry, or replacing the last one. */
export type Put = (change: Partial<ProjectFilter>, how?: 'step' | 'replace') => void;

/** The list's filter, stored in the address, so that it can be shared and Back works. */
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
