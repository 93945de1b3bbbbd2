'use client';

import { Check, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { judgeAccent } from '@/core/color/color-contrast';
import ui from '@/ui/admin/ui.module.css';
import css from './brands.module.css';

const DEFAULT_ACCENT = '#7a5c3e';

/** A brand's accent color, picked or typed, with a note on its contrast. */
export function AccentField({
  value: typed,
  errors,
  onChange,
}: {
  value: string;
  errors?: string[];
  onChange: (color: string) => void;
}) {
  const t = useTranslations('admin-studio.brands');
  const id = useId();
  const judged = judgeAccent(typed);
  return (
    <div className={ui.field}>
      <label className={ui.label} htmlFor={id}>
        {t('field.accent_color')} <span className={ui.optional}>{t('optional')}</span>
      </label>
      <div className={css.color}>
        <input
          type="color"
          aria-label={t('pickColour')}
          value={judged ? `#${typed.replace('#', '').toLowerCase()}` : DEFAULT_ACCENT}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          className={ui.input}
          id={id}
          name="accent_color"
          dir="ltr"
          placeholder={DEFAULT_ACCENT}
          maxLength={7}
          value={typed}
          aria-invalid={errors ? true : undefined}
          aria-describedby={`${id}c`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {errors ? <p className={ui.error}>{errors.join(' ')}</p> : null}
      <div id={`${id}c`} className={css.judged} aria-live="polite">
        {judged ? (
          <>
            <Line fine={judged.button}>
              {t(judged.button ? 'buttonFine' : 'buttonPoor', { ratio: judged.onAccent })}
            </Line>
            <Line fine={judged.text}>
              {t(judged.text ? 'textFine' : 'textPoor', { ratio: judged.onPaper })}
            </Line>
          </>
        ) : (
          <p>{t('noAccent')}</p>
        )}
      </div>
    </div>
  );
}

function Line({ fine, children }: { fine: boolean; children: string }) {
  const Icon = fine ? Check : TriangleAlert;
  return (
    <p data-fine={fine}>
      <Icon aria-hidden /> {children}
    </p>
  );
}
