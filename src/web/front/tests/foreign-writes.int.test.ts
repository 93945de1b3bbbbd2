import { uploadEndpoints } from '@media/upload/serve';
import { askHost } from '@root/tests/helpers/ask-host';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { newDeviceToken } from '@/modules/access/grants/device-session';
import { webEndpoints, webPages } from '@/web/compose-web';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let project: Project;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  project = await makeProject(studio);
});

/** What a browser sends along with a write of another site's page. */
const FOREIGN: [string, Record<string, string>][] = [
  ['another origin', { Origin: 'https://evil.test' }],
  ['another origin, cross-site', { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }],
  ['an origin of this site', { Origin: 'http://demo.localhost:3000', 'Sec-Fetch-Site': 'same-site' }],
  ['no origin at all, cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['no origin at all, same-site', { 'Sec-Fetch-Site': 'same-site' }],
  ['a hidden origin', { Origin: 'null' }],
  ['a hidden origin, cross-site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
];

const send = async (path: string, headers: Record<string, string>, body = '', method = 'POST') => {
  const answer = await fetch(`${app.origin}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    ...(method === 'GET' ? {} : { body }),
  });
  const text = await answer.text();
  return { answer, code: /"code":"(\w+)"/.exec(text)?.[1], text };
};

const openPath = (path: string) =>
  path.replace(
    /:\w+(\{[^}]*\})?/g,
    (_all, words?: string) => words?.slice(1, -1).split('|')[0] ?? project.id,
  );

/** The endpoints that declare that a page of any site may send them. */
const FROM_ANYWHERE = webEndpoints.filter(({ anyOrigin }) => anyOrigin);

describe('a write of another site’s page, without a cookie', () => {
  test.each(FOREIGN)('with %s signs no one in or out, and enters no project', async (_how, headers) => {
    const writes: [string, string][] = [
      ['/users/sign_in', `email=${encodeURIComponent(studio.ownerEmail)}&password=${PASSWORD}`],
      ['/users/sign_up', 'email=x%40people.test&password=long+enough&first_name=A&family_name=B'],
      ['/users/sign_out', '_method=delete'],
      ['/client_access', `code=${project.code}`],
    ];
    for (const [path, body] of writes) {
      const { answer, code } = await send(path, headers, body);
      expect([path, answer.status, code]).toEqual([path, 422, 'INVALID_CSRF_TOKEN']);
      expect([path, answer.headers.getSetCookie()]).toEqual([path, []]);
    }
    expect(await sql('select 1 from grants where event_id = $1', [project.id])).toHaveLength(0);
  });

  test('is refused by every endpoint and page that does not say otherwise', async () => {
    const writes = [...webEndpoints, ...uploadEndpoints]
      .filter(({ method, anyOrigin }) => method !== 'GET' && !anyOrigin)
      .map(({ method, path }) => [method, path] as const);
    const named = new Set(FROM_ANYWHERE.map(({ path }) => path));
    const pages = webPages.filter(({ path }) => !named.has(path)).map(({ path }) => ['POST', path] as const);
    const others = [
      '/',
      '/admin',
      '/admin/projects',
      '/zzz',
      '/api',
      '/api/events',
      '/api/uploads',
      '/p/x',
      '/_next/x',
    ];
    const wrong: unknown[] = [];
    for (const [method, path] of [...writes, ...pages, ...others.map((path) => ['POST', path] as const)])
      for (const [, headers] of FOREIGN.filter((_one, i) => i === 0 || i === 3)) {
        const { answer, code } = await send(openPath(path), headers, '', method);
        const cookies = answer.headers.getSetCookie();
        if (answer.status !== 422 || code !== 'INVALID_CSRF_TOKEN' || cookies.length > 0)
          wrong.push([method, path, headers, answer.status, code, cookies]);
      }
    expect(wrong).toEqual([]);
  });

  test('is answered in the reader’s language, as a page for browsers', async () => {
    const headers = { Origin: 'https://evil.test', Accept: 'text/html', 'Accept-Language': 'he' };
    const { answer, text } = await send('/users/sign_in', headers);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(text).toContain('<html lang="he" dir="rtl">');
  });
});

describe('writes that any site’s page may send', () => {
  test('are those that endpoints declare', () => {
    const kinds = new Set(FROM_ANYWHERE.map(({ id }) => id.replace(/^.*\.(leave)$/, '*.$1')));
    expect([...kinds].sort()).toEqual([
      '*.leave',
      'facebook.delete-data',
      'facebook.withdrawn',
      'mail.bounces',
      'payments.event',
    ]);
  });

  test('are processed without cookies, and set none', async () => {
    const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
    for (const { method, path } of FROM_ANYWHERE) {
      const headers = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site', Cookie: owner.cookie };
      const { answer, code } = await send(openPath(path), headers, 'x', method);
      expect([path, answer.status < 500, code]).toEqual([path, true, expect.not.stringMatching('CSRF')]);
      expect([path, answer.headers.getSetCookie()]).toEqual([path, []]);
    }
  });

  test('a program’s upload passes by its device token, and not by credentials a browser adds', async () => {
    const device = { Authorization: `Bearer ${newDeviceToken()}`, Origin: 'tauri://localhost' };
    for (const path of ['/api/uploads', '/api/uploads/check'])
      expect([path, (await send(path, device, '{}')).code]).not.toEqual([path, 'INVALID_CSRF_TOKEN']);
    expect((await send('/users/sign_in', device)).code).toBe('INVALID_CSRF_TOKEN');
    const basic = { ...device, Authorization: 'Basic b3BlbjpzZXNhbWU=' };
    expect((await send('/api/uploads/check', basic, '{}')).code).toBe('INVALID_CSRF_TOKEN');
  });
});

test('a write of our own page passes on every host of the platform, also behind a proxy', async () => {
  const body = `code=${project.code}`;
  for (const headers of [
    { Origin: app.origin, 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    {},
  ] as Record<string, string>[]) {
    const { answer } = await send('/client_access', headers, body);
    expect([headers.Origin, answer.status]).toEqual([headers.Origin, 200]);
  }
  const secure = new Headers({
    Origin: 'https://photos.localhost',
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  const answer = await askHost(`${app.origin}/client_access`, 'photos.localhost', {
    method: 'POST',
    headers: secure,
    body,
  });
  expect(answer.status).not.toBe(422);
});
