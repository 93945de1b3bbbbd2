import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { compileTexts } from '@/core/i18n/compile-texts';
import type { Locale } from '@/core/i18n/locale';
import type { Messages } from '@/core/i18n/messages';
import { partMessages } from '@/core/i18n/screen-texts';
import type { TypePair } from '@/core/photo/gallery-design';
import { faceRules, preloadFaces } from '@/ui/type/type-faces';
import { WordsProvider } from './WordsProvider';

export interface WordsProps {
  /** Core namespaces the page's interactive parts use, with `common`; or the page whose texts the build has found. */
  of: string[] | `page:${string}`;
  /** The page's type pair; null in a layout, whose page has its own. */
  type?: TypePair | null;
  children: ReactNode;
}

/** Provides the page's interactive parts with the texts they need, and no others; and its letters. */
export async function Words({ of, type = 'classic', children }: WordsProps) {
  const [locale, found] = await Promise.all([getLocale(), getMessages()]);
  if (type) preloadFaces(locale, type);
  const rules = type ? faceRules(type) : '';
  const all: Messages = { ...found };
  const messages = Array.isArray(of)
    ? compileTexts(Object.fromEntries(['common', ...of].map((id) => [id, all[id]])))
    : partMessages(locale as Locale, [of]);
  return (
    <WordsProvider locale={locale} messages={messages as unknown as typeof found} timeZone="UTC">
      {rules ? <style>{rules}</style> : null}
      {children}
    </WordsProvider>
  );
}
