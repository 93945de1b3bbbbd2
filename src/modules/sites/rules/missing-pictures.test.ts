import { expect, test } from 'vitest';
import type { SiteDocument } from './document';
import { picturesOf, withoutPictures } from './missing-pictures';

const FORMS = [
  { id: 'cover', form: [{ name: 'picture', kind: 'picture' }] },
  { id: 'gallery', form: [{ name: 'pictures', kind: 'pictures', max: 9 }] },
  {
    id: 'works',
    form: [{ name: 'works', kind: 'items', max: 9, fields: [{ name: 'picture', kind: 'picture' }] }],
  },
  {
    id: 'columns',
    form: [{ name: 'columns', kind: 'items', max: 9, fields: [{ name: 'picture', kind: 'picture' }] }],
  },
  { id: 'text', form: [{ name: 'title', kind: 'words', max: 9 }] },
] as never;
const KNOWN = { a: { state: 'ready' }, b: { state: 'refused' }, c: { state: 'processing' } };

const site = (...blocks: object[]) =>
  ({
    logo: null,
    seo: { picture: 'a' },
    pages: [
      {
        shown: true,
        picture: null,
        blocks: blocks.map((one, at) => ({ id: `b${at}`, settings: {}, ...one })),
      },
    ],
  }) as unknown as SiteDocument;
const bare = (block: object) => withoutPictures(site(block), FORMS, KNOWN).length === 1;

test.each<[string, object, boolean]>([
  ['a cover without a picture', { type: 'cover' }, true],
  ['with one', { type: 'cover', settings: { picture: 'a' } }, false],
  ['with one that is being rendered', { type: 'cover', settings: { picture: 'c' } }, false],
  ['with one that cannot be shown', { type: 'cover', settings: { picture: 'b' } }, true],
  ['an empty gallery', { type: 'gallery', settings: { pictures: [] } }, true],
  ['works without pictures', { type: 'works', settings: { works: [{ picture: null }] } }, true],
  ['columns, whose pictures are extras', { type: 'columns', settings: { columns: [{}] } }, false],
  ['a hidden cover', { type: 'cover', hidden: true }, false],
  ['a sample, which no visitor sees', { type: 'cover', sample: true }, false],
  ['a text', { type: 'text' }, false],
  ['an unknown block', { type: 'gone' }, false],
])('%s: lacks a picture or not', (_, block, expected) => expect(bare(block)).toBe(expected));

test('lists every picture of a site once', () => {
  const settings = { works: [{ picture: 'c' }, { picture: 'a' }, { picture: null }] };
  expect(picturesOf(site({ type: 'works', settings }), FORMS)).toEqual(['a', 'c']);
});
