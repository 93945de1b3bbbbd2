import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { addressTail, addressWords, proposeAddresses, readAddress, withAddress } from './share-address';

test.each([
  ['two names', 'Maya & Jonathan', 'maya-jonathan'],
  ['an apostrophe and accents', 'Zoë’s Bat Mitzvah 2026', 'zoes-bat-mitzvah-2026'],
  ['Hebrew', 'נועה ויונתן', 'noa-viontn'],
  ['Hebrew with vowel signs', 'שָׁלוֹם', 'shlom'],
  [
    'a long name',
    "Maya & Jonathan's wedding weekend in the Galilee",
    'maya-jonathans-wedding-weekend-in-the',
  ],
  ['one endless word', 'a'.repeat(60), 'a'.repeat(40)],
  ['no letter an address can have', '結婚式 💍', 'gallery'],
])('a name with %s becomes words of an address', (_, name, words) => {
  expect(addressWords(name)).toBe(words);
});

test('a tail has four consonants, from any random bytes', () => {
  for (let nr = 0; nr < 200; nr++) expect(addressTail(randomBytes)).toMatch(/^[bcdfghjkmnpqrstvwxz]{4}$/);
  const bytes = [
    [255, 254, 250, 248],
    [0, 18, 19, 246],
  ].map((each) => Uint8Array.from(each));
  expect(addressTail(() => bytes.shift() as Uint8Array)).toBe('bzbz');
});

const RESERVED = `events galleries products product_medias reviews review_requests photographer_products users
  client_access api admin i r p csrf www media uploads orders cart payments clips albums facebook_pages _next`;

test.each([
  ...RESERVED.split(/\s+/).map((path) => `/${path}`),
  ...[
    '/',
    '/our-team',
    '/weddings-and-more',
    '/kxqz',
    '/-kxqz',
    '/maya--kxqz',
    '/maya-kxqa',
    '/events/maya-kxqz',
  ],
  ...['/sw.js', `/${'a'.repeat(41)}-kxqz`, '/maya_kxqz', '/מאיה-kxqz'],
])('%s is no share address', (path) => {
  expect(readAddress(path)).toBeNull();
});

test.each(['/maya-jonathan-kxqz', '/Maya-Jonathan-KXQZ', '/maya-jonathan-kxqz/'])(
  '%s is a share address',
  (path) => {
    expect(readAddress(path)).toBe('maya-jonathan-kxqz');
  },
);

test('a renamed project keeps its tail, and its former addresses', () => {
  const before = { address: 'maya-kxqz', former: ['may-kxqz'] };
  expect(proposeAddresses('Maya and Dan', before, randomBytes)[0]).toBe('maya-and-dan-kxqz');
  expect(withAddress(before, 'maya-and-dan-kxqz')).toEqual({
    address: 'maya-and-dan-kxqz',
    former: ['may-kxqz', 'maya-kxqz'],
  });
  expect(withAddress(before, 'may-kxqz')).toEqual({ address: 'may-kxqz', former: ['maya-kxqz'] });
});
