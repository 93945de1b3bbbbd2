import { entriesOf } from '@root/tests/helpers/entries';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeMedia, makeStudio, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { change, fetchBytes, openProject, placed, unzip, weigh } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
});

const { client, guest } = entriesOf(app);
const owner = () => entriesOf(app).owner(studio);

describe('an archive', () => {
  test('states files, bytes and exact length in advance; names are the camera’s and do not collide', async () => {
    const project = await openProject(studio, { medias: 1 });
    const place = { account: project.account, event: project.id, gallery: project.gallery };
    for (const name of ['IMG_1.JPG', 'img_1.jpg', 'חתונה 💍.jpg', '..%2f..%2fetc', 'CON.jpg', 'a/b\\c.jpg'])
      await makeMedia(place, name);
    const who = await client(project);
    const made = await placed(who, project);
    expect(made).toMatchObject({ status: 'complete', files: 7, left_out: [] });
    const status = await who.get(made.status_url);
    expect(status.json).toMatchObject({ id: made.id, status: 'complete', parts: made.parts });
    const part = made.parts[0];
    if (!part) throw new Error('no part');
    expect([made.parts.length, part.bytes, part.files]).toEqual([1, made.bytes, 7]);
    const { status: ok, headers, bytes } = await fetchBytes(who, part.url);
    expect([ok, Number(headers.get('content-length')), bytes.length]).toEqual([200, part.bytes, part.bytes]);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toContain(encodeURIComponent(part.name));
    const names = [...(await unzip(bytes)).keys()].sort();
    expect(names).toEqual(
      ['..%2f..%2fetc', 'CON.jpg', 'IMG_1 (2).JPG', 'IMG_1.JPG', 'a/b', 'img_1 (3).jpg', 'חתונה 💍.jpg']
        .map(
          (name) =>
            ({ '..%2f..%2fetc': '_%2f..%2fetc.jpg', 'CON.jpg': '_CON.jpg', 'a/b': 'a_b_c.jpg' })[name] ??
            name,
        )
        .sort(),
    );
  });

  test('holds no hidden photograph for guests, none withdrawn for clients, and lists what is left out', async () => {
    const project = await openProject(studio, { medias: 2 });
    const place = { account: project.account, event: project.id, gallery: project.gallery };
    await makeMedia(place, 'HIDDEN.JPG', { hidden: true });
    await makeMedia(place, 'WITHDRAWN.JPG', { private: true });
    const processing = await makeMedia(place, 'LATER.JPG');
    const refused = await makeMedia(place, 'BROKEN.JPG');
    await sql(`update media set state = 'processing' where id = $1`, [processing]);
    await sql(`update media set state = 'refused' where id = $1`, [refused]);
    const who = await client(project);
    const made = await placed(who, project);
    expect(made.files).toBe(3);
    expect(made.left_out.map(({ name, reason }) => [name, reason])).toEqual([
      ['LATER.JPG', 'processing'],
      ['BROKEN.JPG', 'refused'],
    ]);
    const { bytes } = await fetchBytes(who, made.parts[0]?.url ?? '');
    expect([...(await unzip(bytes)).keys()]).toEqual(['HIDDEN.JPG', 'IMG_1.JPG', 'IMG_2.JPG']);
    expect((await placed(await owner(), project)).files).toBe(4);
  });

  test('is frozen with its order: the same bytes and ETag after changes of names, order and galleries', async () => {
    const project = await openProject(studio, { medias: 3 });
    const who = await client(project);
    const url = (await placed(who, project)).parts[0]?.url ?? '';
    const before = await fetchBytes(who, url);
    const place = { account: project.account, event: project.id, gallery: project.gallery };
    await makeMedia(place, 'LATER.JPG');
    await sql(
      `update media set name = 'RENAMED.JPG', captured_at = '1999-01-01T00:00:00', position = 99 where id = $1`,
      [project.medias[0]],
    );
    await sql(`update galleries set name = 'Another' where id = $1`, [project.gallery]);
    await change(project, { name: 'Another', sort_by: '-name' });
    const after = await fetchBytes(who, url);
    expect(after.bytes.equals(before.bytes)).toBe(true);
    expect(['etag', 'content-disposition'].map((name) => after.headers.get(name))).toEqual(
      ['etag', 'content-disposition'].map((name) => before.headers.get(name)),
    );
    expect([...(await unzip(after.bytes)).keys()]).toEqual(['IMG_1.JPG', 'IMG_2.JPG', 'IMG_3.JPG']);
  });

  test('of several galleries has a folder for each', async () => {
    const project = await openProject(studio, { medias: 1 });
    const { json } = await (await owner()).post(`/api/x/studio/projects/${project.id}/galleries`, {
      name: 'טקס',
    });
    await makeMedia({ account: project.account, event: project.id, gallery: String(json.id) }, 'IMG_1.JPG');
    const who = await client(project);
    const { bytes } = await fetchBytes(who, (await placed(who, project)).parts[0]?.url ?? '');
    const [first = '', second] = [...(await unzip(bytes)).keys()];
    expect([first.endsWith('/IMG_1.JPG'), second]).toEqual([true, 'טקס/IMG_1.JPG']);
  });

  test('in the web size holds the picture the project shows', async () => {
    const project = await openProject(studio, { medias: 1 });
    const who = await client(project);
    const made = await placed(who, project, { size: 'web' });
    const { bytes } = await fetchBytes(who, made.parts[0]?.url ?? '');
    expect([...(await unzip(bytes)).values()].map(String)).toEqual([`big of ${project.medias[0]}`]);
    expect(
      await sql('select size, version from download_files where media_id = $1', [project.medias[0]]),
    ).toEqual([{ size: 'web', version: 'v1' }]);
  });
});

describe('an interrupted download', () => {
  test('resumes with the same bytes; another file is sent whole', async () => {
    const project = await openProject(studio, { medias: 2 });
    await weigh(project, project.medias[0] as string, 300_000);
    const who = await client(project);
    const url = (await placed(who, project)).parts[0]?.url ?? '';
    const whole = await fetchBytes(who, url);
    const etag = whole.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const rest = await fetchBytes(who, url, { Range: 'bytes=150000-', 'If-Range': etag });
    expect([rest.status, rest.headers.get('content-range'), rest.headers.get('etag')]).toEqual([
      206,
      `bytes 150000-${whole.bytes.length - 1}/${whole.bytes.length}`,
      etag,
    ]);
    expect(rest.bytes.equals(whole.bytes.subarray(150_000))).toBe(true);
    const other = await fetchBytes(who, url, { Range: 'bytes=150000-', 'If-Range': '"another"' });
    expect([other.status, other.bytes.equals(whole.bytes)]).toEqual([200, true]);
    const tail = await fetchBytes(who, url, { Range: 'bytes=-22' });
    expect([tail.status, tail.bytes.equals(whole.bytes.subarray(-22))]).toEqual([206, true]);
    const beyond = await fetchBytes(who, url, { Range: `bytes=${whole.bytes.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${whole.bytes.length}`,
    ]);
    expect((await fetchBytes(who, url, { 'If-None-Match': etag })).status).toBe(304);
  });

  test('is described by HEAD, which reads and counts nothing', async () => {
    const project = await openProject(studio, { medias: 1 });
    const who = await client(project);
    const part = (await placed(who, project)).parts[0];
    const at = [part?.url ?? '', `/events/${project.id}/medias/${project.medias[0]}/download`];
    for (const path of at) {
      const { status, headers, text } = await who.send('HEAD', path);
      expect([status, text, headers.get('accept-ranges')]).toEqual([200, '', 'bytes']);
    }
    expect((await who.send('HEAD', at[0] as string)).headers.get('content-length')).toBe(String(part?.bytes));
    const counted = 'select count(*)::int as n from downloads where event_id = $1 and counted_at is not null';
    expect(await sql(counted, [project.id])).toEqual([{ n: 0 }]);
  });

  test('is open to its own person and the account alone', async () => {
    const project = await openProject(studio);
    const made = await placed(await client(project), project);
    const url = made.parts[0]?.url ?? '';
    for (const who of [await client(project), await guest(project)]) {
      expect((await who.get(url)).status).toBe(404);
      expect((await who.get(made.status_url)).status).toBe(404);
    }
    expect((await (await owner()).get(made.status_url)).status).toBe(200);
    const elsewhere = await openProject(studio);
    const moved = url.replace(project.id, elsewhere.id);
    expect((await (await client(elsewhere)).get(moved)).status).toBe(404);
  });
});
