'use client';

import { WATERMARK_POSITIONS, type WatermarkPosition } from '@media/rules/watermark';
import { useTranslations } from 'next-intl';
import css from './watermark.module.css';

/** In the order of the picture's positions: three rows of three, then the band below. */
const ORDER: WatermarkPosition[] = [
  'top_left',
  'top_center',
  'top_right',
  'center_left',
  'center',
  'center_right',
  'bottom_left',
  'bottom_center',
  'bottom_right',
  ...WATERMARK_POSITIONS.filter((position) => position === 'bottom_full_width'),
];

/** Picks the watermark's position on a schematic picture. Sides are the photograph's, in every language. */
export function PositionPicker({
  value,
  disabled,
  onChange,
}: {
  value: WatermarkPosition;
  disabled: boolean;
  onChange: (position: WatermarkPosition) => void;
}) {
  const t = useTranslations('admin.watermark');
  return (
    <fieldset className={css.positions} disabled={disabled}>
      <legend>{t('position')}</legend>
      <div className={css.places} dir="ltr">
        {ORDER.map((position) => (
          <label key={position} className={css.place} data-position={position} title={t(`at.${position}`)}>
            <input
              type="radio"
              name="watermark_position"
              value={position}
              checked={value === position}
              aria-label={t(`at.${position}`)}
              onChange={() => onChange(position)}
            />
            <span aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
