import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { eventOf, makeStudio, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct } from '@/modules/project/operations/manage-product';

/** Installs what the specification needs on Debian and its relatives. */
const INSTALL = 'apt-get install -y lua5.1 lua-socket';
const lua = spawnSync('lua5.1', ['-e', 'require "socket.http"']).status === 0;
if (!lua) console.warn(`The plug-in for Lightroom is not tested: run \`${INSTALL}\` first.`);

const root = path.resolve(import.meta.dirname, '..');
const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
let client: Browser | null = null;
let project = '';
let folder = '';

async function photograph(name: string, background: string): Promise<void> {
  const image = sharp({ create: { width: 120, height: 80, channels: 3, background } });
  await image.jpeg().toFile(path.join(folder, name));
}

async function enterAsClient(): Promise<Browser> {
  if (client) return client;
  const event = await eventOf(project);
  await sql('update events set published_at = now(), allow_stars = true where id = $1', [project]);
  client = await new Browser(app.origin).enter(event.code);
  return client;
}

async function productOf(name: string): Promise<string> {
  const found = await sql<{ id: string }>('select id from products where event_id = $1 and name = $2', [
    project,
    name,
  ]);
  return found[0]?.id ?? (await createProduct(await eventOf(project), { name, maxphotos: null })).id;
}

/** What a person, or a client's browser, does while the plug-in runs. */
const ACTS: Record<string, (given: Record<string, string>) => Promise<unknown>> = {
  allow: ({ code }) => owner.put('/api/x/studio/device-codes', { code, allow: true }),
  deny: ({ code }) => owner.put('/api/x/studio/device-codes', { code, allow: false }),
  project: async ({ id }) => {
    project = id as string;
    const [event] = await sql<{ name: string }>('select name from events where id = $1', [project]);
    const galleries = await sql<{ name: string }>(
      'select name from galleries where event_id = $1 and deleted_at is null order by position',
      [project],
    );
    const names = await sql<{ name: string }>(
      'select name from media where event_id = $1 and deleted_at is null order by name',
      [project],
    );
    return {
      name: event?.name,
      galleries: galleries.map((one) => one.name),
      names: names.map((one) => one.name),
    };
  },
  pick: async ({ media, product }) => {
    const who = await enterAsClient();
    await productOf('Album');
    await productOf('Cover');
    const made = await who.post('/product_medias', {
      media,
      product: await productOf(product as string),
      selected: true,
    });
    return { status: made.status };
  },
  picks: async () =>
    (
      await sql<{ id: string }>('select media_id as id from product_medias where event_id = $1', [project])
    ).map(({ id }) => id),
  rate: async ({ media, ...marks }) => {
    const answer = await (await enterAsClient()).put(`/events/${project}/medias/${media}/marks`, marks);
    return { status: answer.status };
  },
  favourite: async ({ media }) => {
    const who = await enterAsClient();
    return {
      status: (await who.put(`/events/${project}/medias/${media}/marks`, { favourite: true })).status,
    };
  },
  state: async () => {
    const { devices } = (await owner.get('/api/x/studio/devices')).json as unknown as {
      devices: { state: string }[];
    };
    return { state: devices[0]?.state };
  },
  revoke: async () => {
    await sql('update device_tokens set revoked_at = now() where account_id = $1', [studio.account]);
    return {};
  },
};

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Lightroom studio');
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  folder = await mkdtemp(path.join(tmpdir(), 'keepers-lightroom-'));
  await photograph('IMG_1.jpg', '#a02040');
  await photograph('IMG_2.jpg', '#20a040');
  await photograph('IMG_3.jpg', '#2040a0');
  await photograph('EDIT_1.jpg', '#c08060');
  await photograph('EDIT_2.jpg', '#60c080');
  await photograph('CUT.jpg', '#808080');
  await photograph('DSC_77.jpg', '#404000');
  await writeFile(path.join(folder, 'notes.txt'), 'no photograph');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.runIf(lua)('the plug-in is Lua 5.1, every file of it', async () => {
  for (const place of ['keepers.lrplugin', 'spec'])
    for (const name of await readdir(path.join(root, place)))
      if (name.endsWith('.lua')) {
        const { status, stderr } = spawnSync('luac5.1', ['-p', path.join(root, place, name)], {
          encoding: 'utf8',
        });
        expect([name, status, stderr]).toEqual([name, 0, '']);
      }
});

test.runIf(lua)('the plug-in publishes, and brings picks back, against this server', async () => {
  const child = spawn('lua5.1', [path.join(root, 'spec/run.lua'), app.origin, folder], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  let errors = '';
  child.stderr.on('data', (part) => {
    errors += String(part);
  });
  createInterface(child.stdout).on('line', (line) => {
    const [, name, given] = /^DO (\w+) (.*)$/.exec(line) ?? [];
    if (!name) return void said.push(line);
    void ACTS[name]?.(JSON.parse(given ?? '{}')).then(
      (answer) => child.stdin.write(`${JSON.stringify(answer)}\n`),
      (error: Error) => child.stdin.write(`${JSON.stringify({ failed: error.message })}\n`),
    );
  });
  const [status] = (await once(child, 'close')) as [number];
  expect({ errors, failed: said.filter((line) => !line.startsWith('ok ')), status }).toEqual({
    errors: '',
    failed: [],
    status: 0,
  });
  expect(said.length).toBeGreaterThan(20);
});
