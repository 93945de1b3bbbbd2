'use client';

import { useCall, useRead } from '@plugins/kit/admin/hooks';
import { useStudioLive } from '@plugins/kit/admin/internal';
import { useCallback, useEffect, useRef, useState } from 'react';
import { applyNews, type Board, boardOf } from './apply-news';
import type { ProgressNews, ProgressView } from './progress-view';

const AT = '/api/x/selection/progress';
/** For more changed projects at once the whole list is reloaded. */
const MOST = 100;

/**
 * Keeps the open selections current: reloads changed ones, one request at a time; changes meanwhile go into the next.
 */
export function useProgress() {
  const call = useCall();
  const read = useRead<ProgressView>(AT);
  const { found, load } = read;
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    if (found) setBoard(boardOf(found.open));
  }, [found]);
  const waiting = useRef(new Set<string>());
  const asking = useRef(false);
  const ask = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      while (waiting.current.size > 0) {
        const ids = [...waiting.current];
        waiting.current.clear();
        if (ids.length > MOST) {
          await load();
          continue;
        }
        try {
          const news = await call<ProgressNews>(`${AT}?projects=${ids.join()}`, { quiet: true });
          setBoard((now) => now && applyNews(now, ids, news));
        } catch {
          // Retried with the next change, or after a reconnection.
          for (const id of ids) waiting.current.add(id);
          return;
        }
      }
    } finally {
      asking.current = false;
    }
  }, [call, load]);
  useStudioLive((ids) => {
    if (!ids) return void load();
    for (const id of ids) waiting.current.add(id);
    void ask();
  });
  return { read, board, setBoard };
}
