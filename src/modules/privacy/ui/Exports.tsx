'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatBytes } from '@/core/text/format-bytes';
import type { DataRequestView, OwnData } from '@/modules/people/rules/erasure';
import { useApi } from '@/ui/api/use-api';
import { Button } from '@/ui/primitives/Button';
import { buttonClass } from '@/ui/primitives/button-class';

/** Interval of polling the progress, in ms. */
const LOOK = 1500;
const isRunning = ({ state }: DataRequestView) => state === 'waiting' || state === 'working';

/** Requests an export, shows its progress, and links to its file. */
export function Exports({ exports: first, csrf }: { exports: DataRequestView[]; csrf: string }) {
  const t = useTranslations('account-data');
  const api = useApi();
  const [exports, setExports] = useState(first);
  const [busy, setBusy] = useState(false);
  const running = exports.some(isRunning);
  const newest = exports[0];
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      api<OwnData>('/users/data').then(
        (data) => setExports(data.exports),
        () => undefined,
      );
    }, LOOK);
    return () => clearInterval(timer);
  }, [running, api]);
  const ask = async () => {
    setBusy(true);
    try {
      await api('/users/data/exports', { method: 'POST' });
      setExports((await api<OwnData>('/users/data')).exports);
    } catch {
      // The page already shows the error.
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-display text-2xl">{t('exportTitle')}</h2>
      <p className="text-quiet">{t('exportText')}</p>
      <div role="status" className="empty:hidden">
        {newest ? <ExportLine one={newest} /> : null}
      </div>
      <form
        action="/users/data/exports"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <input type="hidden" name="authenticity_token" value={csrf} />
        <Button type="submit" look="line" busy={busy || running}>
          {t('exportAsk')}
        </Button>
      </form>
    </section>
  );
}

function ExportLine({ one }: { one: DataRequestView }) {
  const t = useTranslations('account-data');
  const format = useFormatter();
  const locale = useLocale();
  const when = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
  if (isRunning(one)) {
    return (
      <p className="flex flex-col gap-2">
        {t('exportWorking', { percent: one.progress })}
        <progress max={1} value={one.progress} className="w-full" aria-label={t('exportTitle')} />
      </p>
    );
  }
  if (one.state === 'ready' && one.url && one.until) {
    const size = formatBytes(one.bytes ?? 0, locale);
    return (
      <p className="flex flex-col items-start gap-2">
        <span>{t('exportReady', { when: when(one.asked_at) })}</span>
        <a href={one.url} download className={buttonClass('ink')}>
          {t('exportSave', { size })}
        </a>
        <span className="text-quiet text-sm">{t('exportUntil', { when: when(one.until) })}</span>
      </p>
    );
  }
  return <p className="text-quiet">{t(one.state === 'failed' ? 'exportFailed' : 'exportOver')}</p>;
}
