import { expect, test } from 'vitest';
import { foundOptions, moveBy, screenOptions } from './options';

const screens = [
  { href: '/admin/projects/new', label: 'New project' },
  { href: '/admin/projects', label: 'Projects' },
  { href: '/admin/outbox', label: 'Outbox' },
];
const hrefs = (text: string) => screenOptions(screens, text).map(({ href }) => href);

test('finds screens by words of their name, even with a wrong letter; all of them without a text', () => {
  expect(hrefs('')).toHaveLength(3);
  expect(hrefs('project')).toEqual(['/admin/projects/new', '/admin/projects']);
  expect(hrefs('new pro')).toEqual(['/admin/projects/new']);
  expect(hrefs('otbox')).toEqual(['/admin/outbox']);
  expect(hrefs('nothing')).toEqual([]);
});

test('finds a screen by what one does there, after those of that name', () => {
  const settings = [
    { href: '/admin/brands', label: 'Brands', words: 'logo watermark accent color' },
    { href: '/admin/logos', label: 'Logo archive' },
  ];
  const found = (text: string) => screenOptions(settings, text).map(({ href }) => href);
  expect(found('watermark')).toEqual(['/admin/brands']);
  expect(found('watrmark')).toEqual(['/admin/brands']);
  expect(found('logo')).toEqual(['/admin/logos', '/admin/brands']);
});

test('finds an action by what it is for, below the screens, and lists none without a text', () => {
  const all = [
    { href: '/admin/brands#watermark', label: 'Set up a watermark', words: 'protect photos', typed: true },
    { href: '/admin/brands', label: 'Brands', words: 'logo watermark' },
  ];
  const found = (text: string) => screenOptions(all, text).map(({ kind, href }) => [kind, href]);
  expect(found('')).toEqual([['screens', '/admin/brands']]);
  expect(found('protect')).toEqual([['acts', '/admin/brands#watermark']]);
  expect(found('watermark')).toEqual([
    ['screens', '/admin/brands'],
    ['acts', '/admin/brands#watermark'],
  ]);
});

test.each([
  [-1, 1, 3, 0],
  [-1, -1, 3, 2],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [1, 1, 3, 2],
  [0, 1, 0, -1],
] as const)('from %i a step of %i among %i leads to %i', (at, step, count, to) => {
  expect(moveBy(at, step, count)).toBe(to);
});

test('every kind has a link to its screen', () => {
  const found = {
    projects: [{ id: 'p', name: 'P', date: '2025-01-02', location: null, archived: false, src: null }],
    people: [{ id: 'c', name: 'C', email: null }],
    galleries: [{ id: 'g', name: 'G', event_id: 'p', project: 'P' }],
    photos: [{ id: 'm', name: 'M', event_id: 'p', gallery_id: 'g', project: 'P', src: null }],
  };
  expect(foundOptions(found, (day) => `on ${day}`).map(({ href, about }) => [href, about])).toEqual([
    ['/admin/projects/p/photos', 'on 2025-01-02'],
    ['/admin/clients/c', null],
    ['/admin/projects/p/photos?gallery=g', 'P'],
    ['/admin/projects/p/photos?gallery=g&photo=m', 'P'],
  ]);
});
