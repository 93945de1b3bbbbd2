'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import css from './page.module.css';
import { SaveBar } from './SaveBar';
import type { Changes } from './use-changes';
import { useLeaveGuard } from './use-leave-guard';

type Saved = Pick<Changes<never>, 'save' | 'reset' | 'busy' | 'dirty'>;
type Put = (id: string, form: Saved | null) => void;

const Forms = createContext<Put | null>(null);

/** Hands a form to the bar of its page (`SaveForms`); returns whether the page has one. */
export function useSaveForm(form: Saved): boolean {
  const put = useContext(Forms);
  const id = useId();
  const latest = useRef(form);
  latest.current = form;
  const { dirty, busy } = form;
  useEffect(() => {
    const save = () => latest.current.save();
    put?.(id, { dirty, busy, save, reset: () => latest.current.reset() });
  }, [put, id, dirty, busy]);
  useEffect(() => () => put?.(id, null), [put, id]);
  return put !== null;
}

/** A page of several forms with one bar at its foot, which saves all that were changed; leaving it unsaved asks first. */
export function SaveForms({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<ReadonlyMap<string, Saved>>(new Map());
  const put = useCallback<Put>(
    (id, form) =>
      setForms((before) => {
        const next = new Map(before);
        if (form) next.set(id, form);
        else next.delete(id);
        return next;
      }),
    [],
  );
  const changed = [...forms.values()].filter(({ dirty }) => dirty);
  const guard = useLeaveGuard(changed.length > 0);
  const save = async () => {
    // One after the other: a refused one shows its mistakes, and the rest stays as it is.
    for (const form of changed) if (!(await form.save())) return;
  };
  return (
    <Forms value={put}>
      {children}
      {forms.size > 0 ? (
        <form
          className={css.bar}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void save();
          }}
        >
          <SaveBar
            form={{
              dirty: changed.length > 0,
              busy: changed.some(({ busy }) => busy),
              reset: () => {
                for (const form of changed) form.reset();
              },
            }}
          />
        </form>
      ) : null}
      {guard}
    </Forms>
  );
}
