'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProjectCardView } from '@/modules/project/queries/present-project';
import type { ProjectListView } from '@/modules/project/queries/read-project-list';
import {
  countShown,
  type PhaseCounts,
  PROJECT_PAGE,
  type ProjectFilter,
} from '@/modules/project/rules/project-list';
import { useCall } from '@/ui/admin/use-call';

interface Held {
  query: string;
  counts: PhaseCounts;
  pages: Map<number, ProjectCardView[]>;
}

const held = (query: string, first: ProjectListView): Held => ({
  query,
  counts: first.counts ?? {},
  pages: new Map([[0, first.projects]]),
});

const PATH = '/api/x/studio/projects';

/** The loaded part of the list: further pages load on scrolling. */
export function useProjectList(first: ProjectListView, query: string, filter: ProjectFilter, from: string) {
  const call = useCall();
  const [list, setList] = useState<Held>(() => held(from, first));
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const asked = useRef(new Set<string>());
  const latest = useRef(query);
  latest.current = query;
  const turn = useRef(0);

  const fetchPage = useCallback(
    (of: string, page: number) =>
      call<ProjectListView>(`${PATH}?${of}${of ? '&' : ''}offset=${page * PROJECT_PAGE}`),
    [call],
  );
  /** Reloads the list with the current filter; the old content stays until the response. */
  const reload = useCallback(async () => {
    const of = latest.current;
    const mine = ++turn.current;
    // Ignores a response to an outdated request.
    const stale = () => turn.current !== mine || latest.current !== of;
    setBusy(true);
    setFailed(false);
    try {
      const answer = await fetchPage(of, 0);
      if (stale()) return;
      asked.current = new Set();
      setList(held(of, answer));
    } catch {
      if (!stale()) setFailed(true);
    } finally {
      if (!stale()) setBusy(false);
    }
  }, [fetchPage]);
  useEffect(() => {
    if (list.query !== query) void reload();
  }, [list.query, query, reload]);

  const total = useMemo(() => countShown(filter, list.counts), [filter, list.counts]);
  /** Requests the pages that contain these positions, once each. */
  const want = useCallback(
    (fromIndex: number, to: number) => {
      if (list.query !== query) return;
      for (let page = Math.floor(fromIndex / PROJECT_PAGE); page * PROJECT_PAGE < to; page++) {
        const mark = `${query} ${page}`;
        if (list.pages.has(page) || asked.current.has(mark)) continue;
        asked.current.add(mark);
        fetchPage(query, page).then(
          ({ projects }) =>
            setList((now) =>
              now.query === query ? { ...now, pages: new Map(now.pages).set(page, projects) } : now,
            ),
          () => {
            asked.current.delete(mark);
            setFailed(true);
          },
        );
      }
    },
    [list, query, fetchPage],
  );
  const at = useCallback(
    (index: number) => list.pages.get(Math.floor(index / PROJECT_PAGE))?.[index % PROJECT_PAGE],
    [list.pages],
  );
  const idsOf = useCallback(
    async () => (await call<{ ids: string[] }>(`${PATH}/ids?${query}`)).ids,
    [call, query],
  );
  return { counts: list.counts, total, at, want, idsOf, reload, busy: busy || list.query !== query, failed };
}

export type ProjectList = ReturnType<typeof useProjectList>;
