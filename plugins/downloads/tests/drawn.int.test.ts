import { derivativeKey, originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { Browser } from '@root/tests/helpers/browser';
import { whole } from '@root/tests/helpers/part';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { fillParts } from '../operations/fill-parts';
import type { OrderView } from '../wire';
import { fetchBytes, openProject, placed, unzip } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
const JPEG = { contentType: 'image/jpeg' };
let studio: Studio;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
});

const drawingOf = (project: Project, media: string) =>
  `derivatives/${project.id}/${media}/v1/download-web.jpg`;

/** A project whose largest pictures are larger than the web size. */
async function largeProject(medias: number): Promise<Project> {
  const project = await openProject(studio, { medias });
  const picture = await makeJpeg({ width: 2100, height: 1400, seed: 7 });
  for (const media of project.medias)
    await storage().put(derivativeKey(project.id, media, 'v1', 'big'), picture, JPEG);
  await sql('update media set width = 2100, height = 1400 where event_id = $1', [project.id]);
  return project;
}

const statusOf = async (who: Browser, made: OrderView) =>
  (await who.get(made.status_url)).json as unknown as OrderView;

/** A signal that aborts the worker before it begins its n-th photograph. */
function goneAt(n: number): AbortSignal {
  let begun = 0;
  const throwIfAborted = () => {
    begun += 1;
    if (begun === n) throw new Error('The worker is gone');
  };
  return { throwIfAborted } as AbortSignal;
}

test('a size that is not stored is rendered by a job, with progress, and only once', async () => {
  const project = await largeProject(12);
  const who = await new Browser(app.origin).enter(project.code);
  const made = await placed(who, project, { size: 'web' });
  expect(made).toMatchObject({ status: 'in progress', files: 12, prepared: 0, parts: [] });
  await expect(fillParts(made.id, goneAt(12))).rejects.toThrow('The worker is gone');
  expect(await statusOf(who, made)).toMatchObject({ status: 'in progress', prepared: 10, parts: [] });
  const measured = 'select count(*)::int as n from download_files f join media m on m.id = f.media_id';
  expect(await sql(`${measured} where m.event_id = $1`, [project.id])).toEqual([{ n: 11 }]);
  const first = drawingOf(project, project.medias[0] as string);
  const drawnAt = (await storage().stat(first))?.modified;

  await fillParts(made.id);
  const done = await statusOf(who, made);
  expect(done).toMatchObject({ status: 'complete', files: 12, prepared: 12, left_out: [] });
  expect((await storage().stat(first))?.modified).toEqual(drawnAt);
  const { bytes } = await fetchBytes(who, done.parts[0]?.url ?? '');
  const files = await unzip(bytes);
  expect(files.size).toBe(12);
  for (const file of [...files.values()].slice(0, 2))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1920, height: 1280 });
  // Everything is measured now: the next order needs no job.
  expect(await placed(who, project, { size: 'web' })).toMatchObject({
    status: 'complete',
    bytes: done.bytes,
  });
});

test('one archive can be fetched while the next is prepared; the order counts once, with its first complete part', async () => {
  const project = await largeProject(3);
  const who = await new Browser(app.origin).enter(project.code);
  const made = await placed(who, project, { size: 'web' });
  const used = async () => (await who.get(`/events/${project.id}/downloads`)).json.used;
  const fetched = async (part?: { url: string; bytes: number }) => {
    const { status, bytes } = await fetchBytes(who, part?.url ?? '');
    expect([status, bytes.length]).toEqual([200, part?.bytes]);
    return [...(await unzip(bytes)).keys()];
  };
  // Archives of one photograph each.
  await expect(fillParts(made.id, goneAt(3), 1)).rejects.toThrow('The worker is gone');
  const some = await statusOf(who, made);
  expect([some.status, some.parts.length, await used()]).toEqual(['part', 1, 0]);
  expect([await fetched(some.parts[0]), await used()]).toEqual([['IMG_1.JPG'], 1]);

  await fillParts(made.id, undefined, 1);
  const done = await statusOf(who, made);
  expect([done.status, done.parts.map(({ files }) => files)]).toEqual(['complete', [1, 1, 1]]);
  expect(done.parts[0]).toMatchObject({ ...some.parts[0], fetched: true });
  expect(new Set(done.parts.map(({ name }) => name)).size).toBe(3);
  expect(await fetched(done.parts[1])).toEqual(['IMG_2.JPG']);
  expect([await fetched(done.parts[2]), await used()]).toEqual([['IMG_3.JPG'], 1]);
});

test.runIf(whole)('more than 24 unmeasured photographs are measured by a job as well', async () => {
  const project = await openProject(studio, { medias: 25 });
  const who = await new Browser(app.origin).enter(project.code);
  const made = await placed(who, project, { size: 'web' });
  expect(made.status).toBe('in progress');
  await fillParts(made.id);
  expect(await statusOf(who, made)).toMatchObject({ status: 'complete', files: 25, prepared: 25 });
  // A job that is delivered twice changes nothing.
  await fillParts(made.id);
  expect((await statusOf(who, made)).parts).toHaveLength(1);
});

test('a photograph removed while the archive is prepared is left out and listed', async () => {
  const project = await largeProject(3);
  const [first, gone] = project.medias as [string, string];
  const who = await new Browser(app.origin).enter(project.code);
  const made = await placed(who, project, { size: 'web' });
  await storage().remove(derivativeKey(project.id, gone, 'v1', 'big'));
  await fillParts(made.id);
  const done = await statusOf(who, made);
  expect(done).toMatchObject({
    status: 'complete',
    files: 2,
    left_out: [{ media: gone, name: 'IMG_2.JPG', reason: 'gone' }],
  });
  const { bytes } = await fetchBytes(who, done.parts[0]?.url ?? '');
  expect([...(await unzip(bytes)).keys()]).toEqual(['IMG_1.JPG', 'IMG_3.JPG']);
  expect(await storage().stat(drawingOf(project, first))).not.toBeNull();
});

test('the account gets sizes larger than its project shows, rendered from the original', async () => {
  const project = await openProject(studio, { medias: 1, options: { upload_resolution: 'web' } });
  const media = project.medias[0] as string;
  const [row] = await sql<{ sha256: string }>('select sha256 from media where id = $1', [media]);
  const original = await makeJpeg({ width: 2100, height: 1400, seed: 8 });
  await storage().put(originalKey(project.account, row?.sha256 ?? ''), original, JPEG);
  await sql('update media set original_width = 2100, original_height = 1400 where id = $1', [media]);
  const who = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const made = await placed(who, project, { size: 'hd' });
  await fillParts(made.id);
  const { bytes } = await fetchBytes(who, (await statusOf(who, made)).parts[0]?.url ?? '');
  const [file] = [...(await unzip(bytes)).values()];
  expect(await sharp(file).metadata()).toMatchObject({ width: 2100, height: 1400 });
});
