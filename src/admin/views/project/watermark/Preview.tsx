'use client';

import { useTranslations } from 'next-intl';
import { placeWatermark } from '@/domain/watermark';
import type { MarkView } from './mark-view';
import css from './watermark.module.css';

const PICTURE = { width: 1500, height: 1000 };
const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** How the mark will stand on a photograph, by the same rule the photographs are drawn by. */
export function Preview({ mark, address }: { mark: MarkView; address: string }) {
  const t = useTranslations('admin.watermark');
  const { image, width, height } = mark;
  const place = image && width && height ? placeWatermark(PICTURE, { width, height }, mark) : null;
  return (
    // The photograph's own sides: they are not mirrored.
    <div className={css.preview} dir="ltr">
      {place ? (
        <img
          src={`${address}?v=${image}`}
          alt={t('preview')}
          style={{
            insetInlineStart: share(place.left, PICTURE.width),
            insetBlockStart: share(place.top, PICTURE.height),
            inlineSize: share(place.width, PICTURE.width),
            blockSize: share(place.height, PICTURE.height),
          }}
        />
      ) : (
        <p dir="auto">{t('none')}</p>
      )}
    </div>
  );
}
