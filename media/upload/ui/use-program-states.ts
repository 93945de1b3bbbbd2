'use client';

import { useEffect, useState } from 'react';

/** One of the account's own programs. */
export interface ProgramState {
  id: string;
  kind: string;
  name: string;
  state: 'connected' | 'needs_update' | 'not_running' | 'waiting';
  /** What its last heartbeat said. */
  doing: { status: string; pending?: number; galleries?: string[] } | null;
}

type Listed = Omit<ProgramState, 'state'> & { state: ProgramState['state'] | 'unknown' };

const RANK = ['connected', 'needs_update', 'waiting', 'not_running'];

/** The program of a kind in the best state; null where none is connected. */
export const bestOf = (programs: ProgramState[], kind: string): ProgramState | null =>
  programs
    .filter((one) => one.kind === kind)
    .sort((one, other) => RANK.indexOf(one.state) - RANK.indexOf(other.state))[0] ?? null;

/** Those that upload into a gallery and have photographs left. */
export const sendingInto = (programs: ProgramState[], gallery: string): ProgramState[] =>
  programs.filter(
    ({ state, doing }) =>
      state === 'connected' && (doing?.pending ?? 0) > 0 && doing?.galleries?.includes(gallery),
  );

/** Our programs as the server last heard of them, read again every so many ms while the page is visible. */
export function usePrograms(every: number): ProgramState[] {
  const [programs, setPrograms] = useState<ProgramState[]>([]);
  useEffect(() => {
    let over = false;
    const read = async () => {
      if (document.hidden) return;
      const answer = await fetch('/api/x/studio/devices', { headers: { Accept: 'application/json' } }).catch(
        () => null,
      );
      // An operator without a studio may not.
      if (answer?.status === 403) clearInterval(timer);
      if (!answer?.ok || over) return;
      const { devices } = (await answer.json()) as { devices: Listed[] };
      const ours = devices.filter((one): one is ProgramState => one.state !== 'unknown');
      if (!over) setPrograms(ours);
    };
    const timer = setInterval(() => void read(), every);
    void read();
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [every]);
  return programs;
}
