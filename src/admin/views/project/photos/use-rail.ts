'use client';

import { useCallback, useRef, useState } from 'react';
import type { RailGallery } from '@/server/studio/galleries-repo';
import { useCall } from '../../../components/use-call';

/** The project's galleries as the rail holds them. */
export interface Rail {
  galleries: readonly RailGallery[];
  token: string;
  refresh: () => Promise<void>;
  show: (change: (galleries: readonly RailGallery[]) => RailGallery[]) => void;
}

/** Holds the galleries with their counts; asks again where it is told to, the newest answer counts. */
export function useRail(event: string, given: { galleries: RailGallery[]; token: string }): Rail {
  const call = useCall();
  const [state, setState] = useState(given);
  const asked = useRef(0);
  const refresh = useCallback(async () => {
    const turn = ++asked.current;
    const found = await call<typeof given>(`/api/x/studio/projects/${event}/galleries`).catch(() => null);
    if (found && turn === asked.current) setState(found);
  }, [call, event]);
  const show = useCallback<Rail['show']>((change) => {
    setState((now) => ({ ...now, galleries: change(now.galleries) }));
  }, []);
  return { ...state, refresh, show };
}
