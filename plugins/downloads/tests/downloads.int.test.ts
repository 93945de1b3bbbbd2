import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf } from '@root/tests/helpers/entries';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeMedia, makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { change, code, fetchBytes, openProject, order, pick, placed, weigh } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
});

const { client, guest } = entriesOf(app);
const owner = () => entriesOf(app).owner(studio);
const usedOf = async (project: Project) =>
  (
    await sql<{ n: number }>(
      'select count(*)::int as n from downloads where event_id = $1 and counted_at is not null',
      [project.id],
    )
  )[0]?.n;

describe('who may order, in the order of the checks', () => {
  test('a guest may not, with any settings', async () => {
    const project = await openProject(studio);
    expect(code(await order(await guest(project), project))).toEqual([403, 'DOWNLOAD_NOT_ALLOWED']);
  });

  test('a client may not with both switches off', async () => {
    const project = await openProject(studio);
    await change(project, { allow_downloads: false, printselectiondone: false });
    expect(code(await order(await client(project), project))).toEqual([403, 'DOWNLOAD_NOT_ALLOWED']);
  });

  test('more than the selection is refused if only that is allowed; the selection is not', async () => {
    const project = await openProject(studio);
    await change(project, { allow_downloads_selection_only: true });
    const [picked, other] = project.medias as [string, string];
    await pick(project, picked);
    const who = await client(project);
    for (const body of [{}, { scope: 'gallery', id: project.gallery }, { scope: 'media', id: other }])
      expect(code(await order(who, project, body))).toEqual([403, 'DOWNLOAD_NOT_ALLOWED']);
    expect((await order(who, project, { scope: 'media', id: picked })).status).toBe(202);
    const found = await placed(who, project, { scope: 'selection' });
    expect(found.files).toBe(1);
    expect((await placed(who, project, { scope: 'selection', id: project.products.Album })).files).toBe(1);
  });

  test('nothing is allowed before the selection is complete, in any scope; without products it is', async () => {
    const project = await openProject(studio);
    await change(project, { printselectiondone: false, downloads_permitted: 0 });
    const who = await client(project);
    for (const scope of ['all', 'selection'])
      expect(code(await order(who, project, { scope }))).toEqual([403, 'SELECTION_NOT_DONE']);
    const plain = await openProject(studio, { products: {} });
    await change(plain, { printselectiondone: false });
    expect((await order(await client(plain), plain)).status).toBe(202);
  });

  test('no more than permitted, in any size', async () => {
    const project = await openProject(studio);
    await change(project, { downloads_permitted: 0, upload_resolution: 'web' });
    expect(code(await order(await client(project), project))).toEqual([403, 'DOWNLOAD_LIMIT_REACHED']);
  });

  test.each([
    ['web', 'hd', {}],
    ['web', 'original', {}],
    ['hd', 'original', {}],
    ['original', 'original', { add_watermark: true }],
  ])('%s offers no %s %j', async (upload_resolution, size, more) => {
    const project = await openProject(studio, { options: { upload_resolution, ...more } });
    const answer = await order(await client(project), project, { size });
    expect(code(answer)).toEqual([422, 'SIZE_NOT_OFFERED']);
    expect(Object.keys(answer.json.errors as unknown as object)).toEqual(['size']);
  });

  test('the account may with everything switched off, and is not counted', async () => {
    const project = await openProject(studio, { options: { upload_resolution: 'web', add_watermark: true } });
    await change(project, { allow_downloads: false, printselectiondone: false, downloads_permitted: 0 });
    const who = await owner();
    const { parts } = await placed(who, project);
    expect((await fetchBytes(who, parts[0]?.url ?? '')).status).toBe(200);
    expect(await usedOf(project)).toBe(0);
  });

  test('of several refusals the first in that order is answered', async () => {
    const project = await openProject(studio);
    const who = await client(project);
    const receives = async (values: Record<string, unknown>) => {
      await change(project, values);
      return code(await order(who, project));
    };
    const all = {
      allow_downloads: false,
      printselectiondone: false,
      downloads_permitted: 0,
      upload_resolution: 'hd',
    };
    expect(await receives(all)).toEqual([403, 'DOWNLOAD_NOT_ALLOWED']);
    expect(await receives({ allow_downloads_selection_only: true })).toEqual([403, 'DOWNLOAD_NOT_ALLOWED']);
    expect(await receives({ allow_downloads_selection_only: false, allow_downloads: true })).toEqual([
      403,
      'SELECTION_NOT_DONE',
    ]);
    expect(await receives({ printselectiondone: true })).toEqual([403, 'DOWNLOAD_LIMIT_REACHED']);
    expect(await receives({ downloads_permitted: null })).toEqual([422, 'SIZE_NOT_OFFERED']);
    expect(await receives({ upload_resolution: 'original' })).toEqual([202, undefined]);
    expect(await receives({ printselectiondone: false })).toEqual([403, 'SELECTION_NOT_DONE']);
  });

  test('an unknown scope is NOT_FOUND, an empty one NOTHING_TO_DOWNLOAD', async () => {
    const project = await openProject(studio);
    const other = await openProject(studio);
    const who = await client(project);
    for (const id of [other.gallery, 'x', '0199aaaa-0000-7000-8000-000000000000'])
      expect(code(await order(who, project, { scope: 'gallery', id }))).toEqual([404, 'NOT_FOUND']);
    expect(code(await order(who, project, { scope: 'media', id: other.medias[0] }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(code(await order(who, project, { scope: 'selection' }))).toEqual([422, 'NOTHING_TO_DOWNLOAD']);
    expect(code(await order(who, project, { size: 'huge' }))).toEqual([422, 'INVALID_INPUT']);
    expect(code(await order(who, project, { scope: 'everything' }))).toEqual([422, 'INVALID_INPUT']);
  });
});

describe('counting', () => {
  test('an order counts once, when a part of it is complete, and continues past the limit', async () => {
    const project = await openProject(studio, { medias: 1 });
    await weigh(project, project.medias[0] as string, 50_000);
    await change(project, { downloads_permitted: 1 });
    const who = await client(project);
    const first = await placed(who, project);
    const url = first.parts[0]?.url ?? '';
    await fetchBytes(who, url, { Range: 'bytes=0-999' });
    expect(await usedOf(project)).toBe(0);
    await fetchBytes(who, url);
    expect(await usedOf(project)).toBe(1);
    expect((await fetchBytes(who, url)).status).toBe(200);
    await fetchBytes(who, url, { Range: 'bytes=1000-' });
    expect(await usedOf(project)).toBe(1);
    expect(code(await order(who, project))).toEqual([403, 'DOWNLOAD_LIMIT_REACHED']);
  });

  test('an order fetched in ranges without its last byte counts as well', async () => {
    const project = await openProject(studio, { medias: 1 });
    await weigh(project, project.medias[0] as string, 20_000);
    const who = await client(project);
    const { parts, bytes } = await placed(who, project);
    for (let time = 0; time < 2; time++)
      await fetchBytes(who, parts[0]?.url ?? '', { Range: `bytes=0-${bytes - 2}` });
    // Counted after the last range was sent, which its reader does not wait for.
    await vi.waitFor(async () => expect(await usedOf(project)).toBe(1), 5000);
  });

  test('of ten concurrent requests for the last one, one gets it', async () => {
    const project = await openProject(studio, { medias: 1 });
    await weigh(project, project.medias[0] as string, 200_000);
    await change(project, { downloads_permitted: 1 });
    const people = await Promise.all(Array.from({ length: 10 }, () => client(project)));
    const orders = await Promise.all(people.map((who) => placed(who, project)));
    const got = await Promise.all(people.map((who, i) => fetchBytes(who, orders[i]?.parts[0]?.url ?? '')));
    expect(got.filter(({ status, error }) => status === 200 && !error)).toHaveLength(1);
    expect(await usedOf(project)).toBe(1);
  });
});

describe('one photograph', () => {
  const linkOf = async (who: Browser, project: Project) => {
    const { json } = await who.get(`/galleries/${project.gallery}`);
    return (json.medias as unknown as { download_url: string | null }[]).map((media) => media.download_url);
  };

  test('has an address exactly where downloading it is allowed now', async () => {
    const project = await openProject(studio, { medias: 2 });
    const who = await client(project);
    expect((await linkOf(who, project)).every(Boolean)).toBe(true);
    expect(await linkOf(await guest(project), project)).toEqual([null, null]);
    expect((await who.get(`/events/${project.id}`)).json.can).toMatchObject({ download: true });
    await change(project, { allow_downloads_selection_only: true });
    await pick(project, project.medias[1] as string);
    expect(await linkOf(who, project)).toEqual([
      null,
      `/events/${project.id}/medias/${project.medias[1]}/download`,
    ]);
    await change(project, { printselectiondone: false });
    expect(await linkOf(who, project)).toEqual([null, null]);
    expect((await who.get(`/events/${project.id}`)).json.can).toMatchObject({ download: false });
    expect((await linkOf(await owner(), project)).every(Boolean)).toBe(true);
  });

  test('is sent as the camera made it, from any storage, uncounted, and recorded in the history', async () => {
    const project = await openProject(studio, { medias: 1 });
    const data = await weigh(project, project.medias[0] as string, 5000);
    const who = await client(project);
    const url = `/events/${project.id}/medias/${project.medias[0]}/download`;
    const whole = await fetchBytes(who, url);
    expect([whole.status, whole.bytes.equals(data)]).toEqual([200, true]);
    expect(whole.headers.get('content-disposition')).toContain('attachment; filename="IMG_1.JPG"');
    const rest = await fetchBytes(who, url, { Range: 'bytes=4000-' });
    expect([rest.status, rest.bytes.equals(data.subarray(4000))]).toEqual([206, true]);
    const small = await fetchBytes(who, `${url}?size=web`);
    expect(String(small.bytes)).toBe(`big of ${project.medias[0]}`);
    await fetchBytes(who, url);
    expect(await usedOf(project)).toBe(0);
    const { json } = await (await owner()).get(`/api/x/downloads/projects/${project.id}/history`);
    expect(json).toMatchObject({ used: 0, permitted: null, allowed: true });
    await sql('update events set allow_downloads = false where id = $1', [project.id]);
    const off = await (await owner()).get(`/api/x/downloads/projects/${project.id}/history`);
    expect(off.json).toMatchObject({ allowed: false });
    const rows = json.rows as unknown as { direct: boolean; size: string; times: number; photos: string[] }[];
    expect(rows.map(({ direct, size, times, photos }) => [direct, size, times, photos]).sort()).toEqual([
      [true, 'original', 2, ['IMG_1.JPG']],
      [true, 'web', 1, ['IMG_1.JPG']],
    ]);
  });

  test('is refused as an order is, and NOT_FOUND for people who may not see it', async () => {
    const project = await openProject(studio, { medias: 1 });
    const place = { account: project.account, event: project.id, gallery: project.gallery };
    const hidden = await makeMedia(place, 'HIDDEN.JPG', { hidden: true });
    const withdrawn = await makeMedia(place, 'WITHDRAWN.JPG', { private: true });
    const at = (media: string | undefined) => `/events/${project.id}/medias/${media}/download`;
    const [who, visitor] = [await client(project), await guest(project)];
    expect(code(await visitor.get(at(project.medias[0])))).toEqual([403, 'DOWNLOAD_NOT_ALLOWED']);
    expect(code(await visitor.get(at(hidden)))).toEqual([404, 'NOT_FOUND']);
    expect(code(await who.get(at(withdrawn)))).toEqual([404, 'NOT_FOUND']);
    expect((await who.get(at(hidden))).status).toBe(200);
    await change(project, { upload_resolution: 'hd' });
    expect(code(await who.get(`${at(project.medias[0])}?size=original`))).toEqual([422, 'SIZE_NOT_OFFERED']);
    expect(String((await who.get(at(project.medias[0]))).text)).toBe(`big of ${project.medias[0]}`);
    await change(project, { downloads_permitted: 0 });
    expect(code(await who.get(at(project.medias[0])))).toEqual([403, 'DOWNLOAD_LIMIT_REACHED']);
  });
});

describe('an order like one this person has', () => {
  const idsOf = async (project: Project) =>
    (await sql<{ id: string }>('select id from downloads where event_id = $1', [project.id])).map(
      ({ id }) => id,
    );

  test('returns that one, also for two concurrent requests and once it is ready', async () => {
    const project = await openProject(studio, { medias: 2 });
    const who = await client(project);
    const [one, two] = await Promise.all([placed(who, project), placed(who, project)]);
    const ready = await placed(who, project);
    expect(ready.status).toBe('complete');
    expect(await idsOf(project)).toEqual([ready.id]);
    expect([one.id, two.id]).toEqual([ready.id, ready.id]);
  });

  test('is a new one for another choice, another person, and changed photographs', async () => {
    const project = await openProject(studio, { medias: 2 });
    const [who, other] = [await client(project), await client(project)];
    const first = await placed(who, project);
    const made = [
      await placed(who, project, { scope: 'gallery', id: project.gallery }),
      await placed(who, project, { size: 'web' }),
      await placed(other, project),
    ];
    await weigh(project, project.medias[0] as string, 5000);
    made.push(await placed(who, project));
    expect(new Set([first, ...made].map(({ id }) => id)).size).toBe(5);
  });
});

test('Payload’s own REST for the tables exists for operators alone', async () => {
  const project = await openProject(studio);
  for (const who of [await client(project), await owner()]) {
    for (const slug of ['downloads', 'download-parts', 'download-files'])
      expect((await who.get(`/api/${slug}?limit=5`)).status).toBe(404);
  }
});
