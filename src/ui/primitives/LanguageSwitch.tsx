'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { cx } from './class-names';
import { keepTyped, restoreTyped } from './keep-typed';

/**
 * The link to the other language, by its own name. A real link; with script it keeps the address, its hash and typed
 * text.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useTranslations('common');
  const other = useLocale() === 'he' ? 'en' : 'he';
  useEffect(() => {
    restoreTyped();
    // The choice is in the cookie now: the address stays clean for sharing.
    const url = new URL(location.href);
    if (!url.searchParams.has('locale')) return;
    url.searchParams.delete('locale');
    history.replaceState(history.state, '', url);
  }, []);
  return (
    <a
      href={`?locale=${other}`}
      hrefLang={other}
      lang={other}
      dir={other === 'he' ? 'rtl' : 'ltr'}
      onClick={(event) => {
        event.preventDefault();
        keepTyped();
        const url = new URL(location.href);
        url.searchParams.set('locale', other);
        location.assign(url);
      }}
      className={cx(
        'touch-target inline-flex items-center justify-center px-2 text-sm underline-offset-4 hover:underline',
        className,
      )}
    >
      {t('otherLanguage')}
    </a>
  );
}
