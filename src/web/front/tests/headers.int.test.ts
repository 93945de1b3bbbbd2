import { Browser } from '@root/tests/helpers/browser';
import { type OpenGallery, openGallery } from '@root/tests/helpers/entries';
import { makeInvitation } from '@root/tests/helpers/invitation';
import { type OtherWeb, startOther } from '@root/tests/helpers/start-other';
import { PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { workQueue } from '@root/tests/helpers/work-queue';
import { beforeAll, describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';

const app = await openTestApp();
let place: OpenGallery;
let secured: Promise<OtherWeb> | null = null;
/** A process of an installation that is served over https; one for all tests about it. */
const overHttps = () => (secured ??= startOther(app, { PUBLIC_URL: 'https://photos.example.com' }));
/** Every kind of answer: the caller, the request, and whether it is a page. */
let kinds: Record<string, { path: string; as?: Browser; page?: true; method?: string; status: number }>;

beforeAll(async () => {
  // It starts while the others are tested; the tests that need it report a failed start.
  overHttps().catch(() => undefined);
  place = await openGallery(app, { medias: 1, options: { allow_downloads: true, allow_sharing: true } });
  const { project, client, owner } = place;
  await pool().query('update events set printselectiondone = true where id = $1', [project.id]);
  const order = await client.post(`/events/${project.id}/downloads`, { scope: 'all', size: 'web' });
  await workQueue();
  const part = await client.get(String(order.json.status_url));
  const list = await client.get(`/galleries/${project.gallery}`);
  const [media] = list.json.medias as unknown as { medium: string; urlS: string }[];
  const [archive] = part.json.parts as unknown as { url: string }[];
  const link = await makeInvitation(project, 'Dana');
  const event = `/events/${project.id}`;
  kinds = {
    page: { path: '/users/data', page: true, status: 200 },
    "a site's page": { path: '/', page: true, status: 200 },
    'gallery page': { path: event, as: client, page: true, status: 200 },
    'entry page': { path: `/events/${project.gallery}`, page: true, status: 401 },
    'page that is not there': { path: '/nothing-here', page: true, status: 404 },
    'sign-in page': { path: '/users/sign_in', page: true, status: 200 },
    'share page': { path: `${event}/medias/${project.medias[0]}`, page: true, status: 200 },
    // Rendered by Next, which a stub replaces here.
    'admin page': { path: '/admin/projects', as: owner, page: true, status: 404 },
    'way to the admin': { path: '/admin', page: true, status: 307 },
    'personal link': { path: link, page: true, status: 303 },
    JSON: { path: event, as: client, status: 200 },
    list: { path: `/galleries/${project.gallery}`, as: client, status: 200 },
    "Payload's JSON": { path: '/api/users/me', as: owner, status: 200 },
    picture: { path: media?.medium ?? '', as: client, status: 200 },
    'refused picture': { path: media?.medium ?? '', status: 404 },
    'social card': { path: `${event}/medias/${project.medias[0]}/card.jpg`, status: 200 },
    archive: { path: archive?.url ?? '', as: client, status: 200 },
    'table of people': { path: '/api/x/studio/clients.csv', as: owner, status: 200 },
    'export of picks': { path: `${event}/selection.csv`, as: owner, status: 200 },
    'sidecars of picks': { path: `${event}/selection.zip`, as: owner, status: 200 },
    worker: { path: '/sw.js', status: 200 },
    'uploads as tus': { path: '/api/uploads', method: 'OPTIONS', status: 204 },
    'an error 401': { path: `/galleries/${project.gallery}`, status: 401 },
    'an error 404': { path: '/products/nothing', as: client, status: 404 },
    'an error 405': { path: event, method: 'DELETE', as: client, status: 405 },
    'an error 422': { path: '/client_access', method: 'POST', status: 422 },
  };
});

const NAMES = [
  'page',
  "a site's page",
  'gallery page',
  'entry page',
  'page that is not there',
  'sign-in page',
  'share page',
  'admin page',
  'way to the admin',
  'personal link',
  'JSON',
  'list',
  "Payload's JSON",
  'picture',
  'refused picture',
  'social card',
  'archive',
  'table of people',
  'export of picks',
  'sidecars of picks',
  'worker',
  'uploads as tus',
  'an error 401',
  'an error 404',
  'an error 405',
  'an error 422',
];

async function ask(name: string) {
  const kind = kinds[name];
  if (!kind) throw new Error(`No such kind: ${name}`);
  const browser = kind.as ?? new Browser(app.origin);
  const headers = { Accept: kind.page ? 'text/html' : name === 'picture' ? 'image/*' : 'application/json' };
  const body = kind.method === 'POST' ? { json: {} } : {};
  const answer = await browser.send(kind.method ?? 'GET', kind.path, { headers, ...body });
  expect([name, answer.status]).toEqual([name, kind.status]);
  return { ...answer, page: kind.page === true && answer.status !== 303 && answer.status !== 307 };
}

describe.each(NAMES)('%s', (name) => {
  test('has its real content type, sends no referrer, and opens in no foreign frame', async () => {
    const { headers, page } = await ask(name);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/);
    expect(headers.get('referrer-policy')).toMatch(/^(same-origin|no-referrer)$/);
    // Our own pages frame a gallery (the photographer's preview), and nothing else.
    expect(headers.get('x-frame-options')).toBe(name === 'gallery page' ? 'SAMEORIGIN' : 'DENY');
    if (!page) return;
    const policy = headers.get('content-security-policy') ?? '';
    if (name === "a site's page") {
      // The same for everyone: sources are allowed by path and by hash.
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'sha256-/);
      expect(policy).toMatch(/base-uri 'none'; frame-ancestors 'none'$/);
      expect(policy).not.toContain('unsafe');
      return;
    }
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}' 'strict-dynamic'/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'self'");
    expect(policy).toMatch(name === 'gallery page' ? /frame-ancestors 'self'$/ : /frame-ancestors 'none'$/);
    // The admin may compile WebAssembly, which is another word.
    expect(policy).not.toContain(" 'unsafe-eval'");
  });

  test('sets SameSite cookies for its own host, HttpOnly except the language', async () => {
    const { headers } = await ask(name);
    for (const line of headers.getSetCookie()) {
      expect(line).toContain('SameSite=Lax');
      // The language alone is read by pages.
      if (!line.startsWith('locale=')) expect(line).toContain('HttpOnly');
      expect(line).not.toMatch(/Domain=/i);
    }
  });
});

test('sets Secure cookies over https', async () => {
  const { origin } = await overHttps();
  const browser = new Browser(origin);
  const lines: string[] = [];
  const listen = (headers: Headers) => lines.push(...headers.getSetCookie());
  listen((await browser.get('/csrf')).headers);
  const same = { headers: { Origin: origin } };
  listen((await browser.post('/client_access', { code: place.project.code }, same)).headers);
  listen(
    (await browser.post('/users/sign_in', { email: place.studio.ownerEmail, password: PASSWORD }, same))
      .headers,
  );
  const names = lines.map((line) => line.split('=')[0]);
  expect(names).toEqual(expect.arrayContaining(['keepers_sid', 'keepers-token', 'keepers_known']));
  for (const line of lines) expect(line).toContain('; Secure');
});

describe('a brand that allows sites to frame its galleries', () => {
  const within = { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Site': 'cross-site', Accept: 'text/html' };
  const allow = (embed_sites: string) =>
    place.owner.put(`/api/x/studio/brands/${place.studio.brand}`, { brand: { embed_sites } });

  test('its page allows those sites alone; other pages stay closed; revoking works at once', async () => {
    const event = `/events/${place.project.id}`;
    expect((await allow('www.studio.com https://blog.studio.com/x')).status).toBeLessThan(300);
    const { headers } = await place.client.page(event);
    expect(headers.get('content-security-policy')).toMatch(
      /frame-ancestors 'self' https:\/\/www\.studio\.com https:\/\/blog\.studio\.com$/,
    );
    expect(headers.get('x-frame-options')).toBeNull();
    for (const path of ['/', '/users/sign_in', '/admin/projects', `/events/${place.project.gallery}`]) {
      const other = await place.owner.page(path);
      expect([path, other.headers.get('x-frame-options')]).toEqual([path, 'DENY']);
    }
    await allow('');
    const closed = await place.client.page(event);
    expect(closed.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/);
  });

  test('an address that is no https site is refused, and nothing is stored', async () => {
    for (const typed of [
      '*',
      'http://studio.com',
      "x.com; script-src 'unsafe-inline'",
      'https://*.studio.com',
    ]) {
      const answer = await allow(typed);
      expect([typed, answer.status, answer.json.code]).toEqual([typed, 422, 'INVALID_INPUT']);
    }
    const { rows } = await pool().query('select embed_sites from brands where id = $1', [place.studio.brand]);
    expect(rows).toEqual([{ embed_sites: null }]);
  });

  test('in such a frame a gallery’s cookies are partitioned over https; without a listed site they stay SameSite=Lax', async () => {
    await allow('www.studio.com');
    await pool().query('update events set available_public = true where id = $1', [place.project.id]);
    const { origin } = await overHttps();
    const answer = await new Browser(origin).send('GET', `/events/${place.project.id}`, {
      headers: within,
    });
    const lines = answer.headers.getSetCookie();
    expect(lines.map((line) => line.split(/[_=]/)[0])).toEqual(expect.arrayContaining(['kg', 'keepers']));
    for (const line of lines) expect(line).toContain('SameSite=None; Partitioned');
    await allow('');
    const lax = await new Browser(origin).send('GET', `/events/${place.project.id}`, {
      headers: within,
    });
    for (const line of lax.headers.getSetCookie()) expect(line).toContain('SameSite=Lax');
  });
});
