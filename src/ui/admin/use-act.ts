'use client';

import { toast } from '@payloadcms/ui';
import { useCallback, useRef, useState } from 'react';
import { ApiError, isLeaving } from '@/ui/api/call-api';
import { tellLimit } from './tell-limit';

/** Messages by field, as the server gave them. */
export type FieldErrors = Record<string, string[]>;

/**
 * Runs one thing at a time: `busy` while it is in flight, messages by field when it is refused; what belongs to no
 * field of the form is shown as a notice. Gives whether it went through.
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
        if (!(error instanceof ApiError)) throw error;
        if (isLeaving(error)) return false;
        if (error.code === 'PROJECT_LIMIT_REACHED') {
          tellLimit(error.message);
          return false;
        }
        setErrors(error.errors);
        const elsewhere = Object.entries(error.errors).filter(([field]) => !known.split(' ').includes(field));
        if (elsewhere.length > 0 || Object.keys(error.errors).length === 0) {
          toast.error(elsewhere.flatMap(([, messages]) => messages).join('\n') || error.message);
        }
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
