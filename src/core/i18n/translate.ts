import type { MessageKeys, NestedKeyOf } from 'use-intl/core';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/core/i18n/locale';
import { messagesFor, type Texts } from './messages';
import { missing } from './missing';

/** The whole key of a text: `namespace.key`. */
export type TextKey = MessageKeys<Texts, NestedKeyOf<Texts>>;

/** The rest of a text's key after `P.`. */
export type KeyUnder<P extends string> = TextKey extends infer K
  ? K extends `${P}.${infer Rest}`
    ? Rest
    : never
  : never;

/**
 * Turns a key from data (a feature's label, a stored action) into the key of a text. The type check cannot know such a
 * key: features are checked at start, and a missing one is on the Translations page.
 */
export const namedKey = (key: string): TextKey => key as TextKey;

/** Translates `namespace.key` with ICU arguments, anywhere on the server. */
export type Translate = (key: TextKey, params?: Record<string, string | number>) => string;

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
