'use client';

import { useTranslations } from 'next-intl';
import { Card } from './Card';

/** The way to one's own data: taking it along, and its end. */
export function DataCard() {
  const t = useTranslations('admin-data');
  return (
    <Card title={t('own.title')} text={t('own.text')} actions={<a href="/users/data">{t('own.open')}</a>}>
      {null}
    </Card>
  );
}
