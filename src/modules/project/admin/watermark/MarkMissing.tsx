'use client';

import { useTranslations } from 'next-intl';
import css from './missing.module.css';

/** Notice for a project with watermarks whose brand has none, with a link to set one for people who may open the `brand`. */
export function MarkMissing({ brand }: { brand: string | null }) {
  const t = useTranslations('admin.watermark');
  return (
    <p className={css.notice} role="status">
      {t('missing')} {brand ? <a href={`/admin/brands/${brand}#watermark-title`}>{t('choose')}</a> : null}
    </p>
  );
}
