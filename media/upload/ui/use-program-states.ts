'use client';

import { useEffect, useState } from 'react';

/** One of the account's own programs. */
export interface ProgramState {
  name: string;
  state: 'connected' | 'needs_update' | 'not_running';
}

/** The best state of each kind of program; null where none is connected. */
export interface ProgramStates {
  agent: ProgramState | null;
  lightroom: ProgramState | null;
}

interface Listed {
  kind: string;
  name: string;
  state: ProgramState['state'] | 'unknown';
}

const RANK = ['connected', 'needs_update', 'not_running'];
const EVERY = 5000;

const bestOf = (devices: Listed[], kind: string): ProgramState | null =>
  devices
    .filter((one): one is Listed & ProgramState => one.kind === kind && one.state !== 'unknown')
    .sort((one, other) => RANK.indexOf(one.state) - RANK.indexOf(other.state))[0] ?? null;

/** The uploader and Lightroom as the server last heard of them, read again while the page is visible. */
export function useProgramStates(): ProgramStates {
  const [states, setStates] = useState<ProgramStates>({ agent: null, lightroom: null });
  useEffect(() => {
    let over = false;
    const read = async () => {
      if (document.hidden) return;
      const answer = await fetch('/api/x/studio/devices', { headers: { Accept: 'application/json' } }).catch(
        () => null,
      );
      if (!answer?.ok || over) return;
      const { devices } = (await answer.json()) as { devices: Listed[] };
      if (!over) setStates({ agent: bestOf(devices, 'agent'), lightroom: bestOf(devices, 'lightroom') });
    };
    void read();
    const timer = setInterval(() => void read(), EVERY);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, []);
  return states;
}
