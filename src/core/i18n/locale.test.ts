import { expect, test } from 'vitest';
import { direction, fromAcceptLanguage, localeOf, pickLocale } from './locale';

test('reads the address first, then cookie, person, client, project, browser', () => {
  const sources = {
    query: 'he',
    cookie: 'en',
    person: 'he',
    client: 'en',
    project: 'he',
    acceptLanguage: 'en',
  };
  const order = ['query', 'cookie', 'person', 'client', 'project', 'acceptLanguage'] as const;
  let rest: Partial<typeof sources> = { ...sources };
  const received = order.map((source) => {
    const locale = pickLocale(rest);
    rest = { ...rest, [source]: undefined };
    return locale;
  });
  expect(received).toEqual(['he', 'en', 'he', 'en', 'he', 'en']);
  expect(pickLocale({})).toBe('en');
});

test('skips a language we do not support', () => {
  expect(pickLocale({ query: 'fr', cookie: 'x', project: 'he' })).toBe('he');
});

test.each([
  ['he-IL,he;q=0.9,en-US;q=0.8', 'he'],
  ['fr-FR, en;q=0.5, he;q=0.7', 'he'],
  ['en;q=0, he;q=0.1', 'he'],
  ['iw', 'he'],
  ['de, *;q=0.1', null],
  ['', null],
  [null, null],
  [';;q=,,en;q=nonsense', 'en'],
])('Accept-Language %j gives %s', (header, expected) => {
  expect(fromAcceptLanguage(header)).toBe(expected);
});

test('Hebrew is right to left', () => {
  expect([direction('he'), direction('en'), localeOf('EN_us'), localeOf('english')]).toEqual([
    'rtl',
    'ltr',
    'en',
    null,
  ]);
});
