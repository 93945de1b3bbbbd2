'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { MediaView } from '@/domain/wire';
import { Slot } from '../slots/Slot';
import { IconButton } from '../ui/IconButton';
import { useCompare } from './use-compare';

/** How much a touch enlarges, in all photographs at the same place. */
const CLOSER = 2.5;

/** Two to four photographs side by side on black; a touch looks closer at the same place of each. */
export function Compare() {
  const t = useTranslations('gallery');
  const [store, { medias, open }] = useCompare();
  const dialog = useRef<HTMLDialogElement>(null);
  const [spot, setSpot] = useState<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open) setSpot(null);
  }, [open]);
  if (!open) return null;
  const at = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = (from: number, size: number) => Math.round(Math.min(1, Math.max(0, from / size)) * 100);
    return { x: part(event.clientX - box.left, box.width), y: part(event.clientY - box.top, box.height) };
  };
  const style = spot
    ? ({ '--x': `${spot.x}%`, '--y': `${spot.y}%`, '--closer': CLOSER } as CSSProperties)
    : undefined;
  return (
    <dialog ref={dialog} className="compare" aria-label={t('compare.title')} onClose={() => store.close()}>
      <div className="compare-head">
        <h2>{t('compare.title')}</h2>
        <IconButton
          icon={<X aria-hidden="true" />}
          label={t('compare.close')}
          onClick={() => store.close()}
        />
      </div>
      <ul
        className="compare-places"
        data-count={medias.length}
        data-close={spot ? '' : undefined}
        style={style}
      >
        {medias.map((media) => (
          <Place
            key={media.id}
            media={media}
            label={t('compare.closer', { name: media.name })}
            leave={medias.length > 2 ? () => store.toggle(media) : null}
            onPress={(event) => setSpot(spot ? null : at(event))}
            onMove={(event) => spot && setSpot(at(event))}
          />
        ))}
      </ul>
    </dialog>
  );
}

interface PlaceProps {
  media: MediaView;
  label: string;
  leave: (() => void) | null;
  onPress: (event: PointerEvent<HTMLElement>) => void;
  onMove: (event: PointerEvent<HTMLElement>) => void;
}

function Place({ media, label, leave, onPress, onMove }: PlaceProps) {
  const t = useTranslations('gallery');
  return (
    <li className="compare-place">
      <button
        type="button"
        className="compare-photo"
        aria-label={label}
        onPointerUp={onPress}
        onPointerMove={onMove}
      >
        <img
          src={media.medium}
          srcSet={`${media.medium} 1280w, ${media.big} ${media.width}w`}
          sizes="(max-width: 639px) 100vw, 50vw"
          alt={media.name}
          draggable={false}
        />
      </button>
      <div className="compare-foot">
        <bdi className="compare-name">{media.name}</bdi>
        <Slot name="compare.bar" media={media} />
        {leave && (
          <button type="button" className="compare-leave" onClick={leave}>
            {t('compare.leave')}
          </button>
        )}
      </div>
    </li>
  );
}
