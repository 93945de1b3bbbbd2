'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { sameValue } from '@/core/errors/keep-changes';
import { ApiError } from '@/ui/api/call-api';
import { type Clash, ClashDialog, type Kept } from './ClashDialog';
import { type FieldErrors, useAct } from './use-act';

type Fields = Record<string, unknown>;

export interface Changes<T extends Fields> {
  /** The values of the fields: the current ones, overlaid by this person's changes. */
  values: T;
  /** Changes one field; back to its current value is no change. */
  set: <K extends keyof T & string>(field: K, value: T[K]) => void;
  dirty: boolean;
  /** Discards everything that is not saved. */
  reset: () => void;
  /**
   * Sends the changed fields; returns whether they are saved (or there were none). A conflict opens the dialog first.
   */
  save: () => Promise<boolean>;
  busy: boolean;
  errors: FieldErrors;
  /** To be rendered in the page: the choice between two values, when another person changed a field meanwhile. */
  dialog: ReactNode;
}

/**
 * The fields of a form that two people may edit at once (optimistic concurrency). Only changed fields are sent, each
 * with its base value; where the server answers STALE with the current values, both are shown and the person chooses.
 * Other people's changes of other fields appear as soon as the view is read again.
 *
 * `current`: the current values from the view's props, one object until the view is read again. `send(changed, seen)`:
 * the call; its endpoint ends in `requireFresh` (`src/core/errors/keep-changes.ts`) under a lock of the row.
 * `label(field)` and `show(field, value)` name a field and a value for the person. `saved`: the notice afterwards; null
 * for none.
 */
export function useChanges<T extends Fields>({
  current,
  send,
  label,
  show,
  saved,
}: {
  current: T;
  send: (changed: Partial<T>, seen: Partial<T>) => Promise<unknown>;
  label: (field: keyof T & string) => string;
  show: (field: keyof T & string, value: unknown) => string;
  saved: string | null;
}): Changes<T> {
  const t = useTranslations('admin-project.changes');
  const errorWords = useTranslations('errors');
  const router = useRouter();
  const [edits, setEdits] = useState<Partial<T>>({});
  const [seen, setSeen] = useState<Partial<T>>({});
  // A saved value is shown until the view has been read again.
  const [settled, setSettled] = useState<Partial<T>>({});
  const [clashes, setClashes] = useState<Clash[]>([]);
  const { busy, errors, act, setErrors } = useAct(Object.keys(current));
  // A new reading replaces the saved values. An empty object is kept as it is: `current` created by each render would
  // otherwise render the form without end, and block other screens, since those wait for an idle moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setSettled((now) => (Object.keys(now).length > 0 ? {} : now)), [current]);
  const known = { ...current, ...settled };

  const forget = (fields: string[]) => {
    const without = (all: Partial<T>) =>
      Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field))) as Partial<T>;
    setEdits(without);
    setSeen(without);
  };
  const submit = async (changed: Partial<T>, since: Partial<T>): Promise<boolean> => {
    if (Object.keys(changed).length === 0) return true;
    let met: Record<string, unknown> | null = null;
    const done = await act(async () => {
      try {
        await send(changed, since);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'INVALID_INPUT') toast.error(errorWords('INVALID_INPUT'));
        if (!error.standing) throw error;
        met = error.standing;
      }
    });
    if (met) {
      setClashes(
        Object.entries(met).map(([field, value]) => ({
          field,
          label: label(field),
          mine: show(field, changed[field]),
          theirs: show(field, value),
          current: value,
        })),
      );
      return false;
    }
    if (!done) return false;
    setSettled((before) => ({ ...before, ...changed }));
    forget(Object.keys(changed));
    if (saved) toast.success(saved);
    router.refresh();
    return true;
  };
  const decide = async (kept: Record<string, Kept>) => {
    const left = clashes.filter(({ field }) => kept[field] === 'theirs');
    const drop = left.map(({ field }) => field);
    const pick = (all: Partial<T>) =>
      Object.fromEntries(Object.entries(all).filter(([field]) => !drop.includes(field))) as Partial<T>;
    const since = {
      ...pick(seen),
      ...Object.fromEntries(
        clashes.filter(({ field }) => !drop.includes(field)).map((c) => [c.field, c.current]),
      ),
    } as Partial<T>;
    setClashes([]);
    setSettled((before) => ({
      ...before,
      ...(Object.fromEntries(left.map((c) => [c.field, c.current])) as Partial<T>),
    }));
    setSeen(since);
    forget(drop);
    if (!(await submit(pick(edits), since))) return;
    if (Object.keys(pick(edits)).length === 0) router.refresh();
  };

  return {
    values: { ...known, ...edits },
    set: (field, value) => {
      if (sameValue(value, known[field])) return forget([field]);
      setEdits((before) => ({ ...before, [field]: value }));
      setSeen((before) => (field in before ? before : { ...before, [field]: known[field] }));
    },
    dirty: Object.keys(edits).length > 0,
    reset: () => {
      forget(Object.keys(edits));
      setErrors({});
    },
    save: () => submit(edits, seen),
    busy,
    errors,
    dialog:
      clashes.length > 0 ? (
        <ClashDialog
          clashes={clashes}
          onDecide={(kept) => void decide(kept)}
          onClose={() => setClashes([])}
          title={t('title')}
        />
      ) : null,
  };
}
