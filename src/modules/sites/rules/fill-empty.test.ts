import { describe, expect, test } from 'vitest';
import type { SiteDocument } from './document';
import { fillEmpty, wantsPictures } from './fill-empty';
import { fillStarter } from './fill-starter';

const forms = [
  { id: 'cover', form: [{ name: 'picture', kind: 'picture' }] },
  { id: 'gallery', form: [{ name: 'pictures', kind: 'pictures', max: 4 }] },
  {
    id: 'works',
    form: [{ name: 'works', kind: 'items', max: 9, fields: [{ name: 'photograph', kind: 'picture' }] }],
  },
] satisfies Parameters<typeof wantsPictures>[1];
const block = (type: string, settings: object) => ({ id: type, type, settings, hidden: false });
const site = (...blocks: object[]) =>
  ({ pages: [{ id: 'home', slug: '', blocks }] }) as unknown as SiteDocument;
const settingsOf = ({ pages }: SiteDocument) => pages[0]?.blocks.map(({ settings }) => settings);

describe('a site without photographs', () => {
  const empty = site(
    block('cover', { picture: null, title: { en: 'Hello' } }),
    block('gallery', { pictures: [] }),
    block('works', { works: [{ photograph: null }, { photograph: null }] }),
    block('gone', { picture: null }),
  );

  test('needs some until one of its blocks shows one', () => {
    expect(wantsPictures(empty, forms)).toBe(true);
    expect(wantsPictures(fillEmpty(empty, forms, ['a']), forms)).toBe(false);
    expect(wantsPictures(site(block('gone', { picture: null })), forms)).toBe(false);
  });

  test('is filled in order, repeating from the first', () => {
    expect(settingsOf(fillEmpty(empty, forms, ['a', 'b', 'c']))).toEqual([
      { picture: 'a', title: { en: 'Hello' } },
      { pictures: ['b', 'c', 'a'] },
      { works: [{ photograph: 'b' }, { photograph: 'c' }] },
      { picture: null },
    ]);
  });

  test('keeps existing pictures, and stays unchanged without any to add', () => {
    const begun = site(block('cover', { picture: 'own' }), block('gallery', { pictures: ['mine'] }));
    expect(fillEmpty(begun, forms, ['a'])).toEqual(begun);
    expect(fillEmpty(empty, forms, [])).toBe(empty);
  });

  test('fills a list only up to its limit', () => {
    const many = Array.from({ length: 20 }, (_, nr) => `p${nr}`);
    expect(settingsOf(fillEmpty(site(block('gallery', {})), forms, many))).toEqual([
      { pictures: ['p0', 'p1', 'p2', 'p3'] },
    ]);
  });
});

test.each([
  [['a', 'b'], { one: 'b', list: ['a', 'b'] }],
  [[], { one: null, list: [] }],
])('a starter of three places with the photographs %j', (pictures, filled) =>
  expect(fillStarter({ one: 'photo:1', list: ['photo:0', 'photo:1', 'photo:2'] }, pictures)).toEqual(filled),
);
