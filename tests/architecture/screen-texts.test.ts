import { partsOf } from '@root/src/cli/texts/parts-of.mjs';
import { readModule } from '@root/src/cli/texts/read-module.mjs';
import { screenTexts } from '@root/src/cli/texts/screen-texts.mjs';
import { expect, test } from 'vitest';
import { LOCALES } from '@/core/i18n/locale';
import { messagesFor } from '@/core/i18n/messages';
import { pickTexts } from '@/core/i18n/screen-texts';
import { own } from '@/registry/messages';

const screens = screenTexts() as Record<string, string[]>;
const patternsOf = (name: string) =>
  (readModule(`tests/fixtures/screen-texts/${name}.tsx`).texts as { pattern: string }[]).map(
    ({ pattern }) => pattern,
  );

test('a component’s keys are found however it names them', () => {
  expect(patternsOf('Reads').sort()).toEqual([
    'common.close',
    'fixture.more.plain',
    'fixture.reads.label.*',
    'fixture.reads.one',
    'fixture.reads.plain',
    'fixture.reads.state.*.title',
    'fixture.reads.two',
  ]);
});

test('a translator that is passed on stands for its whole namespace', () => {
  expect(new Set(patternsOf('Passes'))).toEqual(
    new Set(['fixture.passes.*', 'fixture.listed.*', 'fixture.named.one']),
  );
});

test('a key of any namespace is reported, not guessed', () => {
  expect(patternsOf('Hides')).toEqual(['*']);
});

test('a file that names code to load passes on each part by itself, with no part’s texts for another', () => {
  const at = 'tests/fixtures/screen-texts';
  const { barrel, imports } = readModule(`${at}/lazy.tsx`);
  expect(barrel).toBe(true);
  expect(imports).toEqual([
    { file: `${at}/Reads.tsx`, names: ['Reads'], as: ['Reads'] },
    { file: `${at}/Passes.tsx`, names: ['Passes'], as: ['Passes'] },
  ]);
});

test('the parts of a feature are found however it imports and declares them', () => {
  const at = 'tests/fixtures/screen-texts';
  expect(partsOf(`${at}/parts.ts`)).toEqual({
    tabs: [{ file: `${at}/Passes.tsx`, names: ['Passes'] }, { file: `${at}/Default.tsx` }],
    cards: [{ file: `${at}/parts.ts` }],
    screens: [{ file: `${at}/Reads.tsx` }],
  });
});

test('every screen, tab and feature of the admin has its list', () => {
  const names = Object.keys(screens);
  for (const name of [
    'frame',
    'search',
    '/',
    '/projects/:id/:tab',
    '/settings/team',
    'tab:photos',
    'tab:details',
  ])
    expect(names).toContain(name);
  for (const name of ['feature:selection:tabs', 'feature:sites:screens', 'feature:talk:cards'])
    expect(names).toContain(name);
  expect(screens.frame).toContain('admin.upload.*');
});

/** Patterns for what features may bring; none has to. */
const MAY_BE_NONE = ['*.'];

/** The keys of a tree of texts: `admin.upload.title`. */
const keysOf = (tree: object, at = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [at + name] : keysOf(value as object, `${at}${name}.`),
  );

test.each(LOCALES)('every key that a screen asks for has a text in %s', (locale) => {
  const all = pickTexts(messagesFor(locale), ['*']);
  const asked = [...new Set(Object.values(screens).flat())];
  const exact = asked.filter((pattern) => !pattern.includes('*'));
  // All at once: looking through every text for each key took ten seconds.
  const found = new Set(keysOf(pickTexts(all, exact)));
  const none = asked.filter((pattern) =>
    pattern.includes('*')
      ? !MAY_BE_NONE.some((start) => pattern.startsWith(start)) &&
        keysOf(pickTexts(all, [pattern])).length === 0
      : !found.has(pattern),
  );
  expect(none).toEqual([]);
  expect(asked.length).toBeGreaterThan(1000);
});

/** Bytes of the texts that a screen sends in Hebrew, the longer of both languages. */
const bytesOf = (patterns: string[]) =>
  Buffer.byteLength(JSON.stringify(pickTexts(messagesFor('he'), patterns)));
const bytes = (...names: string[]) => bytesOf(names.flatMap((name) => screens[name] ?? []));

test('no screen sends more than 48 KB of texts', () => {
  const tabs = Object.keys(screens).filter((name) => name.startsWith('tab:') || name.startsWith('feature:'));
  const addresses = Object.keys(screens).filter((name) => name.startsWith('/'));
  const sent = [
    ...addresses.map((name) => [name, bytes('frame', name)] as const),
    ...tabs.map((name) => [name, bytes('frame', '/projects/:id/:tab', name)] as const),
  ];
  expect(sent.filter(([, size]) => size > 48 * 1024)).toEqual([]);
});

/** Features that come with the product; an added one has its own bound. */
const SHIPPED = [
  'albums',
  'downloads',
  'hiding',
  'reviews',
  'selection',
  'sharing',
  'shop',
  'similar',
  'talk',
];
const namespaceOf = (pattern: string) => pattern.split('.')[0] ?? '';

test('a gallery sends at most 25 KB of the product’s texts, 4 KB of an added feature’s, and none of the admin', () => {
  const all = screens['page:gallery'] ?? [];
  const core = Object.keys(own.he);
  const isShipped = (pattern: string) => [...SHIPPED, ...core].includes(namespaceOf(pattern));
  expect(bytesOf(all.filter(isShipped))).toBeLessThan(25 * 1024);
  for (const [name, patterns] of Map.groupBy(
    all.filter((pattern) => !isShipped(pattern)),
    namespaceOf,
  ))
    expect(bytesOf(patterns), name).toBeLessThan(4 * 1024);
  expect(all.filter((pattern) => /^admin|\.admin\./.test(pattern))).toEqual([]);
});
