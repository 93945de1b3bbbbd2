import { expect, test } from 'vitest';
import { entryPage, type TabPage, tabsOf } from './tab-groups';

const pages: TabPage[] = [
  { name: 'photos', label: 'Photos' },
  { name: 'products', label: 'Products', group: 'selection' },
  { name: 'clients', label: 'People', group: 'clients' },
  { name: 'picks', label: 'Picks', group: 'selection' },
  { name: 'notes', label: 'Notes' },
  { name: 'downloads', label: 'Downloads', group: 'clients' },
];
const tabs = tabsOf(pages);

test('pages of a group share one tab, where the first of them is; others are tabs of their own', () => {
  expect(tabs.map(({ name, pages: own }) => [name, own.map((page) => page.name)])).toEqual([
    ['photos', ['photos']],
    ['selection', ['products', 'picks']],
    ['clients', ['clients', 'downloads']],
    ['notes', ['notes']],
  ]);
});

test.each([
  [{ products: 0, phase: 'published' }, 'products'],
  [{ products: 2, phase: 'draft' }, 'products'],
  [{ products: 2, phase: 'selecting' }, 'picks'],
])('the selection of %o opens %s', (project, name) => {
  const selection = tabs.find((tab) => tab.name === 'selection');
  expect(selection && entryPage(selection, project).name).toBe(name);
});

test('every other tab opens its first page', () => {
  const others = tabs.filter(({ name }) => name !== 'selection');
  expect(others.map((tab) => entryPage(tab, { products: 2, phase: 'selecting' }).name)).toEqual([
    'photos',
    'clients',
    'notes',
  ]);
});
