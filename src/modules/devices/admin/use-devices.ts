'use client';

import { useCallback, useEffect, useState } from 'react';
import type { DeviceView, QuestionView } from '../operations/read-devices';

/** What the screen of connected programs shows. */
export interface DevicesState {
  devices: DeviceView[];
  questions: QuestionView[];
}

/** How often the states are read again, in ms, while the page is visible. */
const EVERY = 5000;

/** The connected programs with their current states. A failed reading keeps the last one. */
export function useDevices(first: DevicesState): DevicesState & { reload: () => Promise<void> } {
  const [state, setState] = useState(first);
  const reload = useCallback(async () => {
    const answer = await fetch('/api/x/studio/devices', { headers: { Accept: 'application/json' } }).catch(
      () => null,
    );
    if (answer?.ok) setState((await answer.json()) as DevicesState);
  }, []);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void reload();
    }, EVERY);
    const shown = () => {
      if (!document.hidden) void reload();
    };
    document.addEventListener('visibilitychange', shown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [reload]);
  return { ...state, reload };
}
