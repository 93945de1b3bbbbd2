import { expect, test } from 'vitest';
import { contrastOf } from '@/core/color/color-contrast';
import * as history from '../admin/state/history';
import { compareSites, same } from './compare-sites';
import type { SiteDocument } from './document';
import { insertAfter, moved, newKey, withBlocks, withoutPage } from './edit-document';
import { freeSlug, slugProblem, toSlug } from './slug';

const page = (id: string, slug: string) => ({
  id,
  slug,
  title: { en: id },
  description: {},
  picture: null,
  shown: true,
  inMenu: true,
  blocks: [{ id: `${id}-1`, type: 'sites.text', settings: {}, hidden: false, sample: false }],
});
const site = {
  template: 'quiet',
  palette: '',
  menu: [{ label: {}, to: 'page:about' }],
  footer: { text: {}, links: [{ label: {}, to: 'page:about' }], social: {} },
  redirects: [{ from: '/old', to: 'page:about' }],
  pages: [page('home', ''), page('about', 'about')],
} as unknown as SiteDocument;

test.each([
  ['About me', 'about-me'],
  ['  Café & Friends!  ', 'cafe-friends'],
  ['Mother’s day', 'mothers-day'],
  ['מי אנחנו', 'מי-אנחנו'],
  ['חתונות 2026', 'חתונות-2026'],
  ['—', ''],
])('%j is reached at %j', (title, slug) => expect(toSlug(title)).toBe(slug));

test('an address is unique, and not a reserved one', () => {
  expect(freeSlug('work', ['work', 'work-2'])).toBe('work-3');
  expect(freeSlug('', [])).toBe('page');
  expect(slugProblem('Work', ['work'])).toBe('taken');
  expect(slugProblem('admin', [])).toBe('taken');
  expect(slugProblem(' ! ', [])).toBe('empty');
  expect(slugProblem('work', [])).toBeNull();
});

test('lists the differences to the published state', () => {
  expect(compareSites(null, site).map(({ what }) => what)).toEqual(['new', 'new']);
  expect(compareSites(site, structuredClone(site))).toEqual([]);
  const next = { ...withoutPage(site, 'about'), palette: 'night' };
  next.pages = [{ ...page('home', ''), title: { en: 'Start' } }, page('work', 'work')];
  expect(compareSites(site, next).map(({ what }) => what)).toEqual([
    'changed',
    'new',
    'gone',
    'look',
    'menu',
    'footer',
    'redirects',
  ]);
  expect(compareSites(site, { ...site, pages: [...site.pages].reverse() })).toEqual([{ what: 'order' }]);
});

test('compares values in any order of their fields', () => {
  expect(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1, d: undefined })).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same({ a: [] }, { a: {} })).toBe(false);
});

test('removing a page removes all links to it; the home page stays', () => {
  const left = withoutPage(site, 'about');
  expect(left).toMatchObject({ menu: [], redirects: [], footer: { links: [] } });
  expect(withoutPage(site, 'home').pages.map(({ id }) => id)).toEqual(['home', 'about']);
});

test('pages and blocks are moved, inserted and named', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(insertAfter([{ id: 'a' }, { id: 'b' }], 'a', { id: 'n' }).map(({ id }) => id)).toEqual([
    'a',
    'n',
    'b',
  ]);
  expect(insertAfter([{ id: 'a' }], null, { id: 'n' }).map(({ id }) => id)).toEqual(['a', 'n']);
  expect(withBlocks(site, 'about', () => []).pages[1]?.blocks).toEqual([]);
  expect(new Set(Array.from({ length: 500 }, newKey)).size).toBe(500);
  expect(newKey()).toMatch(/^[\w-]{1,40}$/);
});

test('typing is one undo step, and redo restores what was undone', () => {
  let steps = history.begin('');
  steps = history.step(steps, 'a', 'title', 0);
  steps = history.step(steps, 'ab', 'title', 500);
  steps = history.step(steps, 'abc', 'text', 600);
  steps = history.step(steps, 'abcd', 'text', 5000);
  expect(steps.past).toEqual(['', 'ab', 'abc']);
  steps = history.undo(history.undo(steps));
  expect(steps.now).toBe('ab');
  expect(history.redo(steps).now).toBe('abc');
  expect(history.step(steps, 'other', null, 6000).future).toEqual([]);
  expect(history.undo(history.begin('x')).now).toBe('x');
  expect(history.redo(history.begin('x')).now).toBe('x');
});

test('computes the WCAG contrast of two colors', () => {
  expect(contrastOf('#000000', '#fff')).toBeCloseTo(21, 1);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
});
