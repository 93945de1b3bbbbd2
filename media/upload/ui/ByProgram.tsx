'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { CopyButton } from '@/ui/admin/CopyButton';
import css from './uploads.module.css';

/** The settings of a program that uploads into this gallery: the address, and its token. */
export function ByProgram({ gallery }: { gallery: string }) {
  const t = useTranslations('admin-photos.program');
  const [address, setAddress] = useState('/api/uploads');
  useEffect(() => setAddress(new URL('/api/uploads', location.origin).href), []);
  const lines: [string, string][] = [
    [t('gallery'), gallery],
    [t('address'), address],
  ];
  return (
    <div className={css.program}>
      <p>{t('help')}</p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code dir="ltr">{value}</code>
              <CopyButton small text={value} label={t('copy')} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href="/admin/settings/devices?new=key" prefetch={false}>
          {t('token')}
        </Link>
      </p>
    </div>
  );
}
