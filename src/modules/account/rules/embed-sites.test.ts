import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameAncestors, readEmbedSites } from './embed-sites';

test('reads sites as people type them', () => {
  expect(readEmbedSites('')).toEqual([]);
  expect(readEmbedSites(' www.studio.com/about\nhttps://Blog.Studio.com:8443/x?y  www.studio.com ')).toEqual([
    'https://www.studio.com',
    'https://blog.studio.com:8443',
  ]);
  expect(readEmbedSites('סטודיו.co.il')).toEqual([new URL('https://סטודיו.co.il').origin]);
});

test.each([
  '*',
  '*.studio.com',
  'http://studio.com',
  "'none'",
  'javascript:alert(1)',
  'https://u:p@studio.com',
  'localhost',
  'data:text/html,x',
])('refuses %s', (typed) => expect(readEmbedSites(typed)).toBeNull());

test('refuses more than ten', () => {
  const many = Array.from({ length: 11 }, (_one, i) => `s${i}.studio.com`).join(' ');
  expect(readEmbedSites(many)).toBeNull();
});

test('by default only we may embed a gallery', () => {
  expect(frameAncestors(null)).toEqual(["'self'"]);
  expect(frameAncestors('https://a.example https://b.example')).toEqual([
    "'self'",
    'https://a.example',
    'https://b.example',
  ]);
});

test('only origins reach the header, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      for (const site of frameAncestors(typed).slice(1))
        expect(site).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/);
    }),
  );
});
