import { expect, test } from 'vitest';
import { linksFor } from './links-for';
import { byPart, entryOf, linesOf } from './nav-entry';

const entries = [
  { href: '/admin' },
  { href: '/admin/projects', owns: ['/admin/trash'] },
  { href: '/admin/settings/team' },
  { href: '/admin/settings' },
];

test.each([
  ['/admin', '/admin'],
  ['/admin/projects', '/admin/projects'],
  ['/admin/projects/new', '/admin/projects'],
  ['/admin/projects/1/photos', '/admin/projects'],
  ['/admin/trash', '/admin/projects'],
  ['/admin/settings/team', '/admin/settings/team'],
  ['/admin/settings/other', '/admin/settings'],
])('%s belongs to %s', (path, href) => {
  expect(entryOf(entries, path)?.href).toBe(href);
});

test.each(['/admin/projectsheet', '/admin/account', '/elsewhere'])('%s belongs to none', (path) => {
  expect(entryOf(entries, path)).toBeNull();
});

test('groups are lines in their order; a screen without a known group is a line of its own before the settings', () => {
  const screens = [
    { group: 'settings' as const, href: '/admin/brands' },
    { href: '/admin/x/notes/all' },
    { group: 'projects' as const, href: '/admin/projects' },
    { group: 'settings' as const, href: '/admin/settings/team' },
    { group: 'projects' as const, href: '/admin/x/selection/progress' },
  ];
  expect(linesOf(screens).map(({ group, entries }) => [group, entries.map(({ href }) => href)])).toEqual([
    ['projects', ['/admin/projects', '/admin/x/selection/progress']],
    [null, ['/admin/x/notes/all']],
    ['settings', ['/admin/brands', '/admin/settings/team']],
  ]);
});

test('screens of a part follow each other in the order of the parts; those without one are last', () => {
  const screens = [
    { href: 'account', part: 'studio' as const },
    { href: 'plan', part: 'money' as const },
    { href: 'notes' },
    { href: 'team', part: 'studio' as const },
    { href: 'presets', part: 'projects' as const },
  ];
  expect(byPart(screens).map(({ href }) => href)).toEqual(['account', 'team', 'presets', 'plan', 'notes']);
});

test('a screen of the platform is in the navigation of an operator without an account alone', () => {
  const screen = { permission: 'installation.run', ofPlatform: true };
  const shown = (account: string | null) => linksFor({ role: 'operator', account }, [screen]).length;
  expect([shown(null), shown('a')]).toEqual([1, 0]);
});
