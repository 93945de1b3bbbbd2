import { keepKnownProse } from '@/core/text/check-prose';
import { proseToText } from '@/core/text/prose-to-text';
import type { SitePageDocument } from './document';
import { hasNumber } from './has-number';

type Block = SitePageDocument['blocks'][number];
type Members = Record<string, unknown>;

/** One text of a block's settings, in one language. */
export interface SettingText {
  /** The members that lead to it: `['packages', 0, 'price']`. */
  path: readonly (string | number)[];
  locale: 'en' | 'he';
  /** Trimmed; formatted text without its formats. */
  text: string;
}

export const isLanguage = (name: string): name is 'en' | 'he' => name === 'en' || name === 'he';

/** The text of formatted text; a starter's is read once, however many blocks are compared with it. */
const proseTexts = new WeakMap<object, string>();
function readProse(prose: object): string {
  const known = proseTexts.get(prose);
  if (known !== undefined) return known;
  let text = '';
  try {
    text = proseToText(keepKnownProse(prose)).trim();
  } catch {
    // Settings that no block reads are stored unchecked.
  }
  proseTexts.set(prose, text);
  return text;
}

/** Returns the text of a value in one language, formatted or not; empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return value && typeof value === 'object' && 'root' in value ? readProse(value) : '';
}

/** Returns every text in settings, in the order of their members. */
export function textsOf(settings: unknown, path: SettingText['path'] = []): SettingText[] {
  if (!settings || typeof settings !== 'object') return [];
  if (Array.isArray(settings)) return settings.flatMap((one, at) => textsOf(one, [...path, at]));
  return Object.entries(settings).flatMap(([name, one]): SettingText[] => {
    if (!isLanguage(name)) return textsOf(one, [...path, name]);
    const text = textOf(one);
    return text ? [{ path, locale: name, text }] : [];
  });
}

/** Members whose words say nothing about a studio: names of buttons, questions, and a block's own title. */
const isHarmless = ({ path }: SettingText) =>
  path.at(-1) === 'label' || path.at(-1) === 'question' || (path.length === 1 && path[0] === 'title');

/** Returns the texts of a template that a block still has; titles and labels do not count in one that `statesFacts`. */
export const sampleTexts = (
  settings: unknown,
  words: ReadonlySet<string>,
  { statesFacts }: { statesFacts: boolean },
): SettingText[] =>
  textsOf(settings).filter(
    (one) => words.has(one.text) && one.path.at(-1) !== 'label' && !(statesFacts && isHarmless(one)),
  );

/**
 * Returns the texts of a template that no visitor may read unedited: words of clients, prices of packages that still
 * have other words of the template, and statements with numbers.
 */
export function inventedTexts(settings: unknown, words: ReadonlySet<string>): SettingText[] {
  const left = sampleTexts(settings, words, { statesFacts: true });
  const besides = ({ path }: SettingText) => path.slice(0, -1).join('.');
  return left.filter((one) => {
    const name = one.path.at(-1);
    if (name === 'quote') return true;
    if (name !== 'price') return hasNumber(one.text);
    return left.some((other) => other.path.at(-1) !== 'price' && besides(other) === besides(one));
  });
}

const membersOf = (value: unknown) => (value && typeof value === 'object' ? value : {}) as Members;

/** Removes the template's text in the other language of each text that was written in one. */
function dropTranslations(before: unknown, after: unknown, words: ReadonlySet<string>): unknown {
  if (Array.isArray(after))
    return after.map((one, at) => dropTranslations((before as unknown[] | undefined)?.[at], one, words));
  if (!after || typeof after !== 'object') return after;
  const [old, now] = [membersOf(before), after as Members];
  if (!Object.keys(now).every(isLanguage))
    return Object.fromEntries(
      Object.entries(now).map(([name, one]) => [name, dropTranslations(old[name], one, words)]),
    );
  const written = Object.keys(now).filter(
    (name) => words.has(textOf(old[name])) && textOf(now[name]) !== textOf(old[name]),
  );
  if (written.length !== 1) return now;
  return Object.fromEntries(
    Object.entries(now).filter(([name, one]) => name === written[0] || !words.has(textOf(one))),
  );
}

/**
 * Returns a block with one setting written. What a template says in the other language is removed from a text that was
 * written, and a sample without any text of a template becomes the studio's own.
 */
export function writeSetting(
  block: Block,
  { name, value }: { name: string; value: unknown },
  words: ReadonlySet<string>,
): Block {
  const written = block.own ? value : dropTranslations(block.settings[name], value, words);
  const settings = { ...block.settings, [name]: written };
  const own =
    block.sample &&
    textsOf(settings).length > 0 &&
    sampleTexts(settings, words, { statesFacts: true }).length === 0;
  return { ...block, settings, ...(own ? { sample: false, own: true } : {}) };
}
