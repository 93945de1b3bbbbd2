'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button';
import { Dialog, DialogActions } from './Dialog';
import { TextField } from './Field';
import ui from './ui.module.css';
import { useAct } from './use-act';
import { showFirstError } from './use-first-error';

/** A dialog that is one form: its fields, Cancel, and the button that sends them (`onSubmit`). */
export function FormDialog({
  title,
  accept,
  busy,
  disabled,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  accept: string;
  busy?: boolean;
  /** The form cannot be sent yet. */
  disabled?: boolean;
  onSubmit: (given: FormData) => unknown;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('common');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!busy) showFirstError(form.current);
  }, [busy]);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        ref={form}
        noValidate
        className={ui.dialogBody}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void onSubmit(new FormData(submitted.currentTarget));
        }}
      >
        {children}
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" busy={busy} disabled={disabled}>
            {accept}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/**
 * Asks for a name. `onName` creates the named object and continues (closes, or leaves the page); its error is shown at
 * the field, which the server calls `field`.
 */
export function NameDialog({
  title,
  accept,
  field = 'name',
  onName,
  onClose,
  ...input
}: {
  title: string;
  accept: string;
  field?: string;
  label: string;
  help?: string;
  placeholder?: string;
  maxLength: number;
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { busy, errors, act } = useAct([field]);
  return (
    <FormDialog
      title={title}
      accept={accept}
      busy={busy}
      onClose={onClose}
      onSubmit={(given) => act(() => onName(String(given.get(field) ?? '')))}
    >
      <TextField {...input} name={field} dir="auto" autoComplete="off" autoFocus errors={errors[field]} />
    </FormDialog>
  );
}
