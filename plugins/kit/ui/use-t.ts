'use client';

import { useTranslations } from 'next-intl';

/** A feature's words in the reader's language; the namespace is the feature's id. Takes ICU arguments. */
export function useT(namespace: string): ReturnType<typeof useTranslations> {
  return useTranslations(namespace);
}
