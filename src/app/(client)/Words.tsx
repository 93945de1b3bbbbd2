import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Messages } from '@/core/i18n/messages';
import { features } from '@/registry/messages';
import { WordsProvider } from './WordsProvider';

export interface WordsProps {
  /** Core namespaces the page's interactive parts use; `common` is always included. */
  namespaces: string[];
  /** Whether features' texts are needed, too. */
  withFeatures?: boolean;
  children: ReactNode;
}

/** Sections of a feature's texts that only mails, files and the admin use. */
const ELSEWHERE = new Set(['mail', 'export', 'admin', 'notice']);

const forPages = (words: object) =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !ELSEWHERE.has(key)));

/** Provides the page's interactive parts with the texts they need, and no others. */
export async function Words({ namespaces, withFeatures = false, children }: WordsProps) {
  const [locale, found] = await Promise.all([getLocale(), getMessages()]);
  const all: Messages = { ...found };
  const ids = withFeatures ? Object.keys(features[locale as keyof typeof features]) : [];
  const messages = Object.fromEntries([
    ...['common', ...namespaces].map((id) => [id, all[id]]),
    ...ids.map((id) => [id, forPages((all[id] ?? {}) as object)]),
  ]);
  return (
    <WordsProvider locale={locale} messages={messages as typeof found} timeZone="UTC">
      {children}
    </WordsProvider>
  );
}
