import { LOCALES, type Locale } from '@/core/i18n/locale';
import { messagesFor } from '@/core/i18n/messages';

/** Texts that a language lacks and another has. */
export interface TextGaps {
  /** Total number of texts. */
  texts: number;
  missing: Record<Locale, string[]>;
}

function keysOf(tree: unknown, path: string[] = []): string[] {
  if (typeof tree === 'string') return [path.join('.')];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, below]) => keysOf(below, [...path, name]));
}

/**
 * Compares the texts of all languages, the core's and every feature's, with each other and with the keys that screens
 * use (`asked`): a key that no language has is missing in each.
 */
export function compareTexts(
  asked: readonly string[],
  read: (locale: Locale) => Record<string, unknown> = messagesFor,
): TextGaps {
  const keys = new Map(LOCALES.map((locale) => [locale, new Set(keysOf(read(locale)))]));
  const all = [...new Set([...asked, ...[...keys.values()].flatMap((set) => [...set])])].sort();
  const missing = Object.fromEntries(
    LOCALES.map((locale) => [locale, all.filter((key) => !keys.get(locale)?.has(key))]),
  ) as Record<Locale, string[]>;
  return { texts: all.length, missing };
}
