'use client';

import { cx } from './class-names';
import { useOtherLanguage } from './use-other-language';

/** The link to the other language, by its own name. A real link, which works without script. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { label, locale, dir, href, go } = useOtherLanguage();
  return (
    <a
      href={href}
      hrefLang={locale}
      lang={locale}
      dir={dir}
      onClick={go}
      className={cx(
        'touch-target inline-flex items-center justify-center px-2 text-sm underline-offset-4 hover:underline',
        className,
      )}
    >
      {label}
    </a>
  );
}
