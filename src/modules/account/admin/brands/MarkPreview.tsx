'use client';

import { placeWatermark, type WatermarkInput } from '@media/rules/watermark';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SamplePhoto } from '@/modules/account/queries/brands-repo';
import css from './watermark.module.css';

const NONE = { id: '', src: '', width: 1500, height: 1000 };
const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Preview of the watermark on the account's photographs, placed by the same rule as in rendering. */
export function MarkPreview({
  picture,
  input,
  photos,
}: {
  picture: { src: string; width: number; height: number } | null;
  input: WatermarkInput;
  photos: SamplePhoto[];
}) {
  const t = useTranslations('admin.watermark');
  const own = useTranslations('admin-studio.mark');
  const [at, setAt] = useState(0);
  const photo = photos[at] ?? NONE;
  const place = picture && placeWatermark(photo, picture, input);
  return (
    <div className={css.trial}>
      <div className={css.stage}>
        {/* Sides of the photograph itself: not mirrored in RTL. */}
        <div
          className={css.preview}
          dir="ltr"
          data-standing={photo.height > photo.width || undefined}
          style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
        >
          {photo.src ? <img className={css.photo} src={photo.src} alt="" /> : null}
          {place ? (
            <img
              className={css.mark}
              src={picture.src}
              alt={t('preview')}
              style={{
                insetInlineStart: share(place.left, photo.width),
                insetBlockStart: share(place.top, photo.height),
                inlineSize: share(place.width, photo.width),
                blockSize: share(place.height, photo.height),
              }}
            />
          ) : (
            <p dir="auto">{t('none')}</p>
          )}
        </div>
      </div>
      {photos.length > 1 ? (
        <fieldset className={css.strip} aria-label={own('tryOn')}>
          {photos.map(({ id, src }, i) => (
            <button
              key={id}
              type="button"
              aria-pressed={i === at}
              aria-label={own('tryOnOne', { number: i + 1 })}
              onClick={() => setAt(i)}
            >
              <img src={src} alt="" loading="lazy" />
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
