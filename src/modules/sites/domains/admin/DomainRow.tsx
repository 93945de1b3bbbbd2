'use client';

import { toast } from '@payloadcms/ui';
import { Trash2 } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import { Moment } from '@/ui/admin/Moment';
import { useCall } from '@/ui/admin/use-call';
import type { StudioDomain, StudioDomains } from '../present-domains';
import css from './domains.module.css';
import { RecordTable } from './RecordTable';

interface RowProps {
  domain: StudioDomain;
  all: StudioDomains;
  onChange: (found: StudioDomains) => void;
}

/** One domain: whether it is verified, what is missing, and its actions. */
export function DomainRow({ domain, all, onChange }: RowProps) {
  const t = useT('sites.domains.admin');
  const call = useCall();
  const [ask, dialog] = useConfirm();
  const [busy, setBusy] = useState(false);
  const { id, shown, host, proved, main, trouble, lost, looked, record } = domain;
  const address = `/api/x/sites/domains/${id}`;

  const act = async (path: string, how: { method: 'POST' | 'PUT' | 'DELETE'; body?: object }) => {
    setBusy(true);
    try {
      onChange((await call(path, { ...how, quiet: true })) as StudioDomains);
    } catch (error) {
      const errors = (error as { errors?: Record<string, string[]> }).errors ?? {};
      toast.error(Object.values(errors)[0]?.[0] ?? t('changeFailed'));
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    const sure = await ask({
      title: t('removeTitle', { host: shown }),
      text: t('removeText'),
      accept: t('remove'),
      cancel: t('keep'),
      danger: true,
    });
    if (sure) await act(address, { method: 'DELETE' });
  };
  const bare = host.split('.').length === 2;
  return (
    <li className={css.row} data-domain={host} data-proved={proved ? '' : undefined}>
      <header className={css.head}>
        <bdi className={css.name}>{shown}</bdi>
        <span className={css.chip} data-state={proved ? 'proved' : 'waiting'}>
          {t(proved ? 'proved' : 'waiting')}
        </span>
        {main && <span className={css.chip}>{t('main')}</span>}
        {looked && (
          <small>
            {t('looked')} <Moment at={looked} />
          </small>
        )}
      </header>
      {lost && <p className={css.wrong}>{t('lostNote')}</p>}
      {trouble && !lost && (!proved || trouble === 'unreachable') && (
        <p className={css.trouble}>{t(`trouble.${trouble}` as never)}</p>
      )}
      {(!proved || lost) && (
        <>
          <h3 className={css.step}>{t('step1')}</h3>
          <p className={css.text}>{t('step1Text')}</p>
          <RecordTable records={[{ type: 'TXT', name: record.name, value: record.value }]} />
          <h3 className={css.step}>{t('step2')}</h3>
          <RecordTable
            records={
              bare
                ? all.addresses.map((value) => ({
                    type: value.includes(':') ? 'AAAA' : 'A',
                    name: host,
                    value,
                  }))
                : [{ type: 'CNAME', name: host, value: all.target ?? '' }]
            }
          />
          {bare && all.addresses.length === 0 && <p className={css.text}>{t('noAddress')}</p>}
        </>
      )}
      {main && <p className={css.text}>{t('mainNote')}</p>}
      <div className={css.acts}>
        <Button small busy={busy} onClick={() => void act(`${address}/look`, { method: 'POST' })}>
          {t('look')}
        </Button>
        {proved && (
          <Button
            small
            disabled={busy}
            onClick={() => void act(address, { method: 'PUT', body: { main: !main } })}
          >
            {t(main ? 'endMain' : 'makeMain')}
          </Button>
        )}
        <Button
          small
          look="quiet"
          iconOnly
          aria-label={t('removeOne', { host: shown })}
          onClick={() => void remove()}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {dialog}
    </li>
  );
}
