'use client';

import { useTranslations } from 'next-intl';
import { LOCALES, type Locale } from '@/core/i18n/locale';
import css from './messages.module.css';

const NAMES: Record<Locale, string> = { en: 'English', he: 'עברית' };

/** Tabs to choose the language of a message. */
export function LanguageTabs({ value, onChange }: { value: Locale; onChange: (locale: Locale) => void }) {
  const t = useTranslations('admin-clients.msg');
  return (
    <fieldset className={css.tabs} aria-label={t('language')}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === value}
          onClick={() => onChange(locale)}
        >
          {NAMES[locale]}
        </button>
      ))}
    </fieldset>
  );
}
