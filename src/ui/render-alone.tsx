import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import type { Locale } from '@/core/i18n/locale';
import { messagesFor } from '@/core/i18n/messages';
import { missing } from '@/core/i18n/missing';

/** Renders an element as HTML, with the texts of a language: no script. */
export function renderAlone(element: ReactElement, locale: Locale): string {
  return renderToStaticMarkup(
    <IntlProvider
      locale={locale}
      messages={messagesFor(locale) as never}
      timeZone="UTC"
      onError={() => undefined}
      getMessageFallback={missing}
    >
      {element}
    </IntlProvider>,
  );
}
