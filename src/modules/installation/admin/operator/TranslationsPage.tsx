'use client';

import { useTranslations } from 'next-intl';
import { LOCALES } from '@/core/i18n/locale';
import ui from '@/ui/admin/ui.module.css';
import type { TextGaps } from './compare-texts';
import css from './operator.module.css';
import { Page } from './Page';

/** Keys of texts that one language has and another lacks. */
export function TranslationsPage({ found }: { found: TextGaps }) {
  const t = useTranslations('admin-operators.translations');
  const whole = LOCALES.every((locale) => found.missing[locale].length === 0);
  return (
    <Page title={t('title')} help={t('help', { count: found.texts })}>
      {whole ? (
        <section className={ui.empty}>
          <h2>{t('whole')}</h2>
        </section>
      ) : (
        LOCALES.filter((locale) => found.missing[locale].length > 0).map((locale) => (
          <section key={locale} className={css.gaps}>
            <h2>{t(`in.${locale}`, { count: found.missing[locale].length })}</h2>
            <ul>
              {found.missing[locale].map((key) => (
                <li key={key}>
                  <code dir="ltr">{key}</code>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </Page>
  );
}
