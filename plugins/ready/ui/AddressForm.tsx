'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Button } from '@plugins/kit/ui/parts';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';
import { type FormEvent, useState } from 'react';

/** The field for an address, and what follows once it is sent. */
export function AddressForm(_shown: { onClose: () => void }) {
  const t = useT('ready');
  const { event, api } = useGallery();
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const email = String(new FormData(submitted.currentTarget).get('email') ?? '').trim();
    setBusy(true);
    setError(null);
    try {
      const { ready } = await api<{ ready: boolean }>(`/api/x/ready/projects/${event.id}/request`, {
        method: 'POST',
        body: { email },
        quiet: true,
      });
      if (ready) location.reload();
      else setSent(email);
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      if (!isLeaving(failed)) setError(failed.message);
    } finally {
      setBusy(false);
    }
  };
  if (sent !== null)
    return (
      <p role="status" className="mx-auto max-w-md px-6 pt-10 text-center">
        {t('sent')} <bdi dir="ltr">{sent}</bdi>
      </p>
    );
  return (
    <form
      onSubmit={(submitted) => void send(submitted)}
      noValidate
      aria-labelledby="ready-title"
      className="mx-auto flex max-w-md flex-col gap-3 px-6 pt-10"
    >
      <p id="ready-title" className="text-center">
        {t('title')}
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          name="email"
          type="email"
          required
          dir="ltr"
          maxLength={320}
          autoComplete="email"
          aria-label={t('email')}
          placeholder={t('email')}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : 'ready-error'}
          className="min-h-11 min-w-0 flex-1 basis-48 rounded-sm border border-line bg-raised px-3.5 py-2 text-base text-ink hover:border-quiet"
        />
        <Button type="submit" look="ink" busy={busy}>
          {t('send')}
        </Button>
      </div>
      {error === null ? null : (
        <p id="ready-error" role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </form>
  );
}
