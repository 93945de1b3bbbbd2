'use client';

import { useTranslations as useT } from 'next-intl';
import { AreaField, TextField } from '@/ui/admin/Field';
import { useBuilder } from '../state/builder-context';
import type { Words } from '../state/parts';
import css from '../styles/fields.module.css';

export const DIRECTION = { en: 'ltr', he: 'rtl' } as const;
export const NAMES = { en: 'English', he: 'עברית' } as const;

/** The site's languages beside a field: which one is edited, and which have no text yet. */
export function LanguageMark({ value }: { value: Words }) {
  const { document, language, setLanguage } = useBuilder();
  const t = useT('sites.builder');
  if (document.languages.length < 2) return null;
  return (
    <span className={css.languages}>
      {document.languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          title={t(value[one]?.trim() ? 'writeIn' : 'writeInMissing', { language: NAMES[one] })}
          data-missing={value[one]?.trim() ? undefined : true}
          onClick={() => setLanguage(one)}
        >
          {one === 'he' ? 'עב' : 'EN'}
        </button>
      ))}
    </span>
  );
}

/** A text in the edited language, on one line or several; a button switches to the other language. */
export function WordsField({
  label,
  value = {},
  max = 200,
  lines,
  help,
  onChange,
}: {
  label: string;
  value?: Words | undefined;
  max?: number | undefined;
  lines?: number;
  help?: string;
  onChange: (value: Words) => void;
}) {
  const { language, document } = useBuilder();
  const other = document.languages.find((one) => one !== language);
  const shared = {
    label,
    value: value[language] ?? '',
    maxLength: max,
    dir: DIRECTION[language],
    lang: language,
    ...(help ? { help } : {}),
    ...(other && value[other] && !value[language] ? { placeholder: value[other] } : {}),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [language]: target.value }),
  };
  return (
    <div className={css.words}>
      {(lines ?? (max > 200 ? 3 : 1)) > 1 ? (
        <AreaField {...shared} rows={lines ?? 3} />
      ) : (
        <TextField {...shared} />
      )}
      <LanguageMark value={value} />
    </div>
  );
}
