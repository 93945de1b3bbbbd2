'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { Choice } from '@/core/i18n/country-choices';
import type { ClientLine } from '@/modules/people/client-work';
import type { ClientView } from '@/modules/people/queries/account-clients-repo';
import { type ClientDetails, detailsOf } from '@/modules/people/rules/details';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import css from '@/ui/admin/list-page.module.css';
import panes from '@/ui/admin/panes.module.css';
import { trashUntil } from '@/ui/admin/times';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useChanges } from '@/ui/admin/use-changes';
import { useLeaveGuard } from '@/ui/admin/use-leave-guard';
import { useUndo } from '@/ui/admin/use-undo';
import { ClientData } from './ClientData';
import { ClientFields } from './ClientFields';
import { ClientProjects } from './ClientProjects';
import { PasswordDialog } from './PasswordDialog';
import { UnreachableDialog } from './UnreachableDialog';

/** A client's details, projects, ways of signing in, and deletion. */
export function ClientPage({
  client,
  work,
  countries,
  mayErase,
}: {
  client: ClientView;
  /** What features have about the client, such as orders, in the reader's language. */
  work: { title: string; lines: ClientLine[] }[];
  countries: Choice[];
  mayErase: boolean;
}) {
  const t = useTranslations('admin-clients');
  const locale = useLocale();
  const call = useCall();
  const router = useRouter();
  const [open, setOpen] = useState<'password' | 'unreachable' | null>(null);
  const { busy, act } = useAct();
  const offerUndo = useUndo();
  const [ask, question] = useConfirm();
  const path = `/api/x/studio/clients/${client.id}`;
  const name = client.name || client.email || t('noName');
  const current = useMemo(() => detailsOf(client), [client]);
  const form = useChanges<ClientDetails & Record<string, unknown>>({
    current,
    send: (details, seen) => call(path, { method: 'PUT', body: { details, seen } }),
    label: (field) => t(field as keyof ClientDetails),
    show: (_field, value) => String(value ?? ''),
    saved: t('one.saved'),
  });
  const guard = useLeaveGuard(form.dirty);
  const restore = () => call(`${path}/restore`, { method: 'POST' }).then(() => router.refresh());
  const remove = async () => {
    const words = {
      title: t('one.removeTitle', { name }),
      text: t('one.removeText', { until: trashUntil(locale) }),
    };
    if (!(await ask({ ...words, accept: t('one.remove'), danger: true }))) return;
    await act(async () => {
      await call(path, { method: 'DELETE' });
      offerUndo(t('one.removed', { name }), restore);
      router.push('/admin/clients');
    });
  };
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {client.deleted ? (
          <div className={panes.buttons}>
            <span className={ui.help}>{t('one.deletedNow')}</span>
            <Button busy={busy} onClick={() => void act(restore)}>
              {t('one.back')}
            </Button>
          </div>
        ) : null}
      </header>
      <div className={panes.layout}>
        <form
          className={panes.card}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          <h2>{t('one.details')}</h2>
          {client.unreachable ? (
            <button type="button" className={panes.trouble} onClick={() => setOpen('unreachable')}>
              {t('unreachableTitle', { email: client.email ?? '' })}
            </button>
          ) : null}
          <ClientFields values={form.values} set={form.set} errors={form.errors} countries={countries} />
          <div className={panes.buttons}>
            <Button type="submit" look="primary" busy={form.busy} disabled={!form.dirty}>
              {t('one.save')}
            </Button>
            {form.dirty ? <Button onClick={form.reset}>{t('one.reset')}</Button> : null}
          </div>
        </form>
        <div className={panes.column}>
          <section className={panes.card}>
            <h2>{t('one.projects')}</h2>
            <ClientProjects projects={client.projects} />
          </section>
          {work.map(({ title, lines }) => (
            <section key={title} className={panes.card}>
              <h2>{title}</h2>
              <ul className={css.projects}>
                {lines.map(({ href, name: line, about }) => (
                  <li key={href}>
                    <Link href={href} prefetch={false}>
                      {line}
                    </Link>
                    <bdi className={css.quiet}>{about}</bdi>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <section className={panes.card}>
            <h2>{t('one.access')}</h2>
            <p className={ui.help}>{t(client.has_password ? 'one.passwordSet' : 'one.passwordNone')}</p>
            <div className={panes.buttons}>
              <Button onClick={() => setOpen('password')}>{t('password')}</Button>
              {client.deleted ? null : (
                <Button look="quiet" disabled={busy} onClick={() => void remove()}>
                  {t('one.remove')}
                </Button>
              )}
            </div>
          </section>
          <ClientData path={`${path}/data`} name={name} mayErase={mayErase} />
        </div>
      </div>
      {open === 'password' ? (
        <PasswordDialog client={{ ...client, name }} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'unreachable' ? (
        <UnreachableDialog
          client={{ id: client.id, email: client.email ?? '' }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {form.dialog}
      {guard}
      {question}
    </main>
  );
}
