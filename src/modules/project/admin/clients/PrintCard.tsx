'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import css from './print-card.module.css';

/** A button that prints a card for tables and walls: the project's name, its QR code, its code in letters. */
export function PrintCard({
  name,
  studio,
  code,
  qr,
}: {
  name: string;
  studio: string;
  code: string;
  qr: string;
}) {
  const t = useTranslations('admin-clients');
  return (
    <>
      <Button onClick={() => window.print()}>{t('printCard')}</Button>
      <div className={css.card} aria-hidden="true">
        <p className={css.name}>
          <bdi>{name}</bdi>
        </p>
        <img src={qr} alt="" width={320} height={320} />
        <p>{t('scanCard')}</p>
        <p className={css.code} dir="ltr">
          {code}
        </p>
        <p className={css.studio}>
          <bdi>{studio}</bdi>
        </p>
      </div>
    </>
  );
}
