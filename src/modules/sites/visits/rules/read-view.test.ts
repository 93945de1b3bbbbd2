import { expect, test } from 'vitest';
import { readView } from './read-view';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const from = (referer?: string, more: object = {}) =>
  readView({
    method: 'GET',
    host: 'alma.example.com',
    referer,
    agent: CHROME,
    purpose: undefined,
    ...more,
  });

test('a view from another host is a visit from it, without prefixes of the same place', () => {
  expect(from('https://www.google.com/')).toBe('google.com');
  expect(from('https://l.instagram.com/?u=x')).toBe('instagram.com');
  expect(from('https://blog.weddings.example/post')).toBe('blog.weddings.example');
});

test('a view from a page of the site is no new visit', () => {
  expect(from('https://alma.example.com/contact')).toBeNull();
});

test('a view without a readable referrer is a visit of unknown source', () => {
  expect(from()).toBe('');
  expect(from('android-app://com.app')).toBe('');
  expect(from('nonsense')).toBe('');
});

test('a long host is shortened', () => {
  expect(from(`https://${'a'.repeat(60)}.${'b'.repeat(60)}.test/`)).toHaveLength(100);
});

test.each([
  ['a search engine', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a link preview', { agent: 'WhatsApp/2.23' }],
  ['a program', { agent: 'curl/8.0' }],
  ['a program that names itself in a browser’s way', { agent: 'Mozilla/5.0 facebookexternalhit/1.1' }],
  ['a request without a name', { agent: undefined }],
  ['a page that the browser loads in advance', { purpose: 'prefetch;prerender' }],
  ['a HEAD request', { method: 'HEAD' }],
])('%s is not counted', (_what, more) => {
  expect(from('https://www.google.com/', more)).toBeUndefined();
});
