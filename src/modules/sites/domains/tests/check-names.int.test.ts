import dns from 'node:dns';
import { eventOf, makeProject } from '@root/tests/helpers/studio';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/core/env';
import { loadSiteNames } from '@/core/process/site-names';
import { codeLinkOf } from '@/modules/access/share-link';
import { checkNames } from '../check-names';
import { alma, show, sql } from './world';

type Answer = (error: Error | null, address?: unknown, family?: number) => void;

/** Lets every name lead to this address, or nowhere: a record of the operator's domain. */
function lead(address: string | null): void {
  vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, options: { all?: boolean }, done: Answer) => {
    if (!address) done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }));
    else if (options.all) done(null, [{ address, family: 4 }]);
    else done(null, address, 4);
  }) as never);
}

const check = async () => {
  await checkNames(new AbortController().signal);
  await loadSiteNames();
};
const foundAgo = (hours: number) =>
  sql(
    `insert into installation (key, value) values ('site-names', jsonb_build_object('found_at', now() - make_interval(hours => $1)))
     on conflict (key) do update set value = excluded.value`,
    [hours],
  );

/** The host of a new project's link. */
const origin = async () => new URL(codeLinkOf(await eventOf((await makeProject(alma)).id))).hostname;

beforeEach(() => sql("delete from installation where key = 'site-names'"));
afterEach(() => {
  vi.restoreAllMocks();
  env().siteLinks = null;
});

test('links stay on the platform’s host while the names of sites lead nowhere', async () => {
  lead(null);
  await check();
  expect(await origin()).toBe('photos.example.com');
});

test('links name the studio’s host once its name leads here', async () => {
  lead('127.0.0.1');
  await check();
  expect(await origin()).toBe('alma.photos.example.com');
});

test('a name that leads to another program is not taken for this one', async () => {
  lead('127.0.0.1');
  const fetched = vi.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValue(
    new Response(null, { status: 204, headers: { 'x-keepers-site': 'x'.repeat(43) } }),
  );
  await check();
  expect(fetched).toHaveBeenCalledOnce();
  expect(await origin()).toBe('photos.example.com');
});

test.each([
  ['for an hour keeps', 1, 'alma.photos.example.com'],
  ['for two days changes', 48, 'photos.example.com'],
])('a failure %s the host of links', async (_title, hours, host) => {
  await foundAgo(hours);
  lead(null);
  await check();
  expect(await origin()).toBe(host);
});

test.each([
  [true, 'alma.photos.example.com'],
  [false, 'photos.example.com'],
])('the operator’s setting %s decides without a check', async (setting, host) => {
  env().siteLinks = setting;
  lead(null);
  await check();
  expect(await origin()).toBe(host);
});

test('every host answers with a signature, and a changed path does not', async () => {
  for (const host of ['photos.example.com', 'alma.photos.example.com', 'strange.example.org']) {
    const answer = await show(host, '/_site/reached');
    expect([answer.status, answer.headers.get('x-keepers-site')?.length]).toEqual([204, 43]);
  }
  expect((await show('photos.example.com', '/_site/reached/x')).headers.get('x-keepers-site')).toBeNull();
});
