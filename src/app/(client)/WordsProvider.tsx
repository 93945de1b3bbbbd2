'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { missing } from '@/core/i18n/missing';

/** Texts for interactive parts. A missing one shows as `[missing: key]` and breaks nothing. */
export function WordsProvider(props: ComponentProps<typeof NextIntlClientProvider>) {
  return <NextIntlClientProvider {...props} onError={() => undefined} getMessageFallback={missing} />;
}
