import { makeProject } from '@root/tests/helpers/studio';
import { describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { recipeOf } from '../operations/recipe-of';
import { findClip } from '../queries/clips';
import type { ChoiceView, ClipDetail, ClipsView } from '../wire';
import { at, client, create, finish, owner, project, sql, stranger, studio } from './clip-world';

describe('photographs chosen by hand', () => {
  const put = async (clip: string, body: object) =>
    (await owner.put(`${at()}/${clip}`, body)).json as unknown as ClipDetail;
  const choices = () => `/api/x/clips/projects/${project.id}/photos`;

  test('are chosen from all that guests see, with their galleries', async () => {
    const [hidden, ...seen] = project.medias;
    await sql('update media set hidden = true where id = $1', [hidden]);
    const { photos } = (await owner.get(choices())).json as unknown as { photos: ChoiceView[] };
    expect(photos.map(({ id }) => id).sort()).toEqual([...seen].sort());
    expect(photos[0]).toMatchObject({ gallery: project.gallery });
    expect((await owner.get(photos[0]?.small ?? '')).status).toBe(200);
    expect([(await client.get(choices())).status, (await stranger.get(choices())).status]).toEqual([
      403, 404,
    ]);
  });

  test('are added and put back after a removal, in the given order', async () => {
    const { clip } = await create();
    const [a, b, c] = project.medias;
    expect((await put(clip.id, { medias: [a] })).photos).toHaveLength(1);
    const { clip: changed, photos } = await put(clip.id, { medias: [a, c, b] });
    expect(changed.source).toEqual({ kind: 'chosen' });
    expect(photos.map(({ media }) => media)).toEqual([a, c, b]);
  });

  test('have focal points of this clip alone, which are kept when the order changes', async () => {
    const { clip } = await create();
    const [a, b] = project.medias;
    const other = await makeProject(studio, { medias: 1 });
    const points = [
      { media: a, x: 0.1, y: 0.9 },
      { media: other.medias[0], x: 0.2, y: 0.2 },
    ];
    expect((await put(clip.id, { points })).photos.find(({ media }) => media === a)).toMatchObject({
      x: 0.1,
      y: 0.9,
    });
    const { photos } = await put(clip.id, { medias: [b, a] });
    expect(photos[1]).toMatchObject({ media: a, x: 0.1, y: 0.9 });
    expect(photos).toHaveLength(2);
    expect(await sql('select focal_x from media where id = $1', [a])).toEqual([{ focal_x: null }]);
    const outside = { points: [{ media: a, x: 2, y: 0 }] };
    expect((await owner.put(`${at()}/${clip.id}`, outside)).status).toBe(422);
  });
});

describe('quick changes of a clip', () => {
  test('of different fields at once are both kept', async () => {
    const { clip } = await create();
    const changes = [
      { volume: 35 },
      { fade: false },
      { about: 'Jaffa' },
      { seconds: 30 },
      { closing: false },
    ];
    await Promise.all(changes.map((change) => owner.put(`${at()}/${clip.id}`, change)));
    const now = (await owner.get(`${at()}/${clip.id}`)).json as unknown as ClipDetail;
    expect(now.clip).toMatchObject(Object.assign({}, ...changes));
    const unset = await owner.put(`${at()}/${clip.id}`, { seconds: null, about: '' });
    expect((unset.json as unknown as ClipDetail).clip).toMatchObject({
      seconds: null,
      about: '',
      volume: 35,
    });
  });
});

describe('a clip in the list', () => {
  const listed = async () => (await owner.get(at())).json as unknown as ClipsView;

  test('is called by its title, else by its project; a draft shows its first photograph', async () => {
    const { clip } = await create();
    await owner.put(`${at()}/${clip.id}`, { title: '' });
    const { clips, shares } = await listed();
    const [event] = await sql<{ name: string }>('select name from events where id = $1', [project.id]);
    expect(clips[0]).toMatchObject({ name: event?.name, film: null, changed: false });
    expect((await owner.get(clips[0]?.picture ?? '')).status).toBe(200);
    await sql('update events set allow_sharing = $2 where id = $1', [project.id, !shares]);
    expect((await listed()).shares).toBe(!shares);
  });

  test('was changed since it was made, once something that its film is made of is another', async () => {
    const { clip } = await create();
    const row = await findClip(pool(), project.id, clip.id);
    if (!row) throw new Error('There is no clip');
    await finish(clip.id);
    await sql(`update clips set film = film || jsonb_build_object('recipe', $2::text) where id = $1`, [
      clip.id,
      recipeOf(row),
    ]);
    const changed = async (body: object) => {
      await owner.put(`${at()}/${clip.id}`, body);
      return (await listed()).clips[0]?.changed;
    };
    expect(await changed({ shown: false })).toBe(false);
    expect(await changed({ title: 'Our evening' })).toBe(true);
    expect(await changed({ title: row.title })).toBe(false);
    expect(await changed({ points: [{ media: project.medias[0], x: 0, y: 0 }] })).toBe(true);
  });

  test('is counted in the trash of its project', async () => {
    const { clip } = await create();
    expect((await listed()).deleted).toBe(0);
    await owner.send('DELETE', `${at()}/${clip.id}`);
    expect((await listed()).deleted).toBe(1);
  });
});

describe('uploaded music', () => {
  test('is listened to by its studio, whole or in ranges, and by no one else', async () => {
    const wav = Buffer.concat([Buffer.from('RIFF....WAVEfmt '), Buffer.alloc(20)]);
    const add = (body: Buffer) =>
      owner.send('POST', '/api/x/clips/music?name=tone.wav&rights=confirmed', {
        body: new Uint8Array(body),
        headers: { 'Content-Type': 'audio/wav' },
      });
    const path = `/api/x/clips/music/${(await add(wav)).json.id}`;
    const whole = await owner.get(path);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    const part = await owner.send('GET', path, { headers: { Range: 'bytes=0-3' } });
    expect([part.status, part.text]).toEqual([206, 'RIFF']);
    for (const who of [client, stranger]) expect([403, 404]).toContain((await who.get(path)).status);
    await owner.send('DELETE', path);
    expect((await owner.get(path)).status).toBe(404);
    const text = await add(Buffer.from('This is a text, not a song, whatever its name says.'));
    expect([text.status, text.text]).toEqual([
      expect.any(Number),
      expect.stringContaining('read this file as music'),
    ]);
  });
});
