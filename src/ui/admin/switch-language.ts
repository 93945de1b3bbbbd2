import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '@/core/constants';
import type { Locale } from '@/core/i18n/locale';
import { keepTyped } from '@/ui/primitives/keep-typed';

/** Reloads this address in the other language; hash and typed text stay. Here `?locale=` would be Payload's own. */
export function switchLanguage(locale: Locale): void {
  keepTyped();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; SameSite=Lax; Max-Age=${LOCALE_COOKIE_DAYS * 86_400}${secure}`;
  location.reload();
}
