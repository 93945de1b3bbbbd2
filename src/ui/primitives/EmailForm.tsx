'use client';

import { type FormEvent, useId, useState } from 'react';
import { ApiError, isLeaving } from '../api/call-api';
import { Button } from './Button';
import { cx } from './class-names';

/** The words of a form for an address. */
export interface EmailTexts {
  /** What the address is for. */
  title: string;
  email: string;
  send: string;
  /** Before the address that was sent. */
  sent: string;
}

export interface EmailFormProps {
  texts: EmailTexts;
  /** Sends the address; false where the form stays. The messages of an `ApiError` are shown below the field. */
  onSend: (email: string) => Promise<boolean>;
  /** Without script: where the form is sent, and its hidden fields. */
  action?: string;
  hidden?: Record<string, string>;
  className?: string;
}

/** A field for an address, and what follows once it is sent. */
export function EmailForm({ texts, onSend, action, hidden = {}, className }: EmailFormProps) {
  const id = useId();
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const email = String(new FormData(submitted.currentTarget).get('email') ?? '').trim();
    setBusy(true);
    setError(null);
    try {
      if (await onSend(email)) setSent(email);
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      if (!isLeaving(failed)) setError(failed.message);
    } finally {
      setBusy(false);
    }
  };
  if (sent !== null)
    return (
      <p role="status" className={className}>
        {texts.sent} <bdi dir="ltr">{sent}</bdi>
      </p>
    );
  return (
    <form
      action={action}
      method="post"
      onSubmit={(submitted) => void send(submitted)}
      noValidate
      aria-labelledby={`${id}-title`}
      className={cx('flex flex-col gap-3', className)}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p id={`${id}-title`}>{texts.title}</p>
      <div className="flex flex-wrap gap-2">
        <input
          name="email"
          type="email"
          required
          dir="ltr"
          maxLength={320}
          autoComplete="email"
          aria-label={texts.email}
          placeholder={texts.email}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          className="min-h-11 min-w-0 flex-1 basis-48 rounded-sm border border-line bg-raised px-3.5 py-2 text-base text-ink hover:border-quiet"
        />
        <Button type="submit" look="ink" busy={busy}>
          {texts.send}
        </Button>
      </div>
      {error === null ? null : (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </form>
  );
}
