import { expect, test } from 'vitest';
import type { SiteTemplate } from '../site-template';
import { tokensOf } from './tokens';

const template = {
  palettes: { day: { paper: '#fff', accent: '#333333', 'on-accent': '#ffffff' } },
  types: { one: { 'font-text': 'serif' } },
} as unknown as SiteTemplate;
const drawn = (accent: string | null) => tokensOf(template, { palette: '', type: '', accent });

test.each([
  ['#ffe08a', '#161616'],
  ['#7a1f2b', '#ffffff'],
])('words upon a studio’s own %s are %s', (accent, words) =>
  expect(drawn(accent)).toContain(`--accent:${accent};--on-accent:${words};`),
);

test('a template’s accent keeps the words the template chose', () =>
  expect(drawn(null)).toContain('--accent:#333333;--on-accent:#ffffff;'));

test.each([
  ['#fff', 'light'],
  ['#0d0d0e', 'dark'],
])('on %s the browser’s own parts are %s', (paper, scheme) =>
  expect(
    tokensOf({ ...template, palettes: { one: { paper } } } as never, { palette: '', type: '', accent: null }),
  ).toContain(`color-scheme:${scheme};`),
);

test('what could end a rule is left out', () =>
  expect(
    tokensOf({ ...template, types: { one: { 'font-text': 'serif}body{display:none' } } } as never, {
      palette: '',
      type: '',
      accent: null,
    }),
  ).not.toContain('display'));
