import { storage } from '@media/storage/files';
import { sweepStorage } from '@media/storage/operations/sweep-storage';
import { makeProject } from '@root/tests/helpers/studio';
import { describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { filmKey } from '../operations/film-keys';
import { purgeClips } from '../operations/trash-clip';
import { claimRun, failRun, finishRun, noteProgress } from '../queries/runs';
import type { ClipDetail, StoredFilm } from '../wire';
import {
  at,
  client,
  create,
  file,
  finish,
  owner,
  project,
  sql,
  stranger,
  studio,
  watched,
} from './clip-world';

describe('a new clip', () => {
  test('could be made as it is: names, day and place, photographs, theme and its music', async () => {
    const { clip, photos } = await create();
    expect(clip).toMatchObject({
      theme: 'daylight',
      music: 'track:dawn',
      shapes: ['wide'],
      state: 'draft',
      film: null,
    });
    expect(clip.title).not.toBe('');
    expect(clip.about).toBe('September 12, 2026 · Jaffa');
    expect(photos.map(({ media }) => media).sort()).toEqual([...project.medias].sort());
    expect((await owner.get(photos[0]?.small ?? '')).status).toBe(200);
  });

  test('leaves out photographs that guests do not see', async () => {
    const [hidden, withdrawn, ...seen] = project.medias;
    await sql('update media set hidden = true where id = $1', [hidden]);
    await sql('update media set private = true where id = $1', [withdrawn]);
    expect((await create()).photos.map(({ media }) => media).sort()).toEqual([...seen].sort());
  });

  test('is changed field by field; a theme brings its music until another was chosen', async () => {
    const { clip } = await create();
    const put = async (body: object) =>
      ((await owner.put(`${at()}/${clip.id}`, body)).json as unknown as ClipDetail).clip;
    expect(await put({ title: 'נועה ואיתי', theme: 'festive' })).toMatchObject({
      title: 'נועה ואיתי',
      music: 'track:dance',
    });
    expect(await put({ music: 'none' })).toMatchObject({ music: 'none', theme: 'festive' });
    expect(await put({ theme: 'paper', seconds: 30, shapes: ['wide', 'tall'] })).toMatchObject({
      music: 'none',
      seconds: 30,
      shapes: ['wide', 'tall'],
    });
    for (const wrong of [
      { theme: 'unknown' },
      { music: 'track:unknown' },
      { music: 'own:x' },
      { shapes: [] },
      { seconds: 4000 },
    ])
      expect([wrong, (await owner.put(`${at()}/${clip.id}`, wrong)).status]).toEqual([wrong, 422]);
  });

  test('takes photographs in the order they are given, and none of another project', async () => {
    const { clip } = await create();
    const other = await makeProject(studio, { medias: 1 });
    const [a, b] = project.medias;
    const answer = await owner.put(`${at()}/${clip.id}`, { medias: [b, other.medias[0], a, b] });
    expect((answer.json as unknown as ClipDetail).photos.map(({ media }) => media)).toEqual([b, a]);
    expect((answer.json as unknown as ClipDetail).clip.source).toEqual({ kind: 'chosen' });
  });

  test('of picks, favorites or a gallery has those', async () => {
    const { clip } = await create();
    const [first] = project.medias;
    await sql(
      `insert into product_medias (id, account_id, event_id, product_id, media_id) values (gen_random_uuid(), $1, $2, $3, $4)`,
      [project.account, project.id, project.products.Album, first],
    );
    const chosen = async (source: object) =>
      ((await owner.put(`${at()}/${clip.id}`, { source })).json as unknown as ClipDetail).photos.length;
    expect(await chosen({ kind: 'picks' })).toBe(1);
    expect(await chosen({ kind: 'favorites' })).toBe(0);
    expect(await chosen({ kind: 'gallery', gallery: project.gallery })).toBe(4);
  });
});

describe('clips of other studios', () => {
  test('are not found, by any request; clients make none', async () => {
    const { clip } = await create();
    for (const who of [stranger]) {
      expect((await who.get(at())).status).toBe(404);
      expect((await who.put(`${at()}/${clip.id}`, { title: 'x' })).status).toBe(404);
    }
    expect((await client.post(at(), {})).status).toBe(403);
    const other = await makeProject(studio, { medias: 1 });
    for (const path of ['', '/restore', '/film'])
      expect([
        path,
        (
          await owner.send(
            path ? 'POST' : 'GET',
            `/api/x/clips/projects/${other.id}/clips/${clip.id}${path}`,
            path ? { json: {} } : {},
          )
        ).status,
      ]).toEqual([path, 404]);
  });
});

describe('the trash', () => {
  test('takes a clip and gives it back; after its days it and its files are gone', async () => {
    const { clip } = await create();
    await finish(clip.id);
    expect((await owner.send('DELETE', `${at()}/${clip.id}`)).status).toBe(200);
    expect((await watched(client)).length).toBe(0);
    expect((await client.get(file(clip.id))).status).toBe(404);
    expect((await owner.post(`${at()}/${clip.id}/restore`, {})).status).toBe(200);
    expect((await watched(client)).length).toBe(1);
    await owner.send('DELETE', `${at()}/${clip.id}`);
    await sql(`update clips set deleted_at = now() - interval '400 days' where id = $1`, [clip.id]);
    await purgeClips();
    expect(await storage().stat(filmKey(project.id, clip.id, 'v1', 'wide.mp4'))).toBeNull();
    expect((await owner.post(`${at()}/${clip.id}/restore`, {})).status).toBe(404);
  });
});

describe('the nightly sweep', () => {
  test('removes films of former versions and of no clip, two days after they were written, and nothing else', async () => {
    const { clip } = await create();
    await finish(clip.id, project.medias, 'old');
    await finish(clip.id, project.medias, 'new');
    const lost = filmKey(project.id, '0199aaaa-0000-7000-8000-000000000000', 'v1', 'wide.mp4');
    const strange = 'clips/readme.txt';
    for (const key of [lost, strange])
      await storage().put(key, Buffer.from('x'), { contentType: 'video/mp4' });
    const there = async () =>
      Promise.all(
        [
          filmKey(project.id, clip.id, 'old', 'wide.mp4'),
          filmKey(project.id, clip.id, 'new', 'wide.mp4'),
          lost,
          strange,
        ].map(async (key) => (await storage().stat(key)) !== null),
      );
    await sweepStorage();
    expect(await there()).toEqual([true, true, true, true]);
    await sweepStorage(Date.now() + 49 * 3600 * 1000);
    expect(await there()).toEqual([false, true, false, true]);
  });
});

describe('a run', () => {
  const begin = async (clip: string) => {
    await sql(`update clips set state = 'waiting', run = gen_random_uuid()::text where id = $1`, [clip]);
    return String((await sql<{ run: string }>('select run from clips where id = $1', [clip]))[0]?.run);
  };

  test('is taken over once more after a fault, and then the clip has failed', async () => {
    const { clip } = await create();
    const run = await begin(clip.id);
    expect(await claimRun(pool(), run)).toMatchObject({ id: clip.id, tries: 1 });
    await failRun(pool(), run, { failure: 'fault', again: true });
    expect(await claimRun(pool(), run)).toMatchObject({ tries: 2 });
    await failRun(pool(), run, { failure: 'fault', again: false });
    expect(await claimRun(pool(), run)).toBeUndefined();
    expect(((await owner.get(`${at()}/${clip.id}`)).json as unknown as ClipDetail).clip).toMatchObject({
      state: 'failed',
    });
  });

  test('that is stopped stores no more progress and no film', async () => {
    const { clip } = await create();
    const run = await begin(clip.id);
    await claimRun(pool(), run);
    expect(await noteProgress(pool(), run, { progress: 400, left: 20 })).toBe(true);
    const seen = (await owner.get(`${at()}/${clip.id}`)).json as unknown as ClipDetail;
    expect(seen.clip).toMatchObject({ state: 'rendering', progress: 0.4, left: 20 });
    expect((await owner.send('DELETE', `${at()}/${clip.id}/film`)).status).toBe(200);
    expect(await noteProgress(pool(), run, { progress: 500, left: 10 })).toBe(false);
    expect(await finishRun(pool(), run, {} as StoredFilm)).toBeUndefined();
    expect(((await owner.get(`${at()}/${clip.id}`)).json as unknown as ClipDetail).clip).toMatchObject({
      state: 'draft',
    });
  });

  test('without a sign for a while can be begun again', async () => {
    const { clip } = await create();
    await claimRun(pool(), await begin(clip.id));
    await sql(`update clips set beat_at = now() - interval '5 minutes' where id = $1`, [clip.id]);
    expect(((await owner.get(`${at()}/${clip.id}`)).json as unknown as ClipDetail).clip).toMatchObject({
      state: 'failed',
      failure: 'lost',
    });
  });
});
