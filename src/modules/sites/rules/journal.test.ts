import { expect, test } from 'vitest';
import { documentShape, pathOfPage, type SiteDocument } from './document';
import { coverOf, journalPage, postsOf } from './journal';

const page = (id: string, more: object = {}) => ({
  id,
  slug: id,
  title: { en: id },
  description: {},
  ...more,
});
const document = documentShape.parse({
  template: 'folio',
  name: {},
  tagline: {},
  pages: [
    page('home', { slug: '' }),
    page('old', { post: { day: '2026-01-03' } }),
    page('new', { post: { day: '2026-09-01', intro: { en: 'A garden' } } }),
    page('later', { post: { day: '2026-10-01' }, shown: false }),
    page('news', { blocks: [{ id: 'j', type: 'sites.journal' }] }),
  ],
} as never) as SiteDocument;
const ids = (pages: { id: string }[]) => pages.map(({ id }) => id);

test('posts are listed newest first, hidden ones only in the builder', () => {
  expect(ids(postsOf(document))).toEqual(['new', 'old']);
  expect(ids(postsOf(document, { draft: true }))).toEqual(['later', 'new', 'old']);
});

test('a post has its address below the journal’s', () => {
  expect(document.pages.map((one) => pathOfPage(one))).toEqual([
    '/',
    '/journal/old',
    '/journal/new',
    '/journal/later',
    '/news',
  ]);
});

test('the page that lists them is the visible one with the block, the home page only without another', () => {
  expect(journalPage(document)?.id).toBe('news');
  const hidden = document.pages.map((one) => (one.id === 'news' ? { ...one, shown: false } : one));
  expect(journalPage({ pages: hidden })).toBeNull();
  const block = { id: 'n', type: 'sites.journal', settings: {}, hidden: false, sample: false };
  const withNewest = (pages: SiteDocument['pages']) =>
    pages.map((one) => (one.slug === '' ? { ...one, blocks: [block] } : one));
  expect(journalPage({ pages: withNewest(document.pages) })?.id).toBe('news');
  expect(journalPage({ pages: withNewest(hidden) })?.id).toBe('home');
});

test('the cover of a post is its own picture, or its first one', () => {
  const forms = [{ id: 'gallery', form: [{ name: 'pictures', kind: 'pictures', max: 9 }] }] as never;
  const block = { id: 'g', type: 'gallery', settings: { pictures: ['b'] }, hidden: false, sample: false };
  const post = { ...document.pages[1], blocks: [block], picture: null } as never;
  expect(coverOf(post, forms)).toBe('b');
  expect(coverOf({ ...(post as object), picture: 'a' } as never, forms)).toBe('a');
  expect(coverOf({ ...(post as object), blocks: [{ ...block, hidden: true }] } as never, forms)).toBeNull();
});

test('a home page is no post, and a day has no time', () => {
  const parse = (more: object) =>
    documentShape.safeParse({
      template: 'x',
      name: {},
      tagline: {},
      pages: [page('home', { slug: '', ...more })],
    }).success;
  expect(parse({})).toBe(true);
  expect(parse({ post: { day: '2026-01-01' } })).toBe(false);
  expect(parse({ post: { day: '2026-01-01T10:00' } })).toBe(false);
});
