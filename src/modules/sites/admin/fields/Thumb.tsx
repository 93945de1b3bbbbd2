'use client';

import { ImageOff, Loader2 } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import type { StudioPicture } from '../../rules/studio-site';
import { useBuilder } from '../state/builder-context';
import css from '../styles/shared.module.css';

/** Returns the address of a picture's smallest size; null while none is rendered. */
export function thumbOf({ base, widths }: StudioPicture): string | null {
  const width = widths[0];
  return base && width ? `${base}/${width}.jpg` : null;
}

/** A thumbnail of one of the site's pictures, or why it cannot be shown yet. */
export function Thumb({ id }: { id: string }) {
  const t = useT('sites.builder.picture');
  const { pictures, language } = useBuilder();
  const picture = pictures[id];
  const address = picture ? thumbOf(picture) : null;
  if (picture && address)
    return (
      <img
        className={css.thumb}
        data-thumb
        src={address}
        alt={picture.alt[language] || picture.name || ''}
        loading="lazy"
        style={{ objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
      />
    );
  const waits = picture?.state === 'processing';
  return (
    <span className={css.thumb} data-thumb data-waits={waits || undefined}>
      {waits ? <Loader2 aria-hidden /> : <ImageOff aria-hidden />}
      <small>{t(waits ? 'drawing' : 'refused')}</small>
    </span>
  );
}
