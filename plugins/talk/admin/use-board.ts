'use client';

import { useCall, useLive, useRead } from '@plugins/kit/admin/hooks';
import { useEffect, useRef } from 'react';
import type { ThreadState } from '../rules/thread-state';
import type { BoardView } from '../rules/wire';

/** What of a project's threads is looked at. */
export interface Narrowed {
  state: ThreadState | 'all';
  page: number;
  /** One photograph's thread alone: a message leads to it. */
  media: string | null;
}

const GATHER_MS = 250;
/** What has stood on the screen so long has been read. */
const READ_MS = 1500;

/** A project's threads as narrowed, kept as they are while people write; what is shown counts as read. */
export function useBoard(eventId: string, { state, page, media }: Narrowed) {
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
