'use client';

import { ChevronDown, ChevronUp, Pause, Play, RotateCcw, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatBytes } from '@/core/text/format-bytes';
import { Button } from '@/ui/admin/Button';
import { bottomDock } from '@/ui/admin/bottom-bar';
import { useConfirm } from '@/ui/admin/Dialog';
import ui from '@/ui/admin/ui.module.css';
import { timeLeft } from './measures';
import { UploadRow } from './UploadRow';
import type { UploadTotals } from './upload-types';
import css from './uploads.module.css';
import { uploadQueue, useUploads } from './use-uploads';

/** How long a result without any trouble is shown. */
const OVER_MS = 8000;

/** The running uploads, at the foot of every screen of the admin; nothing where there are none. */
export function UploadDock() {
  const t = useTranslations('admin.upload');
  const locale = useLocale();
  const { totals, rows, more } = useUploads();
  const [open, setOpen] = useState(false);
  const [ask, dialog] = useConfirm();
  // One line over the page is enough, since the photographs appear in it; failed ones are named in the list.
  const bad = totals.failed + totals.refused > 0;
  useEffect(() => setOpen(bad), [bad]);
  const over = totals.files > 0 && !totals.active && !bad && !open;
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => void uploadQueue().then((queue) => queue.cancel()), OVER_MS);
    return () => clearTimeout(timer);
  }, [over]);
  if (totals.files === 0) return null;
  const percent = totals.bytes > 0 ? Math.floor((totals.sent / totals.bytes) * 100) : totals.active ? 0 : 100;
  const act = (what: 'pause' | 'resume' | 'retry') => void uploadQueue().then((queue) => queue[what]());
  const close = async () => {
    const sure =
      !totals.active ||
      (await ask({ title: t('cancelTitle'), text: t('cancelText'), accept: t('cancelAll'), danger: true }));
    if (sure) (await uploadQueue()).cancel();
  };
  return (
    <section ref={bottomDock} className={css.dock} aria-label={t('title')}>
      <div className={css.dockHead}>
        <div className={css.dockText}>
          <strong aria-live="polite">{headline(totals, t)}</strong>
          <span className={css.numbers}>
            {totals.active && totals.bytes > 0 ? (
              <>
                <span>
                  {t('bytesOf', {
                    sent: formatBytes(totals.sent, locale),
                    total: formatBytes(totals.bytes, locale),
                  })}
                </span>
                {totals.speed > 0 ? (
                  <span>{t('speed', { speed: formatBytes(totals.speed, locale) })}</span>
                ) : null}
                {totals.speed > 0 ? (
                  <span>{t('left', { time: timeLeft((totals.bytes - totals.sent) / totals.speed, t) })}</span>
                ) : null}
              </>
            ) : null}
            {totals.known > 0 ? <span>{t('known', { count: totals.known })}</span> : null}
            {totals.refused > 0 ? (
              <span className={css.bad}>{t('refused', { count: totals.refused })}</span>
            ) : null}
            {totals.failed > 0 ? (
              <span className={css.bad}>{t('failed', { count: totals.failed })}</span>
            ) : null}
          </span>
        </div>
        <div className={css.dockButtons}>
          {totals.failed > 0 ? (
            <Button small onClick={() => act('retry')}>
              <RotateCcw aria-hidden /> {t('retryAll')}
            </Button>
          ) : null}
          {totals.active ? (
            <Button
              small
              iconOnly
              aria-label={totals.paused ? t('resume') : t('pause')}
              onClick={() => act(totals.paused ? 'resume' : 'pause')}
            >
              {totals.paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            </Button>
          ) : null}
          <Button
            small
            iconOnly
            look="quiet"
            aria-expanded={open}
            aria-label={open ? t('hideFiles') : t('showFiles')}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          </Button>
          <Button
            small
            iconOnly
            look="quiet"
            aria-label={totals.active ? t('cancelAll') : t('close')}
            onClick={() => void close()}
          >
            <X aria-hidden />
          </Button>
        </div>
      </div>
      <div
        className={ui.bar}
        role="progressbar"
        aria-label={t('title')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        data-done={!totals.active && totals.failed === 0}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      {open ? (
        <ul className={css.rows}>
          {rows.map((item) => (
            <UploadRow key={item.id} item={item} paused={totals.paused} />
          ))}
          {more > 0 ? <li className={css.moreRows}>{t('more', { count: more })}</li> : null}
        </ul>
      ) : null}
      {dialog}
    </section>
  );
}

function headline(totals: UploadTotals, t: ReturnType<typeof useTranslations<'admin.upload'>>): string {
  const { files, known, refused } = totals;
  const wanted = files - known - refused;
  if (totals.paused && totals.active) return t('isPaused', { done: totals.done, count: wanted });
  if (totals.active && totals.reading > 0 && totals.bytes === 0)
    return t('reading', { count: totals.reading });
  if (totals.active) return t('sending', { done: totals.done, count: wanted });
  if (wanted === 0) return t('nothingNew');
  return totals.failed > 0
    ? t('partly', { done: totals.done, count: wanted })
    : t('allDone', { count: totals.done });
}
