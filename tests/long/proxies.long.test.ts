import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { derivativeKey, originalKey } from '@media/pictures/address';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GalleryList } from '@/core/wire';
import { Browser } from '../helpers/browser';
import { freePort } from '../helpers/free-port';
import { LiveLine } from '../helpers/live-line';
import { hasProxy, type ProxyName, runProxy } from '../helpers/run-proxy';
import { startWeb, type Web } from '../helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

const PREFIX = '/keepers-storage/';

const app = await openTestApp();
const ports = { nginx: await freePort(), caddy: await freePort() };
// nginx's $host has no port: the public address comes from the setting.
const publicUrl = `http://127.0.0.1:${ports.nginx}`;
Object.assign(process.env, { TRUST_PROXY: '1', KEEPERS_ACCEL_PREFIX: PREFIX, PUBLIC_URL: publicUrl });
const sql = sqlOf(app);
let web: Web;

beforeAll(async () => {
  web = await startWeb(app);
});

// Where one is missing its recipe cannot be proved: "apt-get install nginx-light", "apt-get install caddy".
describe.each<ProxyName>(['nginx', 'caddy'])('the recipe for %s in the guide', (proxy) => {
  const there = hasProxy(proxy);
  let outside: string;
  let plain: number;
  let studio: Studio;
  let project: Project;
  let client: Browser;

  beforeAll(async () => {
    if (!there) return;
    const secure = ports[proxy];
    plain = await freePort();
    outside = `http://127.0.0.1:${secure}`;
    const folder = path.join(app.dataDir, proxy);
    mkdirSync(folder);
    app.atEnd(await runProxy(proxy, { folder, dataDir: app.dataDir, app: app.port, secure, plain }));
    studio = await makeStudio();
    project = await makeProject(studio);
    client = await new Browser(outside).enter(project.code);
  });

  const addressOf = async () => {
    const list = (await client.get(`/galleries/${project.gallery}`)).json as unknown as GalleryList;
    return list.medias[0] as GalleryList['medias'][number];
  };

  test.skipIf(proxy !== 'nginx' || !there)('redirects http to https', async () => {
    const answer = await new Browser(`http://127.0.0.1:${plain}`).page('/events/1?a=b');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://127.0.0.1/events/1?a=b']);
  });

  test.skipIf(!there)(
    'sends the picture that Keepers allowed, whole and by range, with Keepers’ headers',
    async () => {
      const media = await addressOf();
      const key = derivativeKey(project.id, media.id, 'v1', 's300');
      const file = readFileSync(path.join(app.dataDir, 'storage', key));
      // Keepers itself sends no byte of it.
      const asked = await fetch(`${app.origin}${media.urlS}`, { headers: { Cookie: client.cookie } });
      expect([asked.headers.get('x-accel-redirect'), await asked.text()]).toEqual([`${PREFIX}${key}`, '']);
      const answer = await client.get(media.urlS);
      expect([answer.status, answer.text]).toEqual([200, file.toString()]);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(answer.headers.get('x-accel-redirect')).toBeNull();
      const part = await client.get(media.urlS, { headers: { Range: 'bytes=2-5' } });
      expect([part.status, part.text]).toEqual([206, file.subarray(2, 6).toString()]);
      const etag = answer.headers.get('etag') ?? '';
      expect((await client.get(media.urlS, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    },
  );

  test.skipIf(!there)('reaches no forbidden picture, no storage and no original', async () => {
    const media = await addressOf();
    expect((await new Browser(outside).get(media.urlS)).status).toBe(404);
    const [row] = await sql<{ sha256: string }>('select sha256 from media where id = $1', [media.id]);
    const original = originalKey(studio.account, row?.sha256 ?? '');
    expect(statSync(path.join(app.dataDir, 'storage', original)).isFile()).toBe(true);
    for (const key of [
      derivativeKey(project.id, media.id, 'v1', 's300'),
      original,
      `derivatives/../${original}`,
    ]) {
      for (const written of [`${PREFIX}${key}`, `${PREFIX}derivatives/..%2f${original}`, `/storage/${key}`]) {
        const answer = await client.get(written);
        expect([written, answer.status]).toEqual([written, 404]);
        expect(answer.text).not.toMatch(/^(s300 of|photograph) /);
      }
    }
  });

  test.skipIf(!there)('streams an upload while it is still being sent', async () => {
    const owner = await new Browser(outside).signIn(studio.ownerEmail, PASSWORD);
    const encode = (text: string) => Buffer.from(text).toString('base64');
    const bytes = Buffer.alloc(512 * 1024, 7);
    const headers = { 'Tus-Resumable': '1.0.0', 'X-CSRF-Token': await owner.token() };
    const created = await owner.send('POST', '/api/uploads', {
      headers: {
        ...headers,
        'Upload-Length': String(bytes.length),
        'Upload-Metadata': `filename ${encode('A.JPG')},gallery ${encode(project.gallery)}`,
      },
    });
    expect(created.status).toBe(201);
    const location = new URL(created.headers.get('location') ?? '', outside);
    expect(location.origin).toBe(outside);
    const sending = request(location, {
      method: 'PATCH',
      headers: {
        ...headers,
        Cookie: owner.cookie,
        Origin: outside,
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': bytes.length,
      },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      sending.once('response', (response) => resolve(response.resume().statusCode));
      sending.once('error', reject);
    });
    const half = bytes.length / 2;
    sending.write(bytes.subarray(0, half));
    const staged = path.join(app.dataDir, 'staging', path.basename(location.pathname));
    await vi.waitFor(() => expect(statSync(staged).size).toBe(half), { timeout: 20_000, interval: 20 });
    sending.end(bytes.subarray(half));
    // It is no photograph: what counts here is that all of it arrived.
    expect(await answered).toBe(415);
  });

  test.skipIf(!there)('streams changes as they happen', async () => {
    const line = await LiveLine.open(client, project.id);
    const pick = { media: project.medias[0], product: project.products.Album, selected: true };
    expect((await client.post('/product_medias', pick)).status).toBeLessThan(300);
    expect(await line.next(undefined, 5000)).toBeTruthy();
    await line.close();
  });

  test.skipIf(!there)('ignores identity and address headers of outside callers', async () => {
    const lies = { 'X-Forwarded-For': '6.6.6.6', 'X-Forwarded-Proto': 'gopher', Forwarded: 'for=6.6.6.6' };
    await new Browser(outside).page('/users/sign_in', { headers: lies });
    expect(web.drawn.at(-1)?.headers).toMatchObject({ 'x-keepers-address': '127.0.0.1' });
    const foreign = { 'X-Forwarded-Host': 'evil.test', Origin: 'https://evil.test' };
    const answer = await client.post('/product_medias', {}, { headers: foreign });
    expect(answer.text).toContain('INVALID_CSRF_TOKEN');
  });
});
