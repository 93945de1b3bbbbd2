'use client';

import { Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Choice } from '@/core/i18n/country-choices';
import type { ClientLine } from '@/modules/people/queries/account-clients-repo';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { ListBar, Pager } from '@/ui/admin/ListBar';
import css from '@/ui/admin/list-page.module.css';
import panes from '@/ui/admin/panes.module.css';
import ui from '@/ui/admin/ui.module.css';
import { useAddress } from '@/ui/admin/use-address';
import { ClientRows } from './ClientRows';
import { ImportDialog } from './ImportDialog';
import { NewClient } from './NewClient';

/** The account's clients: search as one types, paging, import and export of tables. */
export function ClientsBoard(props: {
  clients: ClientLine[];
  countries: Choice[];
  total: number;
  q: string;
  page: number;
  size: number;
  importing: boolean;
  project: { id: string; name: string } | null;
}) {
  const t = useTranslations('admin-clients');
  const address = useAddress();
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(props.importing);
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>{t('nav')}</h1>
        <div className={panes.buttons}>
          <Button onClick={() => setImporting(true)}>{t('csv.import')}</Button>
          <ButtonLink href="/api/x/studio/clients.csv" download>
            {t('exportCsv')}
          </ButtonLink>
          <Button look="primary" onClick={() => setAdding(true)}>
            {t('list.new')}
          </Button>
        </div>
      </header>
      <ListBar address={address} label={t('nav')} parts={[]} part="part" search={t('list.search')} />
      <div aria-live="polite" aria-busy={address.busy}>
        {props.clients.length > 0 ? (
          <ClientRows clients={props.clients} />
        ) : (
          <div className={ui.empty}>
            <Users aria-hidden />
            <h2>{props.q ? t('list.none', { q: props.q }) : t('list.emptyTitle')}</h2>
            {props.q ? null : <p>{t('list.emptyText')}</p>}
          </div>
        )}
      </div>
      <Pager page={props.page} pages={Math.ceil(props.total / props.size)} address={address} />
      {adding ? <NewClient countries={props.countries} onClose={() => setAdding(false)} /> : null}
      {importing ? <ImportDialog project={props.project} onClose={() => setImporting(false)} /> : null}
    </main>
  );
}
