import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/core/i18n/locale';
import { messagesFor } from '@/core/i18n/messages';
import { EVENT_DEFAULTS } from '@/modules/project/rules/event-options';
import { findMessages } from '../../src/cli/features/find-messages.mjs';
import { walk } from './walk';

type Tree = { [key: string]: Tree | string };

/** Every text by its whole key. */
function flatten(tree: Tree, above = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const name = above ? `${above}.${key}` : key;
    if (typeof value === 'string') all.set(name, value);
    else for (const [inner, text] of flatten(value, name)) all.set(inner, text);
  }
  return all;
}

interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
  children?: Element[];
}

/** Names of the arguments of a message, and the plurals in it. */
function argumentsOf(text: string, locale: string): { names: string[]; plurals: Map<string, string[]> } {
  const names = new Set<string>();
  const plurals = new Map<string, string[]>();
  const visit = (elements: Element[]) => {
    for (const { type, value, options, children } of elements) {
      if (type !== 0 && type !== 7 && type !== 8 && value) names.add(value);
      // If only the number itself is shown, no word depends on it.
      const bends = options?.other?.value.some((part) => part.type === 0 && /\p{L}/u.test(part.value ?? ''));
      if (type === 6 && value && options && bends) plurals.set(value, Object.keys(options));
      for (const option of Object.values(options ?? {})) visit(option.value);
      if (children) visit(children);
    }
  };
  visit(new IntlMessageFormat(text, locale).getAst() as Element[]);
  return { names: [...names].sort(), plurals };
}

const texts = Object.fromEntries(LOCALES.map((locale) => [locale, flatten(messagesFor(locale) as Tree)]));
const english = texts.en as Map<string, string>;

test('every message file is loaded', () => {
  for (const { namespace, locale } of findMessages())
    expect(Object.keys(messagesFor(locale as Locale))).toContain(namespace);
});

test('every message exists in each language', () => {
  for (const locale of LOCALES)
    expect([...(texts[locale]?.keys() ?? [])].sort()).toEqual([...english.keys()].sort());
});

describe.each(LOCALES)('in %s', (locale) => {
  test('every message is valid ICU and has the arguments of the English one', () => {
    for (const [key, text] of texts[locale] ?? []) {
      expect([key, argumentsOf(text, locale).names]).toEqual([
        key,
        argumentsOf(english.get(key) ?? '', 'en').names,
      ]);
    }
  });

  test('every plural has the forms of the language', () => {
    const wanted = new Intl.PluralRules(locale)
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many');
    for (const [key, text] of texts[locale] ?? []) {
      for (const [name, forms] of argumentsOf(text, locale).plurals) {
        expect([key, name, wanted.filter((form) => !forms.includes(form))]).toEqual([key, name, []]);
      }
    }
  });

  test('no message is empty or left in the other language', () => {
    for (const [key, text] of texts[locale] ?? []) {
      expect([key, text.trim() === text && text !== '']).toEqual([key, true]);
      const letters = text.replace(/\{[^{}]*\}/g, '');
      // Right-to-left marks, which keep their place beside a Latin name.
      if (locale === 'he') expect([key, /[“„”]/.test(text)]).toEqual([key, false]);
      if (locale === 'en')
        expect([key, /[\u0590-\u05ff]/.test(letters) && !/language|locale|switch/i.test(key)]).toEqual([
          key,
          false,
        ]);
    }
  });
});

/** Files that read a key from data, which the type check cannot know: `namedKeys` lists those keys for the operator. */
const BY_DATA = [
  'plugins/shop/operations/read-cart.ts',
  'plugins/reviews/operations/import-reviews.ts',
  'plugins/reviews/operations/read-places.ts',
  'plugins/selection/progress/read-progress.ts',
  'plugins/statistics/operations/kinds.ts',
  'src/modules/home/admin/nav/StudioNav.tsx',
  'src/modules/home/admin/nav/section-of.ts',
  'src/modules/home/admin/plan/PlanView.tsx',
  'src/web/admin/page-title.ts',
  'src/web/admin/records/show-records.ts',
  'src/web/admin/records/shown-records.ts',
  'src/modules/home/admin/search/SearchAction.tsx',
  'src/web/admin/feature/DrawnScreen.tsx',
  'src/web/admin/feature/FeatureScreenView.tsx',
  'src/web/admin/feature/PaymentsView.tsx',
  'src/modules/money/operations/issue-documents.ts',
  'src/modules/project/admin/ProjectView.tsx',
  'src/modules/installation/admin/features/FeatureForm.tsx',
  'src/modules/webhooks/admin/own-events.ts',
  'src/modules/trash/admin/TrashView.tsx',
];

test('only files that read keys from data bypass the type check', () => {
  const around = walk(['src', 'media', 'plugins'], /\.tsx?$/)
    .filter(({ file, text }) => !/\.(test|e2e)\./.test(file) && /namedKey\(|NamedTexts/.test(text))
    .map(({ file }) => file);
  expect(around.sort()).toEqual([...BY_DATA].sort());
});

test('every message is used', () => {
  const words = new Set<string>();
  const heads = new Set<string>();
  const endings = new Set<string>();
  for (const { file, text } of walk(['src', 'media', 'plugins'], /\.(tsx?|mjs)$/)) {
    if (/\.(test|e2e)\./.test(file)) continue;
    for (const [, word] of text.matchAll(/['"`]([\w.-]+)['"`]/g)) words.add(word as string);
    for (const [, head] of text.matchAll(/`([\w.-]+)\.\$\{/g)) heads.add(head as string);
    for (const [, ending] of text.matchAll(/\}([A-Z][a-z]+)`/g)) endings.add(ending as string);
  }
  const said = (key: string): boolean => {
    const parts = key.split('.');
    // Error codes are shown by their code, wherever they are thrown.
    if (parts[0] === 'errors') return true;
    // What happens in a feature is named where webhooks choose among it: `happeningLabel`.
    if (parts[1] === 'events' && parts.length === 3) return true;
    const ending = /[A-Z][a-z]+$/.exec(key)?.[0];
    // Composed keys: `form.${name}`, `${key}Title`, and those of each option of a project.
    if (ending && endings.has(ending)) return true;
    return parts.some((part, i) => {
      if (words.has(parts.slice(i).join('.'))) return true;
      return heads.has(parts.slice(i, -1).join('.')) || (part in EVENT_DEFAULTS && i === parts.length - 2);
    });
  };
  expect([...english.keys()].filter((key) => !said(key))).toEqual([]);
});
