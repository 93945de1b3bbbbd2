import { useAct, useCall, useRead } from '@plugins/kit/admin/hooks';
import { useRef } from 'react';
import type { ClipDetail } from '../wire';
import { type ClipChange, joinChanges, showChange } from './clip-change';
import { SaveQueue } from './save-queue';

/**
 * Reads a clip, and stores its changes in their order. A change is shown at once; where it is refused, the clip is read again.
 * `settled` resolves when all are stored.
 */
export function useSaving(at: string) {
  const call = useCall();
  const { busy, act } = useAct();
  const read = useRead<ClipDetail>(at);
  const { setFound, load } = read;
  const queue = useRef<SaveQueue<ClipChange> | null>(null);
  const send = async (change: ClipChange) => {
    const stored = await act(async () => {
      const answer = await call<ClipDetail>(at, { method: 'PUT', body: change });
      setFound(showChange(answer, queue.current?.waiting ?? null));
    });
    if (!stored) await load();
    return stored;
  };
  const latest = useRef(send);
  latest.current = send;
  queue.current ??= new SaveQueue((change) => latest.current(change), joinChanges);
  const onChange = (change: ClipChange): Promise<boolean> => {
    setFound((shown) => shown && showChange(shown, change));
    return queue.current?.add(change) ?? Promise.resolve(false);
  };
  return { read, saving: busy, onChange, settled: () => queue.current?.idle() ?? Promise.resolve() };
}
