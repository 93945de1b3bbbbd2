import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readZip } from '@plugins/selection/exports/tests/read-zip';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  makeMedia,
  makeProject,
  makeStudio,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEVICE_SCOPES } from '@/core/access/device-scopes';
import { env } from '@/core/env';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let other: { studio: Studio; project: Project };
let owner: Browser;
let token: string;

const call = (method: string, path: string, json?: unknown) =>
  new Browser(app.origin).send(method, path, {
    csrf: false,
    headers: { Authorization: `Bearer ${token}` },
    ...(json === undefined ? {} : { json }),
  });
/** A photograph of a gallery that a test may trash. */
const photo = (project: Project, name: string) =>
  makeMedia({ account: project.account, event: project.id, gallery: project.gallery }, name);
const trashed = async (id: string) =>
  Boolean(
    (await sql<{ at: string | null }>('select deleted_at::text as at from media where id = $1', [id]))[0]?.at,
  );

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Programs');
  const elsewhere = await makeStudio('Elsewhere');
  other = { studio: elsewhere, project: await makeProject(elsewhere, { medias: 2 }) };
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const made = await owner.post('/api/x/studio/devices', { name: 'Lightroom', scopes: DEVICE_SCOPES });
  token = String(made.json.token);
});

describe('projects of a program', () => {
  test('are listed with galleries, phase and counts, found by their words, and never another studio’s', async () => {
    const project = await makeProject(studio, { medias: 2, products: { Album: null } });
    const name = `Wedding of ${project.id.slice(-6)}`;
    await call('PUT', `/api/projects/${project.id}`, { name });
    const { json } = await call('GET', `/api/projects?q=${encodeURIComponent(project.id.slice(-6))}`);
    expect(json).toMatchObject({
      page: 1,
      next_page: null,
      projects: [
        { id: project.id, name, photos: 2, picks: 0, galleries: [{ id: project.gallery, count: 2 }] },
      ],
    });
    const all = await call('GET', '/api/projects');
    expect(all.text).not.toContain(other.project.id);
    expect((await call('GET', `/api/projects/${other.project.id}`)).status).toBe(404);
    expect((await call('PUT', `/api/projects/${other.project.id}`, { name: 'Taken' })).status).toBe(404);
  });

  test('are created with a gallery, and refused without a name', async () => {
    const made = await call('POST', '/api/projects', {
      name: 'Noa & Dan',
      date: '2026-11-25',
      gallery: 'Morning',
    });
    expect([made.status, made.json]).toMatchObject([
      201,
      { name: 'Noa & Dan', date: '2026-11-25', phase: 'draft', galleries: [{ name: 'Morning', count: 0 }] },
    ]);
    expect((await call('POST', '/api/projects', { name: ' ' })).status).toBe(422);
  });

  test('have galleries that are added, renamed, moved, and trashed with the rule of picks', async () => {
    const project = await makeProject(studio, { medias: 1, products: { Album: null } });
    const at = `/api/projects/${project.id}/galleries`;
    const made = await call('POST', at, { name: ' Evening ' });
    expect([made.status, made.json.name]).toEqual([201, 'Evening']);
    const id = String(made.json.id);
    const moved = await call('PUT', `${at}/${id}`, { name: 'Night', before: project.gallery });
    expect((moved.json.galleries as unknown as { name: string }[])[0]?.name).toBe('Night');
    const client = await new Browser(app.origin).enter(project.code);
    const pick = { media: project.medias[0], product: project.products.Album, selected: true };
    expect((await client.post('/product_medias', pick)).status).toBe(200);
    const refused = await call('DELETE', `${at}/${project.gallery}`);
    expect([refused.status, refused.json.code]).toEqual([422, 'PICKS_WOULD_BE_LOST']);
    expect((await call('DELETE', `${at}/${project.gallery}?confirmed=true`)).status).toBe(200);
    expect((await call('DELETE', `${at}/${project.gallery}`)).status).toBe(404);
    const left = await call('GET', at);
    expect((left.json.galleries as unknown as { id: string }[]).map((one) => one.id)).toEqual([id]);
    const foreign = `/api/projects/${project.id}/galleries/${other.project.gallery}`;
    expect((await call('PUT', foreign, { name: 'Stolen' })).status).toBe(404);
    expect((await call('DELETE', foreign)).status).toBe(404);
  });
});

describe('photographs of a gallery', () => {
  test('are listed with hash and state, and put in order', async () => {
    const project = await makeProject(studio, { medias: 3 });
    const list = async () =>
      (await call('GET', `/api/galleries/${project.gallery}/medias`)).json.medias as unknown as {
        id: string;
        sha256: string;
        state: string;
      }[];
    const before = await list();
    expect(before).toHaveLength(3);
    expect(before[0]).toMatchObject({ state: 'ready', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const order = [...before.map(({ id }) => id)].reverse();
    expect((await call('PUT', `/api/galleries/${project.gallery}/order`, { medias: order })).status).toBe(
      200,
    );
    expect((await list()).map(({ id }) => id)).toEqual(order);
  });

  test('of another studio are not there', async () => {
    const at = `/api/galleries/${other.project.gallery}`;
    const medias = [other.project.medias[0]];
    const asked = [
      await call('GET', `${at}/medias`),
      await call('PUT', `${at}/order`, { medias }),
      await call('POST', `${at}/trash`, { medias, confirmed: true }),
      await call('POST', `${at}/gone`, { medias, confirmed: true }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const own = await makeProject(studio, { medias: 0 });
    const mixed = await call('POST', `/api/galleries/${own.gallery}/trash`, { medias, confirmed: true });
    expect([mixed.status, mixed.json.trashed]).toEqual([200, []]);
    expect(await trashed(String(other.project.medias[0]))).toBe(false);
  });

  test('that a person removed in the program are trashed; picked ones only when confirmed', async () => {
    const project = await makeProject(studio, { medias: 2, products: { Album: null } });
    const [picked, plain] = project.medias as [string, string];
    const client = await new Browser(app.origin).enter(project.code);
    await client.post('/product_medias', { media: picked, product: project.products.Album, selected: true });
    const at = `/api/galleries/${project.gallery}/trash`;
    const first = await call('POST', at, { medias: [picked, plain] });
    expect(first.json).toEqual({ trashed: [plain], kept: [{ id: picked, why: 'picked' }] });
    const second = await call('POST', at, { medias: [picked], confirmed: true });
    expect(second.json).toEqual({ trashed: [picked], kept: [] });
    expect((await call('POST', at, { medias: [picked], confirmed: true })).json).toEqual({
      trashed: [],
      kept: [],
    });
  });
});

describe('photographs that a folder no longer has', () => {
  let project: Project;
  const gone = (medias: string[], more: object = {}) =>
    call('POST', `/api/galleries/${project.gallery}/gone`, { medias, ...more });
  const questions = async () =>
    (
      (await owner.get('/api/x/studio/devices')).json.questions as unknown as {
        id: string;
        gallery_id: string;
        count: number;
        device: string;
      }[]
    ).filter((one) => one.gallery_id === project.gallery);

  beforeEach(async () => {
    project = await makeProject(studio, { medias: 2, products: { Album: null } });
    await sql('update events set remove_deleted_on_sync = true where id = $1', [project.id]);
  });

  test('stay where the project keeps them', async () => {
    await sql('update events set remove_deleted_on_sync = false where id = $1', [project.id]);
    const media = project.medias[0] as string;
    expect((await gone([media], { confirmed: true })).json).toEqual({
      trashed: [],
      kept: [{ id: media, why: 'off' }],
    });
    expect(await questions()).toEqual([]);
  });

  test('go to the trash, and the same again changes nothing', async () => {
    const media = project.medias[0] as string;
    expect((await gone([media])).json).toEqual({ trashed: [media], kept: [] });
    expect((await gone([media])).json).toEqual({ trashed: [], kept: [] });
    expect(await trashed(media)).toBe(true);
  });

  test('stay when they are ordered, as a question for the photographer', async () => {
    const media = project.medias[0] as string;
    const [{ id: order } = { id: '' }] = await sql<{ id: string }>(
      `insert into shop_orders (id, account_id, event_id, number, state, currency, subtotal, discount, total, tax, tax_rate, refunded,
         person, name, locale, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 1, 'open', 'USD', 0, 0, 0, 0, 0, 0, 'p', 'Maya', 'en', now(), now()) returning id`,
      [studio.account, project.id],
    );
    const [{ id: line } = { id: '' }] = await sql<{ id: string }>(
      `insert into shop_order_lines (id, account_id, order_id, position, name, kind, quantity, unit, amount, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 0, 'Print', 'print', 1, 0, 0, now(), now()) returning id`,
      [studio.account, order],
    );
    await sql(
      `insert into shop_order_photos (id, account_id, line_id, media_id, name, position, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, 'A.JPG', 0, now(), now())`,
      [studio.account, line, media],
    );
    expect((await gone([media])).json).toEqual({ trashed: [], kept: [{ id: media, why: 'ordered' }] });
    expect(await questions()).toMatchObject([{ count: 1, device: 'Lightroom' }]);
  });

  test('stay when they are more than ten and a fifth at once, until the photographer says so', async () => {
    const lost: string[] = [];
    for (let i = 0; i < 11; i++) lost.push(await photo(project, `LOST_${i}.JPG`));
    const answer = await gone(lost);
    expect(answer.json.trashed).toEqual([]);
    expect(new Set((answer.json.kept as unknown as { why: string }[]).map(({ why }) => why))).toEqual(
      new Set(['many']),
    );
    const [question] = await questions();
    expect(question).toMatchObject({ count: 11 });
    const answered = await owner.put(`/api/x/studio/device-questions/${question?.id}`, { trash: true });
    expect((answered.json.trashed as unknown as string[]).sort()).toEqual([...lost].sort());
    expect(await questions()).toEqual([]);
    expect(await trashed(lost[0] as string)).toBe(true);
  });

  test('make one question, and none once the folder has them again', async () => {
    const lost: string[] = [];
    for (let i = 0; i < 11; i++) lost.push(await photo(project, `BACK_${i}.JPG`));
    await gone(lost);
    await gone(lost.slice(0, 11));
    expect(await questions()).toHaveLength(1);
    await gone([]);
    expect(await questions()).toEqual([]);
  });

  test('are kept when the photographer says so, and another studio cannot answer', async () => {
    const lost: string[] = [];
    for (let i = 0; i < 11; i++) lost.push(await photo(project, `KEPT_${i}.JPG`));
    await gone(lost);
    const [question] = await questions();
    const stranger = await new Browser(app.origin).signIn(other.studio.ownerEmail, PASSWORD);
    const path = `/api/x/studio/device-questions/${question?.id}`;
    expect((await stranger.put(path, { trash: true })).status).toBe(404);
    expect((await owner.put(path, { trash: false })).json.trashed).toEqual([]);
    expect(await questions()).toEqual([]);
    expect(await trashed(lost[0] as string)).toBe(false);
  });
});

describe('a whole file in one request', () => {
  let project: Project;
  let bytes: Buffer;
  const send = (file: BodyInit, query: Record<string, string>) =>
    new Browser(app.origin).send('POST', `/api/uploads/simple?${new URLSearchParams(query)}`, {
      csrf: false,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
      body: file,
    });

  beforeAll(async () => {
    project = await makeProject(studio, { medias: 0 });
    bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a08060' } })
      .jpeg()
      .toBuffer();
  });

  test('becomes a photograph, and the same bytes again the same one', async () => {
    const query = {
      gallery: project.gallery,
      filename: 'חתונה 1.JPG',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    const first = await send(new Uint8Array(bytes), query);
    expect([first.status, first.headers.get('media-id')]).toEqual([201, first.json.id]);
    const again = await send(new Uint8Array(bytes), query);
    expect(again.json.id).toBe(first.json.id);
    const rows = await sql('select name from media where gallery_id = $1', [project.gallery]);
    expect(rows).toEqual([{ name: 'חתונה 1.JPG' }]);
  });

  test('is refused as a finished upload is, and leaves nothing behind', async () => {
    const query = { gallery: project.gallery, filename: 'A.JPG' };
    const broken = await send('no photograph', query);
    expect([broken.status, broken.json.code]).toEqual([415, 'NOT_A_PHOTOGRAPH']);
    const wrong = await send(new Uint8Array(bytes), { ...query, sha256: '0'.repeat(64) });
    expect([wrong.status, wrong.json.code]).toEqual([422, 'CHECKSUM_MISMATCH']);
    expect((await send('', query)).status).toBe(415);
    expect((await send('x', { gallery: project.gallery })).status).toBe(422);
    expect((await send('x', { ...query, gallery: other.project.gallery })).status).toBe(404);
    expect(await sql(`select 1 from uploads where state in ('receiving', 'verified')`)).toEqual([]);
  });

  test('takes the place of a proof, whose picks stay', async () => {
    const proofs = await makeProject(studio, { medias: 1, products: { Album: null } });
    const proof = proofs.medias[0] as string;
    const client = await new Browser(app.origin).enter(proofs.code);
    await client.post('/product_medias', { media: proof, product: proofs.products.Album, selected: true });
    const answer = await send(new Uint8Array(bytes), {
      gallery: proofs.gallery,
      filename: 'EDIT.JPG',
      replaces: proof,
    });
    expect(answer.json.id).toBe(proof);
    expect(await sql('select 1 from product_medias where media_id = $1', [proof])).toHaveLength(1);
  });
});

describe('the selection as JSON', () => {
  test('has every person’s ratings, and is short while its cursor is current', async () => {
    const project = await makeProject(studio, { medias: 2, products: { Album: null } });
    const [first, second] = project.medias as [string, string];
    await sql('update events set allow_stars = true where id = $1', [project.id]);
    const client = await new Browser(app.origin).enter(project.code);
    await client.put(`/events/${project.id}/person`, { name: 'Maya' });
    const put = (who: Browser, media: string, body: object) =>
      who.put(`/events/${project.id}/medias/${media}/marks`, body);
    expect((await put(client, first, { stars: 4, colour: 'red', favourite: true })).status).toBe(200);
    expect((await put(owner, second, { stars: 2 })).status).toBe(200);
    const path = `/events/${project.id}/selection.json`;
    const all = (await call('GET', path)).json as unknown as {
      cursor: string;
      people: { key: string; name: string; role: string }[];
      ratings: { media: string; person: string; stars: number; colour: string | null; favourite: boolean }[];
    };
    const nameOf = (key: string) => all.people.find((one) => one.key === key);
    expect(
      all.ratings.map(({ media, person, stars, colour, favourite }) => ({
        media,
        ...{ stars, colour, favourite, role: nameOf(person)?.role },
      })),
    ).toEqual(
      expect.arrayContaining([
        { media: first, stars: 4, colour: 'red', favourite: true, role: 'client' },
        { media: second, stars: 2, colour: null, favourite: false, role: 'studio' },
      ]),
    );
    expect(all.people.find(({ role }) => role === 'client')?.name).toBe('Maya');
    const same = await call('GET', `${path}?since=${all.cursor}`);
    expect(same.json).toEqual({ version: 1, event: expect.anything(), cursor: all.cursor, changed: false });
    await client.post('/product_medias', { media: first, product: project.products.Album, selected: true });
    const later = await call('GET', `${path}?since=${all.cursor}`);
    expect([later.json.changed, later.json.cursor === all.cursor]).toEqual([true, false]);
  });
});

describe('the script of the documents', () => {
  test('pairs, creates a project, uploads a folder and reads the picks', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'keepers-script-'));
    for (const [name, background] of [
      ['IMG_1.JPG', '#a02040'],
      ['IMG_2.JPG', '#2040a0'],
    ] as const)
      await sharp({ create: { width: 64, height: 48, channels: 3, background } })
        .jpeg()
        .toFile(path.join(folder, name));
    const script = path.resolve(import.meta.dirname, '../../../../docs/examples/upload-folder.mjs');
    const child = spawn(process.execPath, [script, app.origin, 'By script', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    const allow = (code: string) =>
      owner.put('/api/x/studio/device-codes', {
        code,
        allow: true,
        scopes: ['upload', 'projects', 'selections'],
      });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const before = /allow (\S+)/.test(said);
      said += text;
      const code = /allow (\S+)/.exec(said)?.[1];
      if (code && !before) void allow(code);
    });
    const [status] = (await once(child, 'close')) as [number];
    await rm(folder, { recursive: true, force: true });
    expect([status, said]).toEqual([0, expect.stringContaining('IMG_2.JPG → ')]);
    const { project } = JSON.parse(said.trim().split('\n').at(-1) ?? '{}') as { project: string };
    const names = await sql<{ name: string }>('select name from media where event_id = $1 order by name', [
      project,
    ]);
    expect(names.map(({ name }) => name)).toEqual(['IMG_1.JPG', 'IMG_2.JPG']);
  });
});

describe('a program that is handed out', () => {
  const fetchProgram = async (name: string, language = 'en') => {
    const answer = await fetch(`${app.origin}/api/x/studio/programs/${name}`, {
      headers: { Cookie: `${owner.cookie}; locale=${language}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    return Buffer.from(await answer.arrayBuffer());
  };
  const download = async (name: string, language?: string) => readZip(await fetchProgram(name, language));
  const site = `{"site":"${env().publicUrl}"}\n`;

  test('the plug-in has this server’s address and the person’s language inside', async () => {
    const files = await download('lightroom', 'he');
    expect(files.get('keepers.lrplugin/Server.lua')).toBe(`return '${env().publicUrl}'\n`);
    expect(files.get('keepers.lrplugin/Language.lua')).toBe(`return 'he'\n`);
    expect(files.get('keepers.lrplugin/Info.lua')).toContain(`'${env().publicUrl}/admin/settings/devices'`);
    expect(files.get('README.txt')).toContain(env().publicUrl);
  });

  test('the uploader is one file, with a way to start it on each system', async () => {
    const files = await download('agent');
    expect([...files.keys()].sort()).toEqual([
      'Keepers uploader/Keepers uploader.cmd',
      'Keepers uploader/Keepers uploader.command',
      'Keepers uploader/README.txt',
      'Keepers uploader/agent.cjs',
      'Keepers uploader/keepers-uploader.sh',
      'Keepers uploader/site.json',
    ]);
    expect(files.get('Keepers uploader/README.txt')).toContain(env().publicUrl);
    expect(files.get('Keepers uploader/site.json')).toBe(site);
  });

  test('a build is sent with this site’s address added; one that is no archive of ours as it is', async () => {
    const programs = path.join(env().dataDir, 'programs');
    const [linux, windows] = ['linux.zip', 'windows.zip'].map((name) => path.join(programs, name));
    // Any archive serves as a build.
    const archive = await fetchProgram('lightroom');
    const common = { version: '1.0.0', bytes: 4, sha256: 'c'.repeat(64) };
    await mkdir(programs, { recursive: true });
    try {
      await writeFile(linux as string, archive);
      await writeFile(windows as string, 'PK..');
      await writeFile(
        path.join(programs, 'builds.json'),
        JSON.stringify([
          { ...common, platform: 'linux-x64', file: 'linux.zip' },
          { ...common, platform: 'win-x64', file: 'windows.zip' },
        ]),
      );
      const before = readZip(archive);
      const after = await download('agent?platform=linux-x64');
      expect(after.get('Keepers uploader/site.json')).toBe(site);
      after.delete('Keepers uploader/site.json');
      expect(after).toEqual(before);
      expect((await fetchProgram('agent?platform=win-x64')).toString()).toBe('PK..');
    } finally {
      await rm(programs, { recursive: true, force: true });
    }
  });
});
