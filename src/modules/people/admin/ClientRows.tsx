'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ClientLine } from '@/modules/people/queries/account-clients-repo';
import css from '@/ui/admin/list-page.module.css';

/** Clients as a table; as cards on a narrow screen. */
export function ClientRows({ clients }: { clients: ClientLine[] }) {
  const t = useTranslations('admin-clients');
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th>{t('list.column.name')}</th>
          <th>{t('list.column.contact')}</th>
          <th>{t('list.column.projects')}</th>
        </tr>
      </thead>
      <tbody>
        {clients.map(({ id, name, email, phone, projects }) => (
          <tr key={id} className={css.opens}>
            <td>
              <Link href={`/admin/clients/${id}`} prefetch={false} dir="auto">
                {name || email || t('noName')}
              </Link>
            </td>
            <td className={css.quiet}>
              <span dir="ltr">{[email, phone].filter(Boolean).join(' · ')}</span>
            </td>
            <td className={css.quiet}>{t('list.projects', { count: projects })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
