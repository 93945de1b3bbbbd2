'use client';

import { SetStepNav } from '@payloadcms/ui';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { restoreTyped } from '@/components/ui/keep-typed';
import type { Locale } from '@/domain/locale';
import { missing } from '@/i18n/missing';

/** Our texts for the components of a view, and its place in the path over it. */
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
