'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MediaView } from '@/core/wire';
import { useGalleryContext } from '../gallery/gallery-context';
import { IconButton } from '../primitives/IconButton';
import { NoticeHost } from '../primitives/NoticeHost';
import { Slot } from '../slots/Slot';
import { useBackCloses } from './use-back-closes';
import { useCompare } from './use-compare';
import { type PhotoHandlers, useCompareZoom } from './use-compare-zoom';

/** Two to four photographs side by side on black; zooming shows the same place of each. */
export function Compare() {
  const t = useTranslations('gallery');
  const [store, { medias, open }] = useCompare();
  const { keys } = useGalleryContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(0);
  const zoom = useCompareZoom(medias, open);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
  }, [open]);
  useBackCloses(store);
  if (!open) return null;
  const here = Math.min(chosen, medias.length - 1);
  /**
   * Arrows or its number choose a photograph, X removes it, and all other keys act on the chosen one. While enlarged,
   * arrows move the photographs.
   */
  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    const media = medias[here];
    if (event.ctrlKey || event.metaKey || event.altKey || !media) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = event.key === 'ArrowRight' ? rtl : event.key === 'ArrowLeft' ? -rtl : 0;
    const number = Number(/^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1] ?? 0);
    if (zoom.press(event.key)) {
      // Moved.
    } else if (step !== 0) setChosen((here + step + medias.length) % medias.length);
    else if (number > 0 && number <= medias.length && !event.shiftKey) setChosen(number - 1);
    else if (event.code === 'KeyX' && medias.length > 2) store.toggle(media);
    else return keys.press(event.nativeEvent, media, event.currentTarget);
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="compare"
      aria-label={t('compare.title')}
      onClose={() => store.close()}
      onKeyDown={press}
    >
      <div className="compare-head">
        <h2>{t('compare.title')}</h2>
        <IconButton
          icon={<X aria-hidden="true" />}
          label={t('compare.close')}
          onClick={() => store.close()}
        />
      </div>
      <ul className="compare-places" data-count={medias.length} {...zoom.list}>
        {medias.map((media, index) => (
          <Place
            key={media.id}
            media={media}
            number={index + 1}
            chosen={index === here}
            onFocus={() => setChosen(index)}
            label={t('compare.closer', { name: media.name })}
            leave={medias.length > 2 ? () => store.toggle(media) : null}
            zoomed={zoom.zoomed}
            handlers={zoom.photo}
          />
        ))}
      </ul>
      <NoticeHost />
    </dialog>
  );
}

interface PlaceProps {
  media: MediaView;
  /** The key that chooses it. */
  number: number;
  /** Keys are for this one. */
  chosen: boolean;
  onFocus: () => void;
  label: string;
  leave: (() => void) | null;
  zoomed: boolean;
  handlers: PhotoHandlers;
}

function Place({ media, number, chosen, onFocus, label, leave, zoomed, handlers }: PlaceProps) {
  const t = useTranslations('gallery');
  return (
    <li className="compare-place" aria-current={chosen || undefined} onFocus={onFocus}>
      <button type="button" className="compare-photo" aria-label={label} aria-pressed={zoomed} {...handlers}>
        <img
          src={media.medium}
          srcSet={`${media.medium} 1280w, ${media.big} ${media.width}w`}
          sizes="(max-width: 639px) 100vw, 50vw"
          alt={media.name}
          draggable={false}
        />
      </button>
      <div className="compare-foot">
        <span className="compare-number" aria-hidden="true">
          {number}
        </span>
        <Slot name="compare.bar" media={media} />
      </div>
      {leave && (
        <button type="button" className="compare-leave" title={t('compare.leave')} onClick={leave}>
          <X aria-hidden="true" />
          <span className="sr-only">{t('compare.leave')}</span>
        </button>
      )}
    </li>
  );
}
