'use client';

import type { StorageView } from '@media/storage/storage-repo';
import { toast } from '@payloadcms/ui';
import { RefreshCw } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { formatBytes } from '@/core/text/format-bytes';
import { Button } from '@/ui/admin/Button';
import { Moment } from '@/ui/admin/Moment';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './operator.module.css';
import { Page } from './Page';

/** Storage space, its use by account, and what the nightly sweep deleted. */
export function StoragePage({ use }: { use: StorageView }) {
  const t = useTranslations('admin-operators.storage');
  const locale = useLocale();
  const call = useCall();
  const { busy, act } = useAct();
  const size = (bytes: number) => formatBytes(bytes, locale);
  const measure = () =>
    act(async () => {
      await call('/api/x/studio/operator/storage/measure', { method: 'POST' });
      toast.success(t('measuring'));
    });
  const used = use.total > 0 ? 1 - use.free / use.total : 0;
  const actions = (
    <Button busy={busy} onClick={() => void measure()}>
      <RefreshCw aria-hidden /> {t('measure')}
    </Button>
  );
  return (
    <Page title={t('title')} help={t('help')} actions={actions}>
      <section className={css.room}>
        <p>{t('room', { free: size(use.free), total: size(use.total) })}</p>
        <div className={ui.bar} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(used * 100)}%` }} />
        </div>
        <p className={ui.help}>
          {t(`kind.${use.kind}`)} <bdi dir="ltr">{use.where}</bdi>
        </p>
        <p className={ui.help}>
          {use.swept
            ? t.rich('swept', { count: use.swept.removed, at: () => <Moment at={use.swept?.at ?? ''} /> })
            : t('neverSwept')}
        </p>
        <p className={ui.help}>
          {use.measured
            ? t.rich('measured', { at: () => <Moment at={use.measured ?? ''} /> })
            : t('neverMeasured')}
        </p>
      </section>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('account')}</th>
              <th scope="col" className={css.number}>
                {t('originals')}
              </th>
              <th scope="col" className={css.number}>
                {t('drawn')}
              </th>
            </tr>
          </thead>
          <tbody>
            {use.accounts.map(({ id, name, originals, drawn }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td className={css.number}>{size(originals)}</td>
                <td className={css.number}>{drawn === null ? '…' : size(drawn)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Page>
  );
}
