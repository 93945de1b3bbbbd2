'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { formatBytes } from '@/core/text/format-bytes';
import type { DataRequestView } from '@/modules/people/rules/erasure';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import panes from '@/ui/admin/panes.module.css';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';

/** Interval of polling the progress, in ms. */
const LOOK = 1500;
const isRunning = ({ state }: DataRequestView) => state === 'waiting' || state === 'working';

/** Exports or erases a client's data, when the client requests it from the studio. */
export function ClientData({ path, name, mayErase }: { path: string; name: string; mayErase: boolean }) {
  const t = useTranslations('admin-data');
  const format = useFormatter();
  const locale = useLocale();
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, question] = useConfirm();
  const [requests, setRequests] = useState<DataRequestView[]>([]);
  const [erasing, setErasing] = useState(false);
  const look = useCallback(
    async () => setRequests((await call<{ requests: DataRequestView[] }>(path)).requests),
    [call, path],
  );
  const made = requests.find(({ kind }) => kind === 'export');
  const running = made && isRunning(made);
  useEffect(() => {
    // Loads requests from before this page was opened.
    void look().catch(() => undefined);
  }, [look]);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => void look().catch(() => undefined), LOOK);
    return () => clearInterval(timer);
  }, [running, look]);
  const save = () =>
    act(async () => {
      await call(path, { method: 'POST' });
      await look();
    });
  const erase = async () => {
    const words = { title: t('eraseTitle', { name }), text: t('eraseText'), accept: t('erase') };
    if (!(await ask({ ...words, danger: true }))) return;
    await act(async () => {
      await call(path, { method: 'DELETE' });
      setErasing(true);
      toast.success(t('erased', { name }));
      router.push('/admin/clients');
    });
  };
  return (
    <section className={panes.card}>
      <h2>{t('title')}</h2>
      <p className={ui.help}>{t('text')}</p>
      <div role="status">
        {running ? <p className={ui.help}>{t('saving')}</p> : null}
        {made?.url && made.until ? (
          <p>
            <a href={made.url} download>
              {t('download', {
                size: formatBytes(made.bytes ?? 0, locale),
              })}
            </a>{' '}
            <span className={ui.help}>
              {t('until', { when: format.dateTime(new Date(made.until), { dateStyle: 'medium' }) })}
            </span>
          </p>
        ) : null}
        {made?.state === 'failed' ? <p className={ui.help}>{t('failed')}</p> : null}
        {erasing ? <p className={ui.help}>{t('erasing')}</p> : null}
      </div>
      <div className={panes.buttons}>
        <Button busy={busy || running} onClick={() => void save()}>
          {t('save')}
        </Button>
        {mayErase ? (
          <Button look="quiet" disabled={busy || erasing} onClick={() => void erase()}>
            {t('erase')}
          </Button>
        ) : null}
      </div>
      {question}
    </section>
  );
}
