import { expect, test } from 'vitest';
import { isReadableFilter } from './check-payload-filter';

test.each([
  ['', true],
  ['sort=name&sort=date&limit=5', true],
  ['where[name][equals]=a&where[email][equals]=b', true],
  ['where[id][in]=a&where[id][in]=b', true],
  ['where[id][in][0]=a&where[id][in][]=b', true],
  ['where[or][0][name][like]=a&where[or][1][name][like]=b', true],
  ['where=a', false],
  ['where[id][equals]=a&where[id][equals]=b', false],
  ['where[id][equals][]=a', false],
  ['where[id][equals][0]=a', false],
])('a list narrowed by %s: %s', (query, readable) => {
  expect(isReadableFilter(new URLSearchParams(query))).toBe(readable);
});
