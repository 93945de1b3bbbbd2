import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { GalleryList } from '@/core/wire';
import { type Launched, launch, runToEnd, type Settings } from '../faults/start-launcher';
import { makeWorld, upload, type World } from '../faults/test-app';
import { type Answer, type Ask, Browser } from '../helpers/browser';
import { LiveLine } from '../helpers/live-line';
import { type Pooler, poolerVersion, runPooler } from '../helpers/run-pooler';
import { PASSWORD } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

/** Fewer than the connections that ask, so that every session is shared. */
const SESSIONS = 4;
const CLIENTS = 6;
const TURNS = 12;

const app = await openTestApp({ empty: true });
const sql = sqlOf(app);
let pooler: Pooler;
let env: Settings;
let keepers: Launched;
let world: World;

/** Every answer of every browser here. */
const answers: { line: string; status: number }[] = [];

class Counted extends Browser {
  override async send(method: string, path: string, ask?: Ask): Promise<Answer> {
    const answer = await super.send(method, path, ask).catch((error: unknown) => {
      answers.push({ line: `${method} ${path} ${String(error)}`, status: 0 });
      throw error;
    });
    answers.push({ line: `${method} ${path} ${answer.text.slice(0, 200)}`, status: answer.status });
    return answer;
  }
}
const browser = () => new Counted(app.origin);

beforeAll(async () => {
  if (!poolerVersion()) throw new Error('PgBouncer is missing: run "apt-get install pgbouncer".');
  pooler = await runPooler(app.databaseUrl, SESSIONS);
  env = {
    ...app.env,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: app.databaseUrl,
    KEEPERS_DEMO: '0',
    NODE_ENV: 'production',
  };
  // The start migrates the empty database, behind the pooler too.
  keepers = launch(env);
  await keepers.says(/Keepers is running at/, 600_000);
  world = await makeWorld(env);
  await sql(`update events set allow_downloads = true, upload_resolution = 'original' where id = $1`, [
    world.project.id,
  ]);
}, 900_000);

afterAll(async () => {
  await keepers?.stop();
  await pooler?.stop();
}, 60_000);

/** A client who enters by the code, opens the gallery and picks; returns the last answered state of each photograph. */
async function pickAll(): Promise<Counted> {
  const { project } = world;
  const client = await browser().enter(project.code);
  expect((await client.page(`/events/${project.id}`)).status).toBe(200);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const list = (await client.get(`/galleries/${project.gallery}`)).json as unknown as GalleryList;
    for (const { id: media } of list.medias.slice(0, 8))
      await client.post('/product_medias', { media, product: project.products.Album });
  }
  return client;
}

/** The photographer signs in, opens the project and uploads photographs. */
async function sendAll(): Promise<string[]> {
  const owner = await browser().signIn(world.owner, PASSWORD);
  expect((await owner.page('/admin/projects')).status).toBe(200);
  const sent: string[] = [];
  for (let seed = 1; seed <= TURNS; seed += 1) {
    const answer = await upload(owner, world.project.gallery, seed);
    expect([answer.status, answer.text]).toEqual([204, '']);
    sent.push(answer.headers.get('media-id') ?? '');
  }
  return sent;
}

test('the main journeys run behind PgBouncer in transaction mode, and no request fails', async () => {
  const { project } = world;
  const listener = await browser().enter(project.code);
  const line = await LiveLine.open(listener, project.id);
  const [sent, ...clients] = await Promise.all([sendAll(), ...Array.from({ length: CLIENTS }, pickAll)]);
  expect(await line.next('pick', 10_000)).toBeTruthy();
  await line.close();
  // The worker, which gets its jobs over the direct address, has rendered all of them.
  const states = async () =>
    sql<{ state: string }>('select distinct state from media where id = any($1)', [sent]);
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'ready' }]), {
    timeout: 180_000,
    interval: 200,
  });
  const client = clients[0] as Counted;
  expect((await client.post(`/events/${project.id}/completion`, {})).status).toBe(200);
  const ordered = await client.post(`/events/${project.id}/downloads`, { scope: 'all', size: 'original' });
  expect(ordered.status).toBe(202);
  const order = `/events/${project.id}/downloads/${String(ordered.json.id)}`;
  const parts = await vi.waitFor(
    async () => {
      const { json } = await client.get(order);
      expect(json.status).toBe('complete');
      return json.parts as unknown as { url: string }[];
    },
    { timeout: 60_000, interval: 200 },
  );
  for (const { url } of parts) expect((await client.get(url)).status).toBe(200);

  const wrong = answers.filter(({ status }) => status === 0 || status >= 400);
  console.log(`PgBouncer ${poolerVersion()}: ${answers.length} requests, ${wrong.length} failed`);
  expect(wrong).toEqual([]);
  expect(answers.length).toBeGreaterThanOrEqual(600);
  expect(keepers.said()).not.toMatch(/registration was lost|prepared statement|unreachable/);
});

test('the doctor reports how statements are sent, and finds names that the pooler forgets', async () => {
  interface Finding {
    part: string;
    state: string;
    says: string;
  }
  const ask = async (more: Settings) => {
    const { code, said } = await runToEnd({ ...env, ...more }, { command: 'doctor', args: ['--json'] });
    const findings = JSON.parse(said.slice(said.indexOf('['))) as Finding[];
    const of = (part: string) => findings.find((one) => one.part === part);
    return { code, statements: of('Statements'), live: of('Live updates') };
  };
  expect(await ask({})).toMatchObject({
    code: 0,
    statements: { state: 'ok', says: 'sent without names: safe behind a pooler' },
    live: { state: 'ok' },
  });
  expect(await ask({ DATABASE_STATEMENTS: 'named' })).toMatchObject({
    code: 1,
    statements: { state: 'broken' },
    live: { state: 'ok' },
  });
  expect(await ask({ DATABASE_DIRECT_URL: '' })).toMatchObject({
    code: 1,
    statements: { state: 'broken' },
    live: { state: 'broken' },
  });
});
