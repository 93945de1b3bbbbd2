import type { Locale } from '@/core/i18n/locale';
import { features, own } from '@/registry/messages';

/** A tree of texts: namespace → key → ICU message. */
export type Messages = Record<string, unknown>;

type Own = (typeof own)['en'];
type Features = (typeof features)['en'];

/** All English texts as a type: `t('…')` with a key that is not in it is refused by the type check. */
export interface Texts extends Own, Features {}

/** Every text of a language: the product's own namespaces and one for each feature, named by its id. */
export function messagesFor(locale: Locale): Messages {
  return { ...own[locale], ...features[locale] };
}
