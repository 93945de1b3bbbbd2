import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import type { Views } from '@/core/features/views';
import type { SentPage } from '@/core/http/define-page';
import type { Locale } from '@/core/i18n/locale';
import { messagesFor } from '@/core/i18n/messages';
import { missing } from '@/core/i18n/missing';

/** An element as HTML, with the texts of a language around it: no script. */
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

/** The HTML of a fragment alone: the same component Next draws, real links and forms, no script. */
export function fragmentRenderer(views: Views): (page: SentPage, locale: Locale) => string {
  return ({ page, data }, locale) => {
    const View = views[page] as ComponentType<object> | undefined;
    if (!View) throw new Error(`The page "${page}" has no view: name it in its feature's ui/pages.ts`);
    return renderAlone(<View {...data} />, locale);
  };
}
