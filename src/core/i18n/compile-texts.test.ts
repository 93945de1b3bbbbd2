import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { compileText, compileTexts } from './compile-texts';
import formatMessage from './format-message';
import { LOCALES } from './locale';
import { type Messages, messagesFor } from './messages';

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

function textsOf(tree: Messages, at = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[at + name, value] as [string, string]]
      : textsOf(value as Messages, `${at}${name}.`),
  );
}

type Node = { type: number; value: string; options?: Record<string, { value: Node[] }>; children?: Node[] };
const [ARGUMENT, NUMBER, SELECT, PLURAL, TAG] = [1, 2, 5, 6, 8];

/** Collects what a message takes: its numbers, the cases of its selects, its marks of a part (`<link>`). */
function collect(
  nodes: Node[],
  found = {
    texts: [] as string[],
    numbers: [] as string[],
    cases: {} as Record<string, string[]>,
    tags: [] as string[],
  },
) {
  for (const { type, value, options, children } of nodes) {
    if (type === ARGUMENT) found.texts.push(value);
    if (type === NUMBER || type === PLURAL) found.numbers.push(value);
    if (type === SELECT) found.cases[value] = Object.keys(options ?? {});
    if (type === TAG) found.tags.push(value);
    for (const { value: inner } of Object.values(options ?? {})) collect(inner, found);
    if (children) collect(children, found);
  }
  return found;
}

const COUNTS = [0, 1, 2, 3, 11, 1234.56];

/** React sends plain objects and arrays to the browser, and nothing else. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

const allPlain = (value: unknown): boolean =>
  isPlain(value) && (typeof value !== 'object' || Object.values(value as object).every(allPlain));

describe.each(LOCALES)('a text compiled for the browser, %s', (locale) => {
  test('reads like the message it was, whatever is filled in', () => {
    const texts = textsOf(messagesFor(locale)).filter(([, text]) => /[{<']/.test(text));
    expect(texts.length).toBeGreaterThan(500);
    const different = texts.flatMap(([key, text]) => {
      const message = new IntlMessageFormat(text, locale);
      const { texts: names, numbers, cases, tags } = collect(message.getAst() as unknown as Node[]);
      const longest = Math.max(1, ...Object.values(cases).map((all) => all.length));
      return Array.from({ length: Math.max(COUNTS.length, longest) }, (_, at) => {
        const values = {
          ...Object.fromEntries(names.map((name) => [name, 'דוגמה'])),
          ...Object.fromEntries(numbers.map((name) => [name, COUNTS[at % COUNTS.length]])),
          ...Object.fromEntries(Object.entries(cases).map(([name, all]) => [name, all[at % all.length]])),
          ...Object.fromEntries(tags.map((name) => [name, (parts: unknown[]) => `[${parts.join('')}]`])),
        };
        const options = { locale, formatters, timeZone: 'UTC', globalFormats: {} };
        const compiled = formatMessage(key, compileText(text) as never, values as never, options as never);
        const said = String(message.format(values as never));
        return String(compiled) === said ? [] : [`${key}: ${String(compiled)} instead of ${said}`];
      }).flat();
    });
    expect(different).toEqual([]);
  });
});

test.each(LOCALES)('compiled texts consist of what a page can hand to the browser, %s', (locale) => {
  expect(allPlain(compileTexts(messagesFor(locale)))).toBe(true);
});

test('a tree keeps its keys, and texts without variables', () => {
  expect(compileTexts({ a: { b: 'Save', c: '{count, plural, one {# photo} other {# photos}}' } })).toEqual({
    a: { b: 'Save', c: [['count', 2, { one: [0, ' photo'], other: [0, ' photos'] }]] },
  });
});
