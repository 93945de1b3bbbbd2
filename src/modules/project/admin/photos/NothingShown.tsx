'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import ui from '@/ui/admin/ui.module.css';
import css from './photos.module.css';

/** The grid's place while it shows no photograph: not loaded, loading, or nothing to show, and why. */
export function NothingShown({
  loading,
  failed,
  none,
  onRetry,
  onAll,
}: {
  loading: boolean;
  failed: boolean;
  none: 'found' | 'trash' | 'coming' | 'here';
  onRetry: () => void;
  /** Clears search and filter. */
  onAll: () => void;
}) {
  const t = useTranslations('admin-photos');
  if (failed)
    return (
      <div className={css.note} role="alert">
        <p>{t('failed')}</p>
        <Button onClick={onRetry}>{t('tryAgain')}</Button>
      </div>
    );
  if (loading)
    return <div className={css.skeleton} role="status" aria-busy="true" aria-label={t('loading')} />;
  return (
    <div className={ui.empty}>
      <h2>{t(`none.${none}`)}</h2>
      <p>{t(`none.${none}Help`)}</p>
      {none === 'found' ? <Button onClick={onAll}>{t('none.all')}</Button> : null}
    </div>
  );
}
