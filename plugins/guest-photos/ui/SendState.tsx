'use client';

import { useT } from '@plugins/kit/ui';
import { Button } from '@plugins/kit/ui/parts';
import { useFormatter } from 'next-intl';
import { useSyncExternalStore } from 'react';
import type { Sending } from './send-photos';
import './guest-photos.css';

const onConnection = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Progress of the chosen files, and what became of them. */
export function SendState({
  state,
  studio,
  onRetry,
}: {
  state: Sending;
  studio: string;
  onRetry: (files: File[]) => void;
}) {
  const t = useT('guest-photos.dialog');
  const online = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  const { all, done, share, running, failed, ended } = state;
  const { number } = useFormatter();
  const again = failed.filter((one) => one.again).map(({ file }) => file);
  return (
    <div className="flex flex-col gap-3" role="status">
      {ended ? (
        done > 0 && (
          <div className="flex flex-col gap-1">
            <p>{t('sent', { count: done })}</p>
            <p className="text-quiet text-sm">{t('sentAbout', { studio, count: done })}</p>
          </div>
        )
      ) : (
        <>
          <p>{t('sending', { done, all })}</p>
          <progress
            className="guest-progress"
            value={share}
            max={1}
            aria-label={t('sending', { done, all })}
          />
          {/* Of two files at most; read aloud is the sum alone. */}
          <ul className="guest-running text-quiet text-sm" aria-hidden="true">
            {running.map(({ at, name, share: part }) => (
              <li key={at}>
                <bdi>{name}</bdi>
                <span>{number(part, { style: 'percent', maximumFractionDigits: 0 })}</span>
              </li>
            ))}
          </ul>
          <p className="text-quiet text-sm">{t(online ? 'keepOpen' : 'waiting')}</p>
        </>
      )}
      {failed.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="text-danger">{t('failed', { count: failed.length })}</p>
          <ul className="flex flex-col gap-1 text-sm">
            {failed.map(({ at, file, reason }) => (
              <li key={at}>
                <bdi>{file.name}</bdi>: <span className="text-quiet">{reason}</span>
              </li>
            ))}
          </ul>
          {ended && again.length > 0 && (
            <Button look="line" onClick={() => onRetry(again)}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
