import { expect, test } from 'vitest';
import { entryOf } from './nav-entry';

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
