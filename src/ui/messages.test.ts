import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';

const FILES = [
  'src/core/i18n/messages/<locale>/common.json',
  'src/ui/messages/<locale>/gallery.json',
  'src/modules/entry/messages/<locale>/entry.json',
  'src/modules/entry/messages/<locale>/account.json',
  'plugins/selection/messages/<locale>.json',
];

type Tree = { [key: string]: string | Tree };

const read = (file: string, locale: string): Tree =>
  JSON.parse(readFileSync(file.replace('<locale>', locale), 'utf8'));

/** Every message by its path. */
function flat(tree: Tree, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value]] : Object.entries(flat(value, `${before}${key}.`)),
    ),
  );
}

const argumentsOf = (message: string) => [...new Set(message.match(/\{(\w+)(?=[,}])/g) ?? [])].sort();

/** A value for every argument: names as texts, and the tested numbers. */
function valuesFor(message: string, count: number, limited: string): Record<string, string | number> {
  const words = argumentsOf(message).map((found) => [found.slice(1), 'Album']);
  return { ...Object.fromEntries(words), count, left: count, max: 12, limited };
}

describe.each(FILES)('%s', (file) => {
  const [en, he] = ['en', 'he'].map((locale) => flat(read(file, locale))) as [
    Record<string, string>,
    Record<string, string>,
  ];

  it('has the same keys in both languages', () => {
    expect(Object.keys(he).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(['en', 'he'])('formats with any number in %s, with the arguments of the English', (locale) => {
    const messages = locale === 'en' ? en : he;
    const t = createTranslator({
      locale,
      messages: read(file, locale),
      onError: (error) => {
        throw error;
      },
    });
    for (const key of Object.keys(messages))
      for (const count of [0, 1, 2, 3, 11, 100])
        for (const limited of ['yes', 'no'])
          expect(t(key as never, valuesFor(en[key] ?? '', count, limited) as never)).not.toMatch(/[{}#]/);
  });
});
