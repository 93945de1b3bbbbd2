'use client';

import { useCall, useLive } from '@plugins/kit/admin';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PicksView } from './picks-view';

const TOGETHER_MS = 250;

/** A project's picks, kept as they are while people pick; `failed` until a load goes through. */
export function usePicks(eventId: string) {
  const call = useCall();
  const router = useRouter();
  const [picks, setPicks] = useState<PicksView | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const load = useCallback(async () => {
    const turn = ++asked.current;
    try {
      const found = await call<PicksView>(`/api/x/selection/projects/${eventId}/picks`);
      if (turn !== asked.current) return;
      setPicks(found);
      setFailed(false);
    } catch {
      if (turn === asked.current) setFailed(true);
    }
  }, [call, eventId]);
  useEffect(() => void load(), [load]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  useLive(eventId, ['pick', 'completion', 'media', 'hiding'], (name) => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void load();
    }, TOGETHER_MS);
    // The phase over the tabs changes with it.
    if (name === 'completion') router.refresh();
  });
  return { picks, failed, load };
}
