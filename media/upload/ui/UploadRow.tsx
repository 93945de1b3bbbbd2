'use client';

import { Check, CircleAlert, RotateCcw, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { formatBytes } from '@/core/text/format-bytes';
import { Button } from '@/ui/admin/Button';
import type { UploadItem } from './upload-types';
import css from './uploads.module.css';
import { uploadQueue } from './use-uploads';

/** One file in the queue: its progress, or why it failed. */
export const UploadRow = memo(function UploadRow({ item, paused }: { item: UploadItem; paused: boolean }) {
  const t = useTranslations('admin.upload');
  const locale = useLocale();
  const { phase, at, bytes, reason } = item;
  const bad = phase === 'refused' || phase === 'failed';
  const moving = phase === 'reading' || phase === 'sending';
  const percent = bytes > 0 ? Math.floor((at / bytes) * 100) : 0;
  const state = bad
    ? reason
    : paused && phase === 'sending'
      ? t('state.paused')
      : t(`state.${phase}`, { percent });
  return (
    <li className={css.row} data-phase={phase}>
      <span className={css.rowName} title={item.path}>
        <bdi>{item.name}</bdi>
      </span>
      <span className={css.rowState}>
        {bad ? <CircleAlert aria-hidden /> : phase === 'done' ? <Check aria-hidden /> : null}
        {state}
      </span>
      <span className={css.rowSize}>{formatBytes(bytes, locale)}</span>
      <span className={css.rowButtons}>
        {phase === 'failed' ? (
          <Button
            small
            iconOnly
            look="quiet"
            aria-label={t('retry', { name: item.name })}
            onClick={() => void uploadQueue().then((queue) => queue.retry(item.id))}
          >
            <RotateCcw aria-hidden />
          </Button>
        ) : null}
        {phase === 'done' || phase === 'known' ? null : (
          <Button
            small
            iconOnly
            look="quiet"
            aria-label={t('cancel', { name: item.name })}
            onClick={() => void uploadQueue().then((queue) => queue.cancel(item.id))}
          >
            <X aria-hidden />
          </Button>
        )}
      </span>
      {moving ? (
        <span className={css.rowBar} aria-hidden>
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
      ) : null}
    </li>
  );
});
