'use client';

import { useCallback, useState } from 'react';
import type { BulkAct, BulkAnswer, BulkItem } from '@/modules/project/rules/bulk';
import { useCall } from '@/ui/admin/use-call';
import { ApiError, isLeaving } from '@/ui/api/call-api';

/** Projects per request: small enough for a smooth progress bar. */
const PIECE = 20;

export interface Progress {
  done: number;
  total: number;
}

/** Runs an action on many projects in batches, with `progress`. */
export function useBulk(): {
  progress: Progress | null;
  run: (act: BulkAct, items: BulkItem[], days?: number) => Promise<BulkAnswer>;
} {
  const call = useCall();
  const [progress, setProgress] = useState<Progress | null>(null);
  const run = useCallback(
    async (act: BulkAct, items: BulkItem[], days?: number) => {
      const whole: BulkAnswer = { done: [], refused: [] };
      setProgress({ done: 0, total: items.length });
      try {
        for (let start = 0; start < items.length; start += PIECE) {
          const piece = items.slice(start, start + PIECE);
          const body = { act, items: piece, ...(days === undefined ? {} : { days }) };
          try {
            const answer = await call<BulkAnswer>('/api/x/studio/projects/changes', { method: 'POST', body });
            whole.done.push(...answer.done);
            whole.refused.push(...answer.refused);
          } catch (error) {
            if (!(error instanceof ApiError) || isLeaving(error)) throw error;
            // Reports the failed batch as refused; earlier batches stay done.
            const { code, message } = error;
            whole.refused.push(...piece.map(({ id }) => ({ id, code, message, name: null })));
          }
          setProgress({ done: Math.min(start + PIECE, items.length), total: items.length });
        }
        return whole;
      } finally {
        setProgress(null);
      }
    },
    [call],
  );
  return { progress, run };
}
