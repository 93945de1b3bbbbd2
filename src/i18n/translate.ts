import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/domain/locale';
import { messagesFor } from './messages';
import { missing } from './missing';

/** Translates `namespace.key` with ICU arguments, anywhere on the server. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;

const made = new Map<string, Translate>();

/**
 * The translator of a language. A missing text shows as `[missing: key]`, never as a crash.
 */
export function translator(locale: Locale): Translate {
  let found = made.get(locale);
  if (!found) {
    const t = createTranslator({
      locale,
      messages: messagesFor(locale) as never,
      onError: () => undefined,
      getMessageFallback: missing,
    });
    found = (key, params) => (t as unknown as Translate)(key, params);
    made.set(locale, found);
  }
  return found;
}
