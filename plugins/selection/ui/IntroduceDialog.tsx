'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Button, buttonClass, Dialog } from '@plugins/kit/ui/parts';
import type { FormEvent } from 'react';
import { WhoFields } from './WhoFields';

/** Name and email of the client; `onSay` stores them, and without them skips the question. */
export function IntroduceDialog({
  open,
  busy,
  errors,
  onSay,
  onClose,
}: {
  open: boolean;
  busy: boolean;
  errors: readonly string[];
  onSay: (who: { name?: string; email?: string }) => void;
  onClose: () => void;
}) {
  const t = useT('selection');
  const { event } = useGallery();
  const submit = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    const form = new FormData(sent.currentTarget);
    onSay({ name: String(form.get('name') ?? ''), email: String(form.get('email') ?? '') });
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('who.title')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-quiet text-sm">{t('who.text', { studio: event.brand.name })}</p>
        <WhoFields errors={errors} />
        <div className="flex gap-2">
          <button type="submit" disabled={busy} className={buttonClass('ink')}>
            {t('who.save')}
          </button>
          <Button look="line" busy={busy} onClick={() => onSay({})}>
            {t('who.skip')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
