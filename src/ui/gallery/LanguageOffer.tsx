'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useOtherLanguage } from '../primitives/use-other-language';

/**
 * On the cover, one line in the reader's own language where the browser prefers another one than the gallery's: it opens
 * the gallery in that language, which is kept. For everyone else the language is in the menu alone. A dialog that covers
 * the cover shows it too, with its own classes, and with the `query` that opens the dialog again.
 */
export function LanguageOffer({
  query,
  className = 'cover-language',
  linkClass = 'cover-language-link',
}: {
  query?: Record<string, string>;
  className?: string;
  linkClass?: string;
}) {
  const t = useTranslations('gallery');
  const locale = useLocale();
  const other = useOtherLanguage(query);
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => /^(en|he)$/.test(tag));
    setOffered(preferred !== undefined && preferred !== locale);
  }, [locale]);
  if (!offered) return null;
  // A box of its own: the link is in the direction of its language, and would be placed on the other side.
  return (
    <div className={className}>
      <a
        href={other.href}
        hrefLang={other.locale}
        lang={other.locale}
        dir={other.dir}
        className={linkClass}
        onClick={other.go}
      >
        {t('languageOffer')}
      </a>
    </div>
  );
}
