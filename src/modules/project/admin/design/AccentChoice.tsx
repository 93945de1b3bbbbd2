'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { judgeAccent } from '@/core/color/color-contrast';
import { Button } from '@/ui/admin/Button';
import ui from '@/ui/admin/ui.module.css';
import css from './design.module.css';

/** Shown in the picker where neither project nor brand has an accent: the platform's. */
const PLATFORM = '#93402f';

/** The project's accent: the brand's, or a color of its own, with a note where it is hard to read as text. */
export function AccentChoice({
  value,
  brand,
  errors,
  onChange,
}: {
  value: string | null;
  brand: string | null;
  errors?: string[] | undefined;
  onChange: (color: string | null) => void;
}) {
  const t = useTranslations('admin');
  const id = useId();
  const judged = judgeAccent(value ?? brand ?? PLATFORM);
  return (
    <div className={css.group}>
      <label className={css.legend} htmlFor={id}>
        {t('field.accent_color')}
      </label>
      <div className={css.accent}>
        <input
          id={id}
          type="color"
          value={value ?? brand ?? PLATFORM}
          aria-describedby={`${id}n`}
          onChange={({ target }) => onChange(target.value)}
        />
        {value === null ? (
          <span>{t('design.brandAccent')}</span>
        ) : (
          <Button look="quiet" onClick={() => onChange(null)}>
            {t('design.useBrandAccent')}
          </Button>
        )}
      </div>
      {errors ? <p className={ui.error}>{errors.join(' ')}</p> : null}
      <p id={`${id}n`} className={ui.help}>
        {t(judged?.text ? 'design.accentFine' : 'design.accentAdjusted')}
      </p>
    </div>
  );
}
