'use client';

import { useTranslations } from 'next-intl';
import { Button } from './Button';
import ui from './ui.module.css';
import type { Read } from './use-read';

/** The placeholder while `useRead` has no result: loading, or the error (`text`) with a button to retry. */
export function Reading({
  of: { failed, load },
  text,
}: {
  of: Pick<Read<unknown>, 'failed' | 'load'>;
  text: string;
}) {
  const t = useTranslations('admin');
  if (!failed)
    return (
      <p className={ui.reading} role="status" aria-busy="true">
        {t('loading')}
      </p>
    );
  return (
    <div className={ui.reading} role="alert">
      <p>{text}</p>
      <Button onClick={() => void load()}>{t('tryAgain')}</Button>
    </div>
  );
}
