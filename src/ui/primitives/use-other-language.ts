'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, useEffect } from 'react';
import { keepTyped, restoreTyped } from './keep-typed';

/** The link to the page in the other language. */
export interface OtherLanguage {
  /** Its own name. */
  label: string;
  locale: 'en' | 'he';
  dir: 'ltr' | 'rtl';
  href: string;
  /** Goes there, and keeps the address, its hash and typed text. */
  go: (event?: MouseEvent) => void;
}

/**
 * Returns the link to the other language; after going there the address is clean for sharing. `query` is added to the
 * address: what the page consumed of it, and opens again.
 */
export function useOtherLanguage(query: Record<string, string> = {}): OtherLanguage {
  const t = useTranslations('common');
  const locale = useLocale() === 'he' ? 'en' : 'he';
  useEffect(() => {
    restoreTyped();
    // The choice is in the cookie now.
    const url = new URL(window.location.href);
    if (!url.searchParams.has('locale')) return;
    url.searchParams.delete('locale');
    window.history.replaceState(window.history.state, '', url);
  }, []);
  return {
    label: t('otherLanguage'),
    locale,
    dir: locale === 'he' ? 'rtl' : 'ltr',
    href: `?${new URLSearchParams({ ...query, locale })}`,
    go: (event) => {
      event?.preventDefault();
      keepTyped();
      const url = new URL(window.location.href);
      for (const [name, value] of Object.entries({ ...query, locale })) url.searchParams.set(name, value);
      window.location.assign(url);
    },
  };
}
