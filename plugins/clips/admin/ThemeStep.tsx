'use client';

import { useT } from '@plugins/kit/admin';
import { useLocale } from 'next-intl';
import css from './clips.module.css';
import { PREVIEW_FAMILIES } from './preview-faces';
import type { StepProps } from './Wizard';

/** Step 3: the look. Choosing one plays it in the preview. */
export function ThemeStep({ detail, view, onChange }: StepProps) {
  const t = useT('clips.admin.theme');
  const locale = useLocale() === 'he' ? 'he' : 'en';
  return (
    <fieldset className={css.themes}>
      <legend className={css.unseen}>{t('label')}</legend>
      {view.themes.map((theme) => (
        <label key={theme.id} className={css.theme}>
          <input
            type="radio"
            name="theme"
            checked={detail.clip.theme === theme.id}
            onChange={() => void onChange({ theme: theme.id })}
          />
          <span
            className={css.swatch}
            style={{
              background: theme.colors.ground,
              color: theme.colors.ink,
              fontFamily: PREVIEW_FAMILIES[theme.type],
            }}
            aria-hidden
          >
            {t('sample')}
          </span>
          <span>
            <bdi>{theme.name[locale]}</bdi>
            <small>
              <bdi>{theme.about[locale]}</bdi>
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
