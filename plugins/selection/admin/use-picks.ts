'use client';

import { useCall } from '@plugins/kit/admin';
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
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void load();
      }, TOGETHER_MS);
    };
    void load();
    const source = new EventSource(`/events/${eventId}/live`);
    // Opened again after a lost connection: whatever was missed is in the next load.
    for (const name of ['open', 'pick', 'completion', 'media', 'hiding']) source.addEventListener(name, soon);
    // The phase over the tabs changes with it.
    source.addEventListener('completion', () => router.refresh());
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [load, eventId, router]);
  return { picks, failed, load };
}
