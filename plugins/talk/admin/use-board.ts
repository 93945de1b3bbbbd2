'use client';

import { useCall, useLive, useRead } from '@plugins/kit/admin/hooks';
import { useEffect, useRef } from 'react';
import type { ThreadState } from '../rules/thread-state';
import type { BoardView } from '../rules/wire';

/** The filter of the board. */
export interface BoardFilter {
  state: ThreadState | 'all';
  page: number;
  /** Only this photograph's thread: a message links to it. */
  media: string | null;
}

const GATHER_MS = 250;
/** A thread counts as read after this long on the screen. */
const READ_MS = 1500;

/** Loads the filtered threads of a project, keeps them current, and marks the shown ones as read. */
export function useBoard(eventId: string, { state, page, media }: BoardFilter) {
  const call = useCall();
  const at = `/api/x/talk/projects/${eventId}`;
  const query = new URLSearchParams({ state, page: String(page), ...(media ? { media } : {}) });
  const read = useRead<BoardView>(`${at}/board?${query}`);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(eventId, ['talk'], () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void read.load(), GATHER_MS);
  });
  const fresh = (read.found?.threads ?? [])
    .filter(({ comments }) => comments.some((one) => one.fresh))
    .map((thread) => thread.media)
    .join();
  useEffect(() => {
    if (!fresh) return;
    const seen = () =>
      void call(`${at}/board/seen`, {
        method: 'POST',
        body: { medias: fresh.split(',') },
        quiet: true,
      }).catch(() => undefined);
    const waiting = setTimeout(() => document.visibilityState === 'visible' && seen(), READ_MS);
    return () => clearTimeout(waiting);
  }, [call, at, fresh]);
  return read;
}
