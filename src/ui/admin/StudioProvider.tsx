'use client';

import { SetStepNav } from '@payloadcms/ui';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Locale } from '@/core/i18n/locale';
import { missing } from '@/core/i18n/missing';
import { restoreTyped } from '@/ui/primitives/keep-typed';
import css from './page.module.css';

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
  // A name in another script is shortened at its own end.
  const nav = useMemo(
    () =>
      crumbs.map(({ label, url }) => ({
        label: (
          <bdi className={css.crumb} title={label}>
            {label}
          </bdi>
        ),
        ...(url ? { url } : {}),
      })),
    [crumbs],
  );
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={messages as never}
      timeZone="UTC"
      onError={() => undefined}
      getMessageFallback={missing}
    >
      <SetStepNav nav={nav} />
      {children}
    </NextIntlClientProvider>
  );
}
