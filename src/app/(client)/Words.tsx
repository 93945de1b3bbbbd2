import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/core/i18n/locale';
import type { Messages } from '@/core/i18n/messages';
import { partMessages } from '@/core/i18n/screen-texts';
import { WordsProvider } from './WordsProvider';

export interface WordsProps {
  /** Core namespaces the page's interactive parts use, with `common`; or the page whose texts the build has found. */
  of: string[] | 'page:gallery' | 'page:feature' | 'page:site';
  children: ReactNode;
}

/** Provides the page's interactive parts with the texts they need, and no others. */
export async function Words({ of, children }: WordsProps) {
  const [locale, found] = await Promise.all([getLocale(), getMessages()]);
  const all: Messages = { ...found };
  const messages = Array.isArray(of)
    ? Object.fromEntries(['common', ...of].map((id) => [id, all[id]]))
    : partMessages(locale as Locale, [of]);
  return (
    <WordsProvider locale={locale} messages={messages as unknown as typeof found} timeZone="UTC">
      {children}
    </WordsProvider>
  );
}
