'use client';

import { useCallback, useRef, useState } from 'react';
import type { RailGallery } from '@/modules/project/queries/galleries-repo';
import { useCall } from '@/ui/admin/use-call';

/** The project's galleries, as their list holds them. */
export interface Rail {
  galleries: readonly RailGallery[];
  token: string;
  refresh: () => Promise<void>;
  show: (change: (galleries: readonly RailGallery[]) => RailGallery[]) => void;
  /** Runs changes one after another, and reloads after the last; throws what `work` throws. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Holds the galleries with their counts; reloads on events, and keeps the newest response. */
export function useRail(event: string, given: { galleries: RailGallery[]; token: string }): Rail {
  const call = useCall();
  const [state, setState] = useState(given);
  const asked = useRef(0);
  const changes = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const refresh = useCallback(async () => {
    // A response from before the last change was saved does not include it yet.
    if (changes.current > 0) return;
    const turn = ++asked.current;
    const found = await call<typeof given>(`/api/x/studio/projects/${event}/galleries`).catch(() => null);
    if (found && turn === asked.current) setState(found);
  }, [call, event]);
  const show = useCallback<Rail['show']>((change) => {
    setState((now) => ({ ...now, galleries: change(now.galleries) }));
  }, []);
  const inTurn = useCallback<Rail['inTurn']>(
    (work) => {
      changes.current++;
      // Also ignores responses that are in flight.
      asked.current++;
      const done = last.current.then(work).finally(() => {
        changes.current--;
        return refresh();
      });
      last.current = done.catch(() => undefined);
      return done;
    },
    [refresh],
  );
  return { ...state, refresh, show, inTurn };
}
