import { expect, test } from 'vitest';
import { readTerm } from './read-term';

test.each([
  ['https://www.bing.com/search?q=Wedding+Photographer++Haifa', '', 'wedding photographer haifa'],
  ['https://search.yahoo.com/search?p=newborn', '', 'newborn'],
  ['https://yandex.ru/search/?text=צלם', '', 'צלם'],
  [undefined, 'utm_source=google&utm_term=bar%20mitzvah', 'bar mitzvah'],
  ['https://www.google.com/', '', null],
  ['https://some.example/?q=not+a+search+engine', '', null],
  ['https://www.bing.com/search?q=maya%40mail.test', '', null],
  [undefined, 'utm_term=0541234567', null],
  ['not an address', '', null],
])('a visit from %s to ?%s searched for %s', (referer, search, term) => {
  expect(readTerm(referer, search)).toBe(term);
});
