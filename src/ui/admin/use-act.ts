'use client';

import { toast } from '@payloadcms/ui';
import { useCallback, useRef, useState } from 'react';
import { ApiError, isLeaving } from '@/ui/api/call-api';
import { announceLimit } from './announce-limit';

/** Messages by field, from the server. */
export type FieldErrors = Record<string, string[]>;

/**
 * Shows a refusal: messages by field, and a notice for fields that are not in `known`. Rethrows any other error than
 * the server's.
 */
function showRefusal(error: unknown, known: readonly string[]): FieldErrors {
  if (!(error instanceof ApiError)) throw error;
  if (isLeaving(error)) return {};
  if (error.code === 'PROJECT_LIMIT_REACHED') {
    announceLimit(error.message);
    return {};
  }
  const elsewhere = Object.entries(error.errors).filter(([field]) => !known.includes(field));
  if (elsewhere.length > 0 || Object.keys(error.errors).length === 0) {
    toast.error(elsewhere.flatMap(([, messages]) => messages).join('\n') || error.message);
  }
  return error.errors;
}

/**
 * Runs one action at a time; `busy` while it is in flight, messages by field when it is refused; messages of other
 * fields are shown as a notice. `act` returns whether it succeeded. A second action meanwhile is refused, so every
 * control that starts one is disabled by `busy`. Where they cannot be disabled (menus, notices, rows of a list):
 * `useActs`.
 */
export function useAct(fields: readonly string[] = []) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const running = useRef(false);
  const known = fields.join(' ');
  const act = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      setErrors({});
      try {
        await work();
        return true;
      } catch (error) {
        setErrors(showRefusal(error, known.split(' ')));
        return false;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [known],
  );
  return { busy, errors, act, setErrors };
}

/**
 * Runs independent actions in the order they were started: each waits for those before it, and none is dropped. A
 * refusal is shown as a notice. `act` returns whether it succeeded.
 */
export function useActs(): (work: () => Promise<unknown>) => Promise<boolean> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((work) => {
    const done = last.current.then(work).then(
      () => true,
      (error: unknown) => {
        showRefusal(error, []);
        return false;
      },
    );
    last.current = done.catch(() => undefined);
    return done;
  }, []);
}
