import { createHash } from 'node:crypto';
import { uploadEndpoints } from '@media/upload/serve';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEVICE_SCOPES, type DeviceScope } from '@/core/access/device-scopes';
import type { Endpoint } from '@/core/http/define-endpoint';
import { webEndpoints } from '@/web/compose-web';
import { Browser } from '../helpers/browser';
import { whole } from '../helpers/part';
import { startWeb } from '../helpers/start-web';
import { makeProject, makeUser, PASSWORD } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';
import { SAMPLES } from './samples';
import { makeWorld, type World } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
const DEVICES = '/api/x/studio/devices';
let world: World;
/** The owner's program: no cookie, no page, a token alone. */
let token: string;
let device: string;

const made = async (who: Browser, name = 'Lightroom on the studio Mac') =>
  (await who.post(DEVICES, { name })).json as unknown as { id: string; token: string };

const bearer = (word: string) => ({ headers: { Authorization: `Bearer ${word}` }, csrf: false });
/** A program without cookies. */
const program = (method: string, path: string, word = token, json?: unknown) =>
  new Browser(app.origin).send(method, path, { ...bearer(word), ...(json === undefined ? {} : { json }) });

beforeAll(async () => {
  await startWeb(app);
  world = await makeWorld(app);
  ({ id: device, token } = await made(world.people.owner));
});

describe('a device token', () => {
  test('is shown once; only its hash is kept', async () => {
    expect(token).toMatch(/^keepers_[\w-]{43}$/);
    const rows = await sql<{ row: string; hash: string }>(
      'select to_jsonb(d)::text as row, token_hash as hash from device_tokens d where id = $1',
      [device],
    );
    expect(rows[0]?.row).not.toContain(token.slice(8));
    expect(rows[0]?.hash).toBe(createHash('sha256').update(token).digest('hex'));
  });

  test('requires a name', async () => {
    const answer = await world.people.owner.post(DEVICES, { name: '  ' });
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, ['name']]);
  });

  test('reads which photographs are missing, and the state of one', async () => {
    const files = [{ name: 'A.JPG', bytes: 3, sha256: 'a'.repeat(64) }];
    const body = { gallery: world.project.gallery, files };
    const checked = await program('POST', '/api/uploads/check', token, body);
    expect([checked.status, checked.json.wanted]).toEqual([200, ['a'.repeat(64)]]);
    const shown = await program('GET', `/api/uploads/${world.project.medias[0]}`);
    expect([shown.status, shown.json.state]).toEqual([200, 'ready']);
  });

  test('creates an upload, sends it, and cancels it', async () => {
    const open = new Browser(app.origin);
    const meta = [`gallery ${btoa(world.project.gallery)}`, `filename ${btoa('A.JPG')}`].join(',');
    const tus = { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${token}` };
    const created = await open.send('POST', '/api/uploads', {
      csrf: false,
      headers: { ...tus, 'Upload-Length': '10', 'Upload-Metadata': meta },
    });
    expect(created.status).toBe(201);
    const at = new URL(created.headers.get('location') ?? '', app.origin).pathname;
    const sent = await new Browser(app.origin).send('PATCH', at, {
      csrf: false,
      headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
      body: 'half',
    });
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, '4']);
    const gone = await new Browser(app.origin).send('DELETE', at, { csrf: false, headers: tus });
    expect(gone.status).toBe(204);
  });

  test.each(['txt', 'csv', 'json', 'zip'])('reads the selection as %s', async (format) => {
    expect((await program('GET', `/events/${world.project.id}/selection.${format}`)).status).toBe(200);
  });

  test('finds nothing of another account', async () => {
    const { project } = world.other;
    const files = [{ name: 'A.JPG', bytes: 3, sha256: 'a'.repeat(64) }];
    const asked = await Promise.all([
      program('POST', '/api/uploads/check', token, { gallery: project.gallery, files }),
      program('GET', `/api/uploads/${project.medias[0]}`),
      program('GET', `/events/${project.id}/selection.txt`),
    ]);
    expect(asked.map((answer) => answer.status)).toEqual([404, 404, 404]);
  });

  test('is the only credential: cookies sent with it add no rights', async () => {
    const { owner } = world.people;
    const path = `/events/${world.project.id}/selection.txt`;
    expect((await owner.get(path)).status).toBe(200);
    expect((await owner.get(path, { headers: { Authorization: 'Bearer wrong' } })).status).toBe(401);
    expect((await owner.get(path, { headers: { Authorization: 'bearer' } })).status).toBe(401);
  });

  test('shows when it was last used', async () => {
    const [row] = await sql<{ at: string | null }>(
      'select last_used_at::text as at from device_tokens where id = $1',
      [device],
    );
    expect(row?.at).not.toBeNull();
  });
});

describe('elsewhere a device token is ignored', () => {
  // Endpoints whose address carries its own proof are open to every caller.
  const OPEN = ['entry.open', 'ready.await', 'review.open', 'selection.stop', 'talk.stop'];
  const elsewhere = webEndpoints.filter(({ device, auth }) => !device && !OPEN.includes(String(auth)));

  test('it is accepted by these permissions alone', () => {
    const taken = [...webEndpoints, ...uploadEndpoints].filter((endpoint) => endpoint.device);
    expect([...new Set(taken.map((endpoint) => endpoint.auth))].sort()).toEqual([
      'device.use',
      'gallery.create',
      'gallery.delete',
      'gallery.update',
      'photo.delete',
      'photo.update',
      'project.create',
      'project.preview',
      'project.update',
      'selection.export',
      'talk.read',
      'talk.write',
      'upload.create',
      'upload.read',
    ]);
    expect(elsewhere.length).toBeGreaterThan(30);
  });

  test.each(elsewhere.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s',
    async (id, endpoint: Endpoint) => {
      // A token that counted would be answered otherwise than none, also where the request is not complete.
      const sample = (whole && (await SAMPLES[id]?.(world))) || {};
      const ids: Record<string, string> = { id: world.project.id, ...sample.params };
      const path = endpoint.path.replace(/:(\w+)(\{[^}]*\})?/g, (_all, name: string, pattern?: string) => {
        return ids[name] ?? pattern?.slice(1, -1).split('|')[0] ?? 'missing';
      });
      const json = endpoint.body ? (sample.body ?? {}) : undefined;
      const answer = await program(endpoint.method, path + (sample.query ?? ''), token, json);
      const anonymous = await new Browser(app.origin).send(endpoint.method, path + (sample.query ?? ''), {
        csrf: false,
        ...(json === undefined ? {} : { json }),
      });
      expect([answer.status, answer.text]).toEqual([anonymous.status, anonymous.text]);
      // Anyone with its address sees a shared photograph's page, or plays a shared film.
      if (!['sharing.card', 'clips.file'].includes(id)) expect(answer.status).toBeGreaterThanOrEqual(400);
    },
  );

  test.each(['/api/events', '/api/brands', '/api/users/me', '/api/products?limit=5'])(
    "Payload's %s",
    async (path) => {
      const answer = await program('GET', path);
      const anonymous = await new Browser(app.origin).get(path);
      expect([answer.status, answer.text]).toEqual([anonymous.status, anonymous.text]);
    },
  );

  test('the admin and the live stream', async () => {
    const { headers } = bearer(token);
    expect((await new Browser(app.origin).page('/admin', { headers })).status).toBe(307);
    expect((await new Browser(app.origin).get(`/events/${world.project.id}/live`, { headers })).status).toBe(
      401,
    );
  });
});

describe('a scope', () => {
  const tokens = new Map<DeviceScope, string>();
  const calls = [...webEndpoints, ...uploadEndpoints].filter(
    (endpoint): endpoint is Endpoint & { device: DeviceScope } =>
      endpoint.device !== undefined && endpoint.device !== 'any',
  );
  const cells = DEVICE_SCOPES.flatMap((scope) => calls.map((call) => [scope, call.id, call] as const));

  beforeAll(async () => {
    for (const scope of DEVICE_SCOPES) {
      const answer = await world.people.owner.post(DEVICES, { name: scope, scopes: [scope] });
      tokens.set(scope, String(answer.json.token));
    }
  });

  test('of each kind opens something', () => {
    expect(DEVICE_SCOPES.filter((scope) => !calls.some(({ device: of }) => of === scope))).toEqual([]);
  });

  test.each(cells)('%s and %s', async (scope, id, endpoint) => {
    const sample = (await SAMPLES[id]?.(world)) ?? {};
    const ids: Record<string, string> = { id: world.project.id, ...sample.params };
    if (id === 'uploads.show') ids.media = world.project.medias[0] as string;
    const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => ids[name] ?? 'missing');
    const files = [{ name: 'A.JPG', bytes: 3, sha256: 'a'.repeat(64) }];
    const json = id === 'uploads.check' ? { gallery: world.project.gallery, files } : sample.body;
    const answer = await program(
      endpoint.method,
      path + (sample.query ?? ''),
      tokens.get(scope),
      endpoint.body ? (json ?? {}) : undefined,
    );
    const said = `${endpoint.method} ${path} → ${answer.status} ${answer.text.slice(0, 120)}`;
    if (endpoint.device === scope) expect([said, answer.status < 300]).toEqual([said, true]);
    else expect([said, answer.status, answer.json.code]).toEqual([said, 403, 'SCOPE_MISSING']);
  });

  test('is needed to begin an upload, by tus and with a whole file', async () => {
    const meta = [`gallery ${btoa(world.project.gallery)}`, `filename ${btoa('A.JPG')}`].join(',');
    const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '10', 'Upload-Metadata': meta };
    for (const scope of DEVICE_SCOPES) {
      const word = tokens.get(scope) as string;
      const send = (path: string, more: object = {}) =>
        new Browser(app.origin).send('POST', path, {
          csrf: false,
          headers: { ...headers, Authorization: `Bearer ${word}` },
          ...more,
        });
      const simple = `/api/uploads/simple?gallery=${world.project.gallery}&filename=A.JPG`;
      const answers = [await send('/api/uploads'), await send(simple, { body: 'no photograph' })];
      expect([scope, ...answers.map(({ status }) => status)]).toEqual(
        scope === 'upload' ? [scope, 201, 415] : [scope, 403, 403],
      );
    }
  });

  test('never adds to the permissions of its person: an assistant’s token deletes no gallery', async () => {
    const { assistant } = world.people;
    const own = await assistant.post(DEVICES, { name: 'All', scopes: DEVICE_SCOPES });
    const path = `/api/projects/${world.project.id}/galleries/${world.project.gallery}`;
    const answer = await program('DELETE', path, String(own.json.token));
    expect([answer.status, answer.json.code]).toEqual([403, 'FORBIDDEN']);
  });

  test.each([
    ['none', []],
    ['an unknown one', ['upload', 'money']],
  ])('list with %s is refused', async (_name, scopes) => {
    expect((await world.people.owner.post(DEVICES, { name: 'No', scopes })).status).toBe(422);
  });
});

describe('a token ends', () => {
  const path = () => `/events/${world.project.id}/selection.txt`;

  test('at once, by its person or the owner; an assistant ends only their own', async () => {
    const { assistant, owner } = world.people;
    const own = await made(assistant);
    expect((await program('GET', path(), own.token)).status).toBe(200);
    expect((await assistant.delete(`${DEVICES}/${device}`)).status).toBe(403);
    expect((await program('GET', path())).status).toBe(200);
    expect((await owner.delete(`${DEVICES}/${own.id}`)).status).toBe(204);
    expect((await program('GET', path(), own.token)).status).toBe(401);
    expect((await owner.delete(`${DEVICES}/${own.id}`)).status).toBe(404);
    expect((await owner.delete(`${DEVICES}/${device}`)).status).toBe(204);
    expect((await program('GET', path())).status).toBe(401);
  });

  test('when its person leaves the account, or the account they come to is another', async () => {
    const person = await makeUser({ account: world.studio.account, role: 'assistant' });
    const own = await made(await new Browser(app.origin).signIn(person.email, PASSWORD));
    expect((await program('GET', path(), own.token)).status).toBe(200);
    await sql('update users set account_id = $2 where id = $1', [person.id, world.other.studio.account]);
    const theirs = await makeProject(world.other.studio, { medias: 0 });
    expect((await program('GET', path(), own.token)).status).toBe(401);
    expect((await program('GET', `/events/${theirs.id}/selection.txt`, own.token)).status).toBe(401);
  });
});
