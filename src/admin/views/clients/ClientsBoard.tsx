'use client';

import { Users } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState, useTransition } from 'react';
import type { ClientLine } from '@/server/studio/account-clients-repo';
import type { Choice } from '@/server/studio/country-choices';
import { Button, ButtonLink } from '../../components/Button';
import panes from '../../components/panes.module.css';
import ui from '../../components/ui.module.css';
import { ClientRows } from './ClientRows';
import css from './clients.module.css';
import { ImportDialog } from './ImportDialog';
import { NewClient } from './NewClient';

/** Quiet after a letter before the list follows, ms. */
const PAUSE = 250;

/** The account's clients: searched as one types, page by page, from and to tables. */
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
  const router = useRouter();
  const [q, setQ] = useState(props.q);
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(props.importing);
  const [waiting, follow] = useTransition();
  const address = (words: string, page: number) =>
    `/admin/clients${words || page > 1 ? `?${new URLSearchParams({ ...(words ? { q: words } : {}), ...(page > 1 ? { page: String(page) } : {}) })}` : ''}`;
  useEffect(() => {
    if (q.trim() === props.q) return;
    const timer = setTimeout(() => follow(() => router.replace(address(q.trim(), 1))), PAUSE);
    return () => clearTimeout(timer);
  });
  const stop = (event: FormEvent) => event.preventDefault();
  const from = (props.page - 1) * props.size + 1;
  const to = Math.min(props.total, from + props.clients.length - 1);
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
      <search>
        <form onSubmit={stop}>
          <label className={ui.visuallyHidden} htmlFor="clients-search">
            {t('list.search')}
          </label>
          <input
            id="clients-search"
            className={ui.input}
            type="search"
            dir="auto"
            placeholder={t('list.search')}
            value={q}
            onChange={(event) => setQ(event.currentTarget.value)}
          />
        </form>
      </search>
      <div aria-live="polite" aria-busy={waiting}>
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
      {props.total > props.size ? (
        <nav className={css.pages}>
          <Button
            small
            disabled={props.page <= 1}
            onClick={() => router.push(address(props.q, props.page - 1))}
          >
            {t('list.previous')}
          </Button>
          <span>{t('list.page', { from, to, total: props.total })}</span>
          <Button
            small
            disabled={to >= props.total}
            onClick={() => router.push(address(props.q, props.page + 1))}
          >
            {t('list.next')}
          </Button>
        </nav>
      ) : null}
      {adding ? <NewClient countries={props.countries} onClose={() => setAdding(false)} /> : null}
      {importing ? <ImportDialog project={props.project} onClose={() => setImporting(false)} /> : null}
    </main>
  );
}
