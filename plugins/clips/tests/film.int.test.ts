import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storage } from '@media/storage/files';
import type { Browser } from '@root/tests/helpers/browser';
import { openGallery } from '@root/tests/helpers/entries';
import { whole } from '@root/tests/helpers/part';
import { makeProject, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filmKey } from '../operations/film-keys';
import { runRender } from '../operations/run-render';
import { patienceFor } from '../render/run-film';
import type { ClipDetail, ClipView, StoredFilm } from '../wire';
import { drawPhotos, hasFfmpeg, NEEDS, probe } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
let folder: string;

beforeAll(async () => {
  ({ studio, owner } = await openGallery(app));
  folder = await mkdtemp(path.join(tmpdir(), 'keepers-film-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (project: Project) => `/api/x/clips/projects/${project.id}/clips`;

/** A project with drawn photographs, and a short clip of them whose run waits. */
async function begun(body: object = {}): Promise<{ project: Project; clip: string; run: string }> {
  const project = await makeProject(studio, { medias: 4, options: { name: 'נועה ואיתי' } });
  await drawPhotos(project);
  const { clip } = (await owner.post(at(project), {})).json as unknown as ClipDetail;
  const changed = await owner.put(`${at(project)}/${clip.id}`, { seconds: 8, ...body });
  expect(changed.status).toBe(200);
  const asked = await owner.post(`${at(project)}/${clip.id}/film`, { draft: true });
  expect([asked.status, asked.json.state]).toEqual([202, 'waiting']);
  return { project, clip: clip.id, run: await runOf(clip.id) };
}
const runOf = async (clip: string) =>
  String((await sql<{ run: string }>('select run from clips where id = $1', [clip]))[0]?.run);
const stateOf = async (project: Project, clip: string): Promise<ClipView> =>
  ((await owner.get(`${at(project)}/${clip}`)).json as unknown as ClipDetail).clip;
const filmOf = async (clip: string) =>
  (await sql<{ film: StoredFilm | null }>('select film from clips where id = $1', [clip]))[0]?.film ?? null;
const { signal } = new AbortController();
const job = (run: string, user: string | null = null) => ({ run, user, draft: true });

describe.runIf(hasFfmpeg)(`a film (${NEEDS})`, () => {
  test('is H.264 and AAC that starts before it is loaded, of the wanted length, with a poster; its maker gets a mail', async () => {
    const { project, clip, run } = await begun();
    const seen: number[] = [];
    const watching = setInterval(
      () => void stateOf(project, clip).then(({ progress }) => seen.push(progress)),
      300,
    );
    await runRender(job(run, studio.owner), signal);
    clearInterval(watching);
    const ready = await stateOf(project, clip);
    expect(ready).toMatchObject({ state: 'ready', progress: 1 });
    const film = await filmOf(clip);
    if (!film) throw new Error('There is no film');
    const local = path.join(folder, 'film.mp4');
    const content = await storage().read(filmKey(project.id, clip, film.version, 'wide.mp4'));
    if (!content) throw new Error('The film is not stored');
    await writeFile(local, content.stream);
    const { streams, format } = probe(local);
    const [video, audio] = streams;
    expect(video).toMatchObject({
      codec_name: 'h264',
      pix_fmt: 'yuv420p',
      width: 960,
      height: 540,
      color_space: 'bt709',
    });
    expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
    expect(Math.abs(Number(format.duration) - film.seconds)).toBeLessThan(0.15);
    // Sound from the first frame to the last: no gap.
    expect(Math.abs(Number(video?.duration) - Number(audio?.duration))).toBeLessThan(0.1);
    const start = (
      await storage().read(filmKey(project.id, clip, film.version, 'wide.mp4'), { start: 0, end: 63 })
    )?.stream;
    const head = Buffer.concat((await start?.toArray()) ?? []);
    expect(head.subarray(4, 8).toString()).toBe('ftyp');
    expect(head.includes('moov')).toBe(true);
    const poster = await owner.get(`/events/${project.id}/clips/${clip}/${film.version}/wide.jpg`);
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const mails = await sql(`select kind from mails where event_id = $1`, [project.id]);
    expect(mails).toEqual([{ kind: 'clips.ready' }]);
    expect(film.medias).toHaveLength(4);
  });

  test.runIf(whole)('whose process is killed costs one retry, after which it is there', async () => {
    const { project, clip, run } = await begun({ music: 'none' });
    const killed = runRender(job(run), signal, (child) => {
      child.once('message', () => child.kill('SIGKILL'));
    });
    await expect(killed).rejects.toThrow(/ended with SIGKILL/);
    expect(await stateOf(project, clip)).toMatchObject({ state: 'waiting', film: null });
    await runRender(job(run), signal);
    expect(await stateOf(project, clip)).toMatchObject({ state: 'ready' });
    expect((await sql('select tries::int from clips where id = $1', [clip]))[0]).toEqual({ tries: 2 });
  });

  test.runIf(whole)('that is stopped ends its process, and the former film stays', async () => {
    const { project, clip, run } = await begun();
    let ended: Promise<unknown> = Promise.resolve();
    const running = runRender(job(run), signal, (child) => {
      ended = new Promise((resolve) => child.once('exit', resolve));
      child.once('message', () => void owner.send('DELETE', `${at(project)}/${clip}/film`));
    });
    await running;
    await ended;
    expect(await stateOf(project, clip)).toMatchObject({ state: 'draft', film: null });
  });

  test.runIf(whole)('replaces the former one, whose files are gone', async () => {
    const { project, clip, run } = await begun({ music: 'none' });
    await runRender(job(run), signal);
    const former = await filmOf(clip);
    await owner.post(`${at(project)}/${clip}/film`, { draft: true });
    await runRender(job(await runOf(clip)), signal);
    const newer = await filmOf(clip);
    expect(newer?.version).not.toBe(former?.version);
    expect(await storage().stat(filmKey(project.id, clip, former?.version ?? '', 'wide.mp4'))).toBeNull();
    expect(await storage().stat(filmKey(project.id, clip, newer?.version ?? '', 'wide.mp4'))).not.toBeNull();
  });

  test.runIf(whole)('of a photograph that cannot be read fails after one retry, in words', async () => {
    const { project, clip, run } = await begun({ music: 'none' });
    await storage().put(`derivatives/${project.id}/${project.medias[1]}/v1/big.jpg`, Buffer.from('broken'), {
      contentType: 'image/jpeg',
    });
    await expect(runRender(job(run), signal)).rejects.toThrow();
    await runRender(job(run), signal);
    expect(await stateOf(project, clip)).toMatchObject({ state: 'failed', failure: 'fault', film: null });
  });

  test.runIf(whole)('is requested twice and made once', async () => {
    const { project, clip, run } = await begun();
    await owner.post(`${at(project)}/${clip}/film`, { draft: true });
    expect(await runOf(clip)).toBe(run);
    const jobs = await sql(`select 1 from pgboss.job where name = 'clips.render' and data->>'run' = $1`, [
      run,
    ]);
    expect(jobs).toHaveLength(1);
  });
});

test('a film may take longer the longer it is, and never for ever', () => {
  expect(patienceFor(10)).toBeLessThan(patienceFor(60));
  expect(patienceFor(300)).toBeLessThan(4 * 3600);
});
