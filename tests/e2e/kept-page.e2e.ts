import type { BrowserContext } from '@playwright/test';
import { expect, test } from './support/test';

const only = (found: Iterable<RegExpMatchArray>): string[] => [
  ...new Set([...found].map(([, one = '']) => one)),
];

/** Opens a gallery's page and returns its HTML and what in it belongs to one reader or one answer. */
async function readPage(context: BrowserContext, path: string) {
  const answer = await context.request.get(path);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  const policy = answer.headers()['content-security-policy'] ?? '';
  const own = {
    csrf: only(html.matchAll(/name="csrf-token" content="([^"]+)"/g)),
    pictures: only(html.matchAll(/icon\/180\.png\?k=([\w.-]+)/g)),
    key: only(html.matchAll(/\\"key\\":\\"([0-9a-f]{16})\\"/g)),
    nonce: only(html.matchAll(/ nonce="([^"]+)"/g)),
  };
  return { html, own, policyNonce: /'nonce-([^']+)'/.exec(policy)?.[1] };
}

test('two people who see the same gallery get one page, each with their own tokens', async ({
  newPerson,
  project,
  sql,
}) => {
  const mine = project('kept');
  const dana = (await newPerson()).context();
  const omer = (await newPerson()).context();
  for (const person of [dana, omer]) await person.request.get(`/events/${mine.id}?c=${mine.code}`);
  const first = await readPage(dana, `/events/${mine.id}`);
  const second = await readPage(omer, `/events/${mine.id}`);
  const third = await readPage(dana, `/events/${mine.id}`);
  for (const { own, policyNonce } of [first, second, third]) {
    for (const values of Object.values(own)) expect(values).toHaveLength(1);
    expect(own.nonce).toEqual([policyNonce]);
  }
  expect(new Set([first, second, third].map(({ policyNonce }) => policyNonce)).size).toBe(3);
  for (const name of ['csrf', 'pictures', 'key'] as const) {
    expect(third.own[name]).toEqual(first.own[name]);
    expect(second.own[name]).not.toEqual(first.own[name]);
    expect(second.html).not.toContain(first.own[name][0]);
  }
  const neutral = ({ html, own }: typeof first) =>
    Object.entries(own).reduce((text, [name, [value = '']]) => text.replaceAll(value, name), html);
  expect(neutral(second)).toBe(neutral(first));
  expect(neutral(third)).toBe(neutral(first));

  // A change shows in the next page.
  await sql('update galleries set name = $2 where id = $1', [mine.gallery, 'The evening, renamed']);
  expect((await readPage(omer, `/events/${mine.id}`)).html).toContain('The evening, renamed');
});
