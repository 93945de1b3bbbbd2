'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Button, notify } from '@plugins/kit/ui/parts';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { OwnPhoto, OwnPhotos } from '../rules/wire';

/**
 * This person's own photographs, small: those that wait for the studio, of which each can be taken back after a question,
 * and those that it shows.
 */
export function OwnWaiting({
  at,
  own: { photos },
  onOwn,
}: {
  /** Address of what this person sent. */
  at: string;
  own: OwnPhotos;
  onOwn: (own: OwnPhotos) => void;
}) {
  const t = useT('guest-photos.dialog');
  const { event, api } = useGallery();
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const takeBack = async (media: string) => {
    setBusy(true);
    try {
      const body = { taken_back: [media] };
      onOwn(await api<OwnPhotos>(at, { method: 'PUT', body, quiet: true }));
      setChosen(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isLeaving(error)) notify({ text: error.message, tone: 'alert', key: 'guest-photos' });
    } finally {
      setBusy(false);
    }
  };
  const waiting = photos.filter(({ shown }) => !shown);
  const shown = photos.filter((photo) => photo.shown);
  const named = waiting.find(({ media }) => media === chosen);
  const picture = ({ name, src }: OwnPhoto) =>
    src ? <img src={src} alt={name} loading="lazy" /> : <span>{t('preparing')}</span>;
  return (
    <section className="flex flex-col gap-2">
      {waiting.length > 0 && (
        <p className="text-quiet text-sm">
          {t('before', { studio: event.brand.name, count: waiting.length })}
        </p>
      )}
      <ul className="guest-waiting" hidden={waiting.length === 0}>
        {waiting.map(({ media, name, ...photo }) => (
          <li key={media} data-chosen={media === chosen || undefined}>
            {picture({ media, name, ...photo })}
            <button
              type="button"
              aria-label={t('takeBack', { name })}
              title={t('takeBack', { name })}
              onClick={() => setChosen(media)}
            >
              <X aria-hidden="true" size={16} />
            </button>
          </li>
        ))}
      </ul>
      {named && (
        <div role="alert" className="flex flex-col gap-2">
          <p>{t('takeBackText', { name: named.name })}</p>
          <div className="flex gap-2">
            <Button look="line" onClick={() => setChosen(null)}>
              {t('keep')}
            </Button>
            <Button look="ink" busy={busy} onClick={() => void takeBack(named.media)}>
              {t('takeBackNow')}
            </Button>
          </div>
        </div>
      )}
      {shown.length > 0 && (
        <>
          <p className="text-quiet text-sm">{t('shown')}</p>
          <ul className="guest-waiting">
            {shown.map((photo) => (
              <li key={photo.media}>{picture(photo)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
