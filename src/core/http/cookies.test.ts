import { beforeEach, expect, it, vi } from 'vitest';
import { parseCookies, setCookie, withoutCookie } from './cookies';

const app = vi.hoisted(() => ({ publicUrl: 'http://localhost:3000' }));
vi.mock('@/core/env', () => ({ env: () => app }));
beforeEach(() => {
  app.publicUrl = 'http://localhost:3000';
});

it('is Lax, for the whole site, and no script’s', () => {
  expect(setCookie('a', 'b c')).toBe('a=b%20c; Path=/; SameSite=Lax; HttpOnly');
  expect(setCookie('locale', 'he', { maxAge: 365 * 24 * 3600, httpOnly: false })).toBe(
    'locale=he; Path=/; SameSite=Lax; Max-Age=31536000',
  );
});

it('is Secure where the public address is https', () => {
  app.publicUrl = 'https://photos.example';
  expect(setCookie('a', 'b')).toContain('; Secure');
});

it('reads all cookies, the first of each name, and an undecodable value unchanged', () => {
  const read = parseCookies('a=1; b=%D7%A9; a=2; c=%E0%A4%A; d');
  expect([...read]).toEqual([
    ['a', '1'],
    ['b', 'ש'],
    ['c', '%E0%A4%A'],
  ]);
});

it.each([
  ['', ''],
  ['a=1', 'a=1'],
  ['token=1', ''],
  ['a=1; token=2;b=3', 'a=1; b=3'],
  [' token =1; token=2; tokens=3; xtoken=4', 'tokens=3; xtoken=4'],
  ['token', ''],
])('of %j keeps all but those of one name', (header, left) => {
  expect(withoutCookie(header, 'token')).toBe(left);
});
