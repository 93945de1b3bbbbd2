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
])('text on a studio’s own %s is %s', (accent, words) =>
  expect(drawn(accent)).toContain(`--accent:${accent};--on-accent:${words};`),
);

test('a template’s accent keeps the template’s text color', () =>
  expect(drawn(null)).toContain('--accent:#333333;--on-accent:#ffffff;'));

test.each([
  ['#fff', 'light'],
  ['#0d0d0e', 'dark'],
])('on %s the browser’s own controls are %s', (paper, scheme) =>
  expect(
    tokensOf({ ...template, palettes: { one: { paper } } } as never, { palette: '', type: '', accent: null }),
  ).toContain(`color-scheme:${scheme};`),
);

test('omits values that could end a rule', () =>
  expect(
    tokensOf({ ...template, types: { one: { 'font-text': 'serif}body{display:none' } } } as never, {
      palette: '',
      type: '',
      accent: null,
    }),
  ).not.toContain('display'));
