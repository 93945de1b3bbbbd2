'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { missing } from '@/core/i18n/missing';

/** Words for interactive parts. One that is missing shows as `[missing: key]` and takes nothing down. */
export function WordsProvider(props: ComponentProps<typeof NextIntlClientProvider>) {
  return <NextIntlClientProvider {...props} onError={() => undefined} getMessageFallback={missing} />;
}
