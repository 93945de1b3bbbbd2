'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { whenShown } from '../primitives/when-shown';
import { useKeys } from './use-keys';

const KeysDialog = whenShown(() => import('./KeysDialog').then((file) => file.KeysDialog));

/** `?` lists every key. */
export function KeysHelp() {
  const t = useTranslations('gallery');
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
  return open === null ? null : <KeysDialog open={open} onClose={() => setOpen(false)} />;
}
