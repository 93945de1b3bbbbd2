import en from './en.json';

/** Names of our texts. */
export type TextKey = keyof typeof en;
export type Params = Record<string, string | number>;
/** The texts of a language: one with a count has its plural forms. */
export type Texts = Record<string, string | Record<string, string | undefined>>;

/**
 * Returns a text with its values filled in, in the plural form of `count`. The page has this function too, as text: it must
 * use nothing from outside itself.
 */
export function fill(texts: Texts, locale: string, key: string, params: Params): string {
  const found = texts[key] ?? key;
  const forms = typeof found === 'string' ? { other: found } : found;
  const form = new Intl.PluralRules(locale).select(Number(params.count ?? 0));
  return (forms[form] ?? forms.other ?? key).replace(/\{(\w+)\}/g, (_all, name: string) =>
    String(params[name] ?? ''),
  );
}

/** Returns a text in English, for the log's file and for errors. */
export const inEnglish = (key: TextKey, params: Params = {}): string => fill(en, 'en', key, params);

/** A text that the page shows in its reader's language. */
export interface Said {
  key: TextKey;
  params: Params;
}

/** An error that the page explains in its reader's language. */
export class Problem extends Error implements Said {
  constructor(
    readonly key: TextKey,
    readonly params: Params = {},
  ) {
    super(inEnglish(key, params));
  }
}
