'use client';

import { useTranslations as useT } from 'next-intl';
import { CopyButton } from '@/ui/admin/CopyButton';
import css from './domains.module.css';

/** DNS records to set at the domain's registrar, each part with a copy button. */
export function RecordTable({ records }: { records: { type: string; name: string; value: string }[] }) {
  const t = useT('sites.domains.admin');
  if (records.length === 0) return null;
  return (
    <dl className={css.records}>
      {records.map(({ type, name, value }) => (
        <div key={`${type} ${value}`} className={css.record}>
          <dt>{t('type')}</dt>
          <dd dir="ltr">{type}</dd>
          <dt>{t('name')}</dt>
          <dd>
            <code dir="ltr">{name}</code> <CopyButton text={name} label={t('copy')} />
          </dd>
          <dt>{t('value')}</dt>
          <dd>
            <code dir="ltr">{value}</code> <CopyButton text={value} label={t('copy')} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
