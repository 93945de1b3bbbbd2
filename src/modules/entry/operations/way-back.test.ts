import { expect, test } from 'vitest';
import { keepWayBack, requestedPage, signInFor, wayBack } from './way-back';

test.each([
  ['no page', null, '/events/e1'],
  ['the entry at the root', 'https://keepers.test/?from=mail', '/events/e1'],
  ['another project', 'https://keepers.test/events/e10?gallery=g', '/events/e1'],
  ['an address that cannot be read', 'events/e1?gallery=g', '/events/e1'],
  ['the project', 'https://keepers.test/events/e1', '/events/e1'],
  ['one of its galleries', 'https://keepers.test/events/e1?gallery=g&page=2', '/events/e1?gallery=g&page=2'],
  ['its download page', 'https://keepers.test/events/e1/download', '/events/e1/download'],
  ['a code in the address', 'https://keepers.test/events/e1?c=CODE&gallery=g', '/events/e1?gallery=g'],
])('a person who entered from %s', (_, from, path) => {
  expect(wayBack(from, 'e1')).toBe(path);
});

test.each([
  ['its readable address', 'https://keepers.test/maya-kmgz?add=photos', '/events/e1?add=photos'],
  ['a link for guests', 'https://keepers.test/maya-kmgz?g=PASS&add=photos', '/events/e1?add=photos'],
  ['the readable address of another project', 'https://keepers.test/dana-aaaa?add=photos', '/events/e1'],
])('a person who entered from %s', (_, from, path) => {
  expect(wayBack(from, 'e1', 'maya-kmgz')).toBe(path);
});

test.each([
  [
    'a page of the project',
    'https://keepers.test/events/e1?c=CODE&gallery=g',
    '/users/sign_up?i=e1&c=CODE&back=%2Fevents%2Fe1%3Fgallery%3Dg',
  ],
  ['the gallery itself', 'https://keepers.test/events/e1?c=CODE', '/users/sign_up?i=e1&c=CODE'],
  ['another project', 'https://keepers.test/events/e2?gallery=g', '/users/sign_up?i=e1&c=CODE'],
  ['no page', null, '/users/sign_up?i=e1&c=CODE'],
])('a sign-up that an entry from %s requires leads there afterwards', (_, from, path) => {
  const refused = Object.assign(new Error('refused'), { path: '/users/sign_up?i=e1&c=CODE' });
  expect(keepWayBack(refused, from)).toMatchObject({ path });
});

test.each([
  [
    'an album of a project',
    '/events/e1/albums/a1?c=CODE',
    '/users/sign_in?back=%2Fevents%2Fe1%2Falbums%2Fa1',
  ],
  ['the download page', '/events/e1/download?x=1', '/users/sign_in?back=%2Fevents%2Fe1%2Fdownload%3Fx%3D1'],
  ['a gallery', '/events/e1?c=CODE', '/users/sign_in?back=%2Fevents%2Fe1'],
  ['a readable address', '/maya-kmgz', '/users/sign_in'],
  ['the entry itself', '/', '/users/sign_in'],
  ['another site', '//evil.test/events/e1/albums/a1', '/users/sign_in?back=%2Fevents%2Fe1%2Falbums%2Fa1'],
  ['no address', null, '/users/sign_in'],
])('signing in from the entry in place of %s', (_, path, address) => {
  expect(signInFor(path)).toBe(address);
});

test.each([
  ['an album with a wrong code', '/events/e1/albums/a1?c=WRONG&x=1', '/events/e1/albums/a1?x=1'],
  ['a readable address', '/maya-kmgz?c=WRONG&add=photos', '/maya-kmgz?add=photos'],
  ['the entry itself', '/?c=WRONG', null],
  ['no address', null, null],
])('the entry in place of %s requests that page', (_, path, page) => {
  expect(requestedPage(path)).toBe(page);
});

test('a refusal without a sign-up address stays as it is', () => {
  const refused = new Error('refused');
  expect(keepWayBack(refused, 'https://keepers.test/events/e1?gallery=g')).toBe(refused);
  expect(refused).not.toHaveProperty('path');
});
