import type { AddressInfo } from 'node:net';
import { makeStudio, type Studio } from '@media/upload/tests/studio';
import { startTestApp } from '@root/tests/helpers/start-web';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { grantCookie } from '@/modules/access/grants/grant-cookie';
import { insertGrant } from '@/modules/access/grants/insert-grant';
import { createFront } from '@/web/front/create-front';
import { invitationEndpoints } from '../../endpoints/invitations';

const app = await openTestApp();

let studio: Studio;
let origin = '';

beforeAll(async () => {
  await startTestApp(app);
  const server = createFront({
    endpoints: invitationEndpoints,
    parts: [],
    next: (async () => undefined) as never,
    dev: false,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app.atEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  studio = await makeStudio();
});

function call(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Response> {
  const sent = { ...headers, Accept: 'application/json', 'Content-Type': 'application/json' };
  return fetch(`${origin}/api/x/studio/projects/${studio.event}/invitations${path}`, {
    method,
    headers: sent,
    body: body && JSON.stringify(body),
  });
}

test('the account invites, sees, renews and revokes; no list shows a link', async () => {
  const made = await call('POST', '', studio.headers, { name: 'Maya', email: 'maya@example.com' });
  expect(made.status).toBe(201);
  expect(made.headers.get('cache-control')).toBe('no-store');
  const { id, url } = (await made.json()) as { id: string; url: string };
  const renewed = await call('POST', `/${id}/renew`, studio.headers, {});
  expect(((await renewed.json()) as { url: string }).url).not.toBe(url);
  const list = await (await call('GET', '', studio.headers)).text();
  expect(list).toContain('maya@example.com');
  expect(list).not.toContain('/i/');
  expect(await (await call('DELETE', `/${id}`, studio.headers)).json()).toEqual({ revoked: 0 });
  const after = (await (await call('GET', '', studio.headers)).json()) as {
    invitations: { revoked_at: string | null }[];
  };
  expect(after.invitations[0]?.revoked_at).not.toBeNull();
});

test('reports errors in the reader’s language', async () => {
  const answer = await call(
    'POST',
    '',
    { ...studio.headers, Cookie: `${studio.headers.Cookie}; locale=he` },
    { name: 'Maya', send: true },
  );
  expect(answer.status).toBe(422);
  const { code, errors } = (await answer.json()) as { code: string; errors: Record<string, string[]> };
  expect(code).toBe('CLIENT_EMAIL_MISSING');
  expect(errors.email?.[0]).toMatch(/[א-ת]/);
});

describe.each([
  ['GET', ''],
  ['POST', ''],
  ['POST', '/019a0000-0000-7000-8000-000000000000/renew'],
  ['DELETE', '/019a0000-0000-7000-8000-000000000000'],
])('%s invitations%s is refused', (method, path) => {
  const body = method === 'GET' ? undefined : { name: 'Eve' };
  const asGrant = async (role: 'guest' | 'client') => {
    await pool().query('update events set published_at = now() where id = $1', [studio.event]);
    const grant = await insertGrant({ account: studio.account, event: studio.event, role, source: 'code' });
    const { 'X-CSRF-Token': token, Cookie } = studio.headers;
    const session = /keepers_sid=[^;]+/.exec(Cookie ?? '')?.[0];
    return {
      Cookie: `${grantCookie(studio.event, grant).split(';')[0]}; ${session}`,
      'X-CSRF-Token': token ?? '',
    };
  };

  test('to a stranger, to a guest, to a client, to another account', async () => {
    const other = await makeStudio();
    const statuses: number[] = [];
    for (const headers of [{}, await asGrant('guest'), await asGrant('client'), other.headers]) {
      statuses.push((await call(method, path, headers, body)).status);
    }
    expect(statuses).toEqual([401, 401, 403, 404]);
  });
});
