'use client';

import { useT } from '@plugins/kit/view';
import type { PhotoView, PinView } from '../rules/wire';
import { Thumb } from './Thumb';

/** Who wrote a note, as the reader knows them. */
export function NoteWriter({ pin }: { pin: Pick<PinView, 'studio' | 'mine' | 'name'> }) {
  const t = useT('albums.proof');
  return <bdi>{pin.studio ? t('studio') : pin.mine ? t('you') : (pin.name ?? t('client'))}</bdi>;
}

/** A note's words and the photographs it exchanges. */
export function NoteText({
  pin,
  photos,
}: {
  pin: Pick<PinView, 'text' | 'swap_out' | 'swap_in'>;
  photos: ReadonlyMap<string, PhotoView>;
}) {
  const t = useT('albums.proof');
  const out = photos.get(pin.swap_out ?? '');
  const into = photos.get(pin.swap_in ?? '');
  return (
    <>
      {pin.text && (
        <p dir="auto" className="whitespace-pre-wrap">
          {pin.text}
        </p>
      )}
      {into && (
        <p className="mt-1 flex flex-wrap items-center gap-2">
          {out && <Thumb photo={out} className="h-14" />}
          <span>{t('swapFor')}</span>
          <Thumb photo={into} className="h-14" />
        </p>
      )}
    </>
  );
}
