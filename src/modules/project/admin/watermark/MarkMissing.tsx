'use client';

import { useTranslations } from 'next-intl';
import css from './missing.module.css';

/** Notice for a project with watermarks whose brand has none, with a link to set one. */
export function MarkMissing({ brand }: { brand: string }) {
  const t = useTranslations('admin.watermark');
  return (
    <p className={css.notice} role="status">
      {t('missing')} <a href={`/admin/brands/${brand}#watermark-title`}>{t('choose')}</a>
    </p>
  );
}
