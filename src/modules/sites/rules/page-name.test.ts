import { expect, test } from 'vitest';
import { pageName } from './page-name';

test.each([
  [{ en: 'About', he: 'אודות' }, 'אודות'],
  [{ en: 'About', he: '' }, 'About'],
  [{}, '\u2066/about\u2069'],
])('the page %j is named %s in Hebrew', (title, name) => {
  expect(pageName({ title, slug: 'about' }, 'he')).toBe(name);
});
