'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { useGalleryContext } from './gallery-context';
import { useKeys } from './use-keys';

/** `?` lists every key. */
export function KeysHelp() {
  const t = useTranslations('gallery');
  const common = useTranslations('common');
  const { keys } = useGalleryContext();
  // The dialog is mounted when first opened, and stays, so that closing it returns the focus.
  const [open, setOpen] = useState<boolean | null>(null);
  useKeys([
    {
      keys: ['?'],
      shown: '?',
      label: t('keys.help'),
      run: () => {
        setOpen(true);
        return true;
      },
    },
  ]);
  const lines = open ? keys.all().map(({ shown, label }) => [shown, label] as const) : [];
  if (open === null) return null;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={t('keys.title')}
      actions={<Button onClick={() => setOpen(false)}>{common('close')}</Button>}
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
        {[
          ['← ↑ → ↓', t('keys.arrows')] as const,
          ['Enter', t('keys.open')] as const,
          ['Esc', t('keys.close')] as const,
          ...lines,
        ].map(([shown, label]) => (
          <div key={`${shown} ${label}`} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line px-2 py-0.5 font-text text-sm" dir="ltr">
                {shown}
              </kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
