'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { LanguageSwitch } from '../primitives/LanguageSwitch';

/** On the cover, the link to the other language where the browser prefers that one; else it is in the menu alone. */
export function LanguageOffer() {
  const locale = useLocale();
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => /^(en|he)$/.test(tag));
    setOffered(preferred !== undefined && preferred !== locale);
  }, [locale]);
  if (!offered) return null;
  // A box of its own: the link is in the direction of its language, and would be placed on the other side.
  return (
    <div className="cover-language">
      <LanguageSwitch />
    </div>
  );
}
