'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useOtherLanguage } from '../primitives/use-other-language';

/**
 * On the cover, one line in the reader's own language where the browser prefers another one than the gallery's: it opens
 * the gallery in that language, which is kept. For everyone else the language is in the menu alone.
 */
export function LanguageOffer() {
  const t = useTranslations('gallery');
  const locale = useLocale();
  const other = useOtherLanguage();
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => /^(en|he)$/.test(tag));
    setOffered(preferred !== undefined && preferred !== locale);
  }, [locale]);
  if (!offered) return null;
  // A box of its own: the link is in the direction of its language, and would be placed on the other side.
  return (
    <div className="cover-language">
      <a
        href={other.href}
        hrefLang={other.locale}
        lang={other.locale}
        dir={other.dir}
        className="cover-language-link"
        onClick={other.go}
      >
        {t('languageOffer')}
      </a>
    </div>
  );
}
