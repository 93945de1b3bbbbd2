'use client';

import { SetStepNav } from '@payloadcms/ui';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import type { Locale } from '@/core/i18n/locale';
import { missing } from '@/core/i18n/missing';
import { restoreTyped } from '@/ui/primitives/keep-typed';

/** Provides our texts to the components of a view, and its breadcrumb. */
export function StudioProvider({
  locale,
  messages,
  crumbs,
  children,
}: {
  locale: Locale;
  messages: Record<string, unknown>;
  crumbs: { label: string; url?: string }[];
  children: ReactNode;
}) {
  useEffect(() => restoreTyped(), []);
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={messages as never}
      timeZone="UTC"
      onError={() => undefined}
      getMessageFallback={missing}
    >
      <SetStepNav nav={crumbs} />
      {children}
    </NextIntlClientProvider>
  );
}
