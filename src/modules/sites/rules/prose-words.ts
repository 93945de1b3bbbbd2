import { z } from 'zod';
import { LOCALES, type Locale } from '@/core/i18n/locale';
import { checkProse, ProseProblem } from '@/core/text/check-prose';
import type { ProseValue } from '@/core/text/prose-document';

/** The same formatted text in each language of the interface. */
export type ProseWords = Partial<Record<Locale, ProseValue>>;

/** Prose of at most `max` characters: a problem names the field, and the node in it. */
const proseValue = (max: number) =>
  z.unknown().transform((value, { addIssue }): ProseValue => {
    const long = { code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value } as const;
    if (typeof value === 'string') {
      if (value.length > max) addIssue(long);
      return value;
    }
    try {
      return checkProse(value, max);
    } catch (error) {
      if (!(error instanceof ProseProblem)) throw error;
      const { path, code } = error;
      addIssue(code === 'too_long' ? { ...long, path } : { code: 'custom', path, input: value });
      return z.NEVER;
    }
  });

/** Formatted text in each language: Lexical's JSON, or Markdown. */
export const proseWords = (max: number) =>
  z.strictObject(
    Object.fromEntries(LOCALES.map((locale) => [locale, proseValue(max).optional()])),
  ) as unknown as z.ZodType<ProseWords>;
