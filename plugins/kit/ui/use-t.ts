'use client';

import { type NamespaceKeys, type NestedKeyOf, useTranslations } from 'next-intl';
import type { Texts } from '@/core/i18n/messages';

type Namespace = NamespaceKeys<Texts, NestedKeyOf<Texts>>;

/**
 * The feature's texts in the reader's language; the namespace is the feature's id. Takes ICU arguments. The type check
 * rejects a key that messages/en.json does not have.
 */
export function useT<N extends Namespace>(namespace: N): ReturnType<typeof useTranslations<N>> {
  // The caller names them.
  // texts: none
  return useTranslations(namespace);
}
