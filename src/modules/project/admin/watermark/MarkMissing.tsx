'use client';

import { useTranslations } from 'next-intl';
import css from './missing.module.css';

/** Says that a project asks for a watermark its brand does not have, and leads to where one is chosen. */
export function MarkMissing({ brand }: { brand: string }) {
  const t = useTranslations('admin.watermark');
  return (
    <p className={css.notice} role="status">
      {t('missing')} <a href={`/admin/brands/${brand}#watermark-title`}>{t('choose')}</a>
    </p>
  );
}
