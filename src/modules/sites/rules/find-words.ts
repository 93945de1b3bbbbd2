import { toProse } from '@/core/text/markdown-to-prose';
import { isEmptyProse } from '@/core/text/prose-to-text';
import type { ProseWords } from './prose-words';
import { sayWords } from './resolve-settings';
import type { SiteField } from './site-form';

type Settings = Record<string, unknown>;
type Language = 'en' | 'he';

/** A text of a block's settings: the members that lead to it, and its limit in characters. */
export interface WordsPlace {
  path: readonly (string | number)[];
  max: number;
}

const LABEL_MAX = 120;

/** Returns every field of one line in settings, in the order of the form, with what it shows in a language. */
function linesOf(
  form: readonly SiteField[],
  settings: Settings,
  locale: Language,
  before: WordsPlace['path'] = [],
): (WordsPlace & { text: string })[] {
  return form.flatMap((field) => {
    const value = settings[field.name];
    const path = [...before, field.name];
    if (field.kind === 'words') return [{ path, max: field.max, text: sayWords(value as never, locale) }];
    if (field.kind === 'link')
      return [
        {
          path: [...path, 'label'],
          max: LABEL_MAX,
          text: sayWords((value as { label?: never } | undefined)?.label, locale),
        },
      ];
    if (field.kind === 'items' && Array.isArray(value))
      return value.flatMap((item, at) => linesOf(field.fields, item as Settings, locale, [...path, at]));
    return [];
  });
}

/**
 * Returns which field a page shows as this text; `nth`: which of several with the same text, from 0. Null if it is no
 * field's: a block may show a date, or what it loaded.
 */
export function findWords(
  form: readonly SiteField[],
  settings: Settings,
  { locale, text, nth }: { locale: Language; text: string; nth: number },
): WordsPlace | null {
  const said = text.trim();
  const found = said ? linesOf(form, settings, locale).filter((one) => one.text === said) : [];
  const one = found[Math.min(nth, found.length - 1)];
  return one ? { path: one.path, max: one.max } : null;
}

/** Returns the name of the field that a page shows as its `nth` formatted text, from 0; of those outside of lists. */
export function findProse(
  form: readonly SiteField[],
  settings: Settings,
  { locale, nth }: { locale: Language; nth: number },
): string | null {
  const shown = form.filter(({ kind, name }) => {
    const words = settings[name] as ProseWords | undefined;
    const said = words?.[locale] ?? words?.en ?? words?.he;
    return kind === 'prose' && said !== undefined && !isEmptyProse(toProse(said));
  });
  return shown[nth]?.name ?? null;
}

/** Returns settings with a text in a language at this place. */
export function withWords(
  settings: Settings,
  path: WordsPlace['path'],
  { locale, text }: { locale: Language; text: string },
): Settings {
  const put = (value: unknown, [first, ...rest]: WordsPlace['path']): unknown => {
    if (first === undefined) return { ...(value as object | undefined), [locale]: text };
    if (Array.isArray(value)) return value.map((one, at) => (at === first ? put(one, rest) : one));
    const members = (value ?? {}) as Settings;
    return { ...members, [first]: put(members[first], rest) };
  };
  return put(settings, path) as Settings;
}
