import { headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale } from '@/core/i18n/locale';
import { messagesFor } from './messages';
import { missing } from './missing';

/** next-intl's view of a request: the front has already decided the language and sets it in `x-locale`. */
export default getRequestConfig(async () => {
  const asked = (await headers()).get('x-locale');
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  return {
    locale,
    messages: messagesFor(locale),
    timeZone: 'UTC',
    onError: () => undefined,
    getMessageFallback: missing,
  };
});
