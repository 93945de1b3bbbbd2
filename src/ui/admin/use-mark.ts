'use client';

import { useEffect, useState } from 'react';
import { type Call, useCall } from './use-call';

/** Sets a user flag of this person (a mark of `domain/marks`), or clears it. */
export const setMark = (call: Call, mark: string, on = true): Promise<unknown> =>
  call('/api/x/studio/marks', { method: 'PUT', body: { mark, on }, quiet: true });

/** Sets a user flag as soon as `when` is true, once; a failure is ignored. */
export function useMarkOnce(mark: string, when: boolean): void {
  const call = useCall();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!when || done) return;
    setDone(true);
    setMark(call, mark).catch(() => undefined);
  }, [when, done, call, mark]);
}
