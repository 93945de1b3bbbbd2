'use client';

import { notify } from '@plugins/kit/view/parts';
import { useCallback, useState } from 'react';
import type { PinView, ProofView } from '../rules/wire';

/** A note before it is sent. */
export interface Draft {
  id: string;
  spread: string;
  x: number;
  y: number;
  /** The photograph at the point, else the nearest one. */
  media: string | null;
}

interface Failure {
  errors?: Record<string, string[]>;
}

/** The notes and the approval of a proof; each change is a call, whose answer is shown. */
export function useProof(event: string, proof: ProofView, csrf: string, failed: string) {
  const [pins, setPins] = useState(proof.pins);
  const [approved, setApproved] = useState(proof.state === 'approved');
  const [busy, setBusy] = useState(false);
  const at = `/api/x/albums/projects/${event}/proofs/${proof.id}`;
  const send = useCallback(
    async <T>(path: string, method: string, body: object): Promise<T | null> => {
      setBusy(true);
      const headers = {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-CSRF-Token': csrf,
      };
      try {
        const answer = await fetch(`${at}${path}`, { method, headers, body: JSON.stringify(body) });
        if (answer.ok) return (await answer.json()) as T;
        const { errors } = (await answer.json().catch(() => ({}))) as Failure;
        const text = Object.values(errors ?? {})
          .flat()
          .join(' ');
        notify({ text: text || failed, tone: 'alert' });
      } catch {
        notify({ text: failed, tone: 'alert' });
      } finally {
        setBusy(false);
      }
      return null;
    },
    [at, csrf, failed],
  );
  const add = async (
    { id, spread, x, y, media }: Draft,
    text: string,
    swapIn: string | null,
    name: string,
  ): Promise<boolean> => {
    const body = {
      id,
      round: proof.round,
      spread,
      x,
      y,
      text,
      swap_out: swapIn ? media : null,
      swap_in: swapIn,
      name,
    };
    const answer = await send<{ pins: PinView[] }>('/pins', 'POST', body);
    if (answer) setPins(answer.pins);
    return answer !== null;
  };
  const remove = async (id: string) => {
    const answer = await send<{ pins: PinView[] }>(`/pins/${id}`, 'DELETE', {});
    if (answer) setPins(answer.pins);
  };
  const approve = async (on: boolean, name = '') => {
    if (await send('/approval', 'PUT', { round: proof.round, approved: on, name })) setApproved(on);
  };
  return { pins, approved, busy, add, remove, approve };
}
