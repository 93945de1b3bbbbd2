import { connect } from 'node:net';
import { uploadEndpoints } from '@media/upload/serve';
import { beforeAll, describe, expect, test } from 'vitest';
import { bodyPatience } from '@/core/http/parse-body';
import { inTime } from '@/modules/access/run-endpoint';
import { webEndpoints } from '@/web/compose-web';
import { Browser } from '../helpers/browser';
import { startWeb } from '../helpers/start-web';
import { makeStudio, makeUser, PASSWORD } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

const app = await openTestApp();
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio();
  await sqlOf(app)(`update accounts set site_name = 'limits' where id = $1`, [studio.account]);
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  await owner.token();
});

/** Routes that accept more than a megabyte: color profiles, music, tables of people and reviews, pictures, lists of names. */
const LARGE = [
  '/api/uploads/check',
  '/api/x/albums/profiles',
  '/api/x/clips/music',
  '/api/x/reviews/table',
  '/api/x/shop/products/:id/pictures/:place{0|1|2}',
  '/api/x/shop/profiles',
  // Prose as it is stored is several times as long as the Markdown of older sites.
  '/api/x/sites/draft',
  '/api/x/sites/pictures/file',
  '/api/x/sites/preview',
  '/api/x/studio/brands/:id/logo',
  '/api/x/studio/brands/:id/watermark',
  '/api/x/studio/clients_import',
  '/api/x/studio/clients_table',
];
const UNKNOWN_ID = '0199aaaa-0000-7000-8000-000000000000';
const addressOf = (path: string) =>
  path.replace(
    /:(\w+)(\{[^}]*\})?/g,
    (_all, _name: string, pattern?: string) => pattern?.slice(1, -1).split('|')[0] ?? UNKNOWN_ID,
  );

/** Every write route by its address; routes that share one share their largest limit. */
const writing = [...webEndpoints, ...uploadEndpoints].filter((endpoint) => endpoint.method !== 'GET');
const routes = [...new Set(writing.map(({ path }) => path))].map((path) => {
  const same = writing.filter((endpoint) => endpoint.path === path);
  return {
    path,
    method: same[0]?.method ?? 'POST',
    host: same[0]?.on === 'site' ? `limits.localhost:${app.port}` : `127.0.0.1:${app.port}`,
    limit: Math.max(...same.map(({ maxBody }) => maxBody ?? 64 * 1024)),
  };
});

/** Sends a head and perhaps the beginning of a body on its own connection, and returns the answer's first line. */
function halfSend(
  {
    method,
    host = `127.0.0.1:${app.port}`,
    cookie = owner.cookie,
  }: { method: string; host?: string; cookie?: string },
  path: string,
  length: number,
  begin: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const line = connect(app.port, '127.0.0.1');
    let said = '';
    line.once('error', reject);
    line.on('data', (chunk) => {
      said += chunk;
      if (!said.includes('\r\n')) return;
      line.destroy();
      resolve(said.split('\r\n')[0] ?? '');
    });
    line.once('close', () => resolve(said.split('\r\n')[0] ?? ''));
    const head = [
      `${method} ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: http://${host}`,
      'Content-Type: application/json',
      `Content-Length: ${length}`,
      `Cookie: ${cookie}`,
      'Accept: application/json',
    ];
    line.write(`${head.join('\r\n')}\r\n\r\n${begin}`);
  });
}

describe('bodies', () => {
  test('every route limits its body: the largest is that of a watermark, or of music for clips', () => {
    const largest = Math.max(...routes.map(({ limit }) => limit));
    expect(largest).toBeLessThanOrEqual(16 * 1024 * 1024);
    const large = routes.filter(({ limit }) => limit > 1024 * 1024).map(({ path }) => path);
    // Each one more is a decision to be written here.
    expect(large.sort()).toEqual(LARGE);
  });

  test.each(routes.map((route) => [route.path, route] as const))(
    '%s refuses a larger body without reading it',
    async (path, route) => {
      expect(await halfSend(route, addressOf(path), route.limit + 1, '{')).toBe(
        'HTTP/1.1 413 Payload Too Large',
      );
    },
  );

  test("Payload's REST refuses more than a megabyte", async () => {
    const { email } = await makeUser({ operator: true });
    const { cookie } = await new Browser(app.origin).signIn(email, PASSWORD);
    for (const [method, path] of [
      ['PATCH', `/api/events/${UNKNOWN_ID}`],
      ['POST', '/api/clients'],
    ] as const)
      expect(await halfSend({ method, cookie }, path, 1024 * 1024 + 1, '{')).toBe(
        'HTTP/1.1 413 Payload Too Large',
      );
  });

  test('a body that arrives too slowly is aborted, at every route', async () => {
    bodyPatience().ms = 150;
    try {
      // All at once: each waits for its own end.
      const ends = await Promise.all(
        routes.map(async (route) => [route.path, await halfSend(route, addressOf(route.path), 100, '{')]),
      );
      expect(ends).toEqual(routes.map(({ path }) => [path, 'HTTP/1.1 408 Request Timeout']));
    } finally {
      bodyPatience().ms = 60_000;
    }
  });
});

describe('time', () => {
  test('work beyond its time limit gets a refusal; work within it gets its answer', async () => {
    await expect(inTime(new Promise(() => undefined), 0.05)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await inTime(Promise.resolve('done'), 0.05)).toBe('done');
    await expect(inTime(Promise.reject(new Error('its own')), 1)).rejects.toThrow('its own');
  });

  test('every route has a time limit of at most ten minutes', () => {
    for (const { id, maxSeconds = 60 } of [...webEndpoints, ...uploadEndpoints])
      expect([id, maxSeconds > 0 && maxSeconds <= 600]).toEqual([id, true]);
  });
});
