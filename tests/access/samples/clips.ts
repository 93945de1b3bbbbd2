import { storage } from '@media/storage/files';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { Sample } from '../samples';
import type { World } from '../world';

/** A finished clip of the world's project, which clients see and which may be deleted. */
async function clipOf({ project }: World): Promise<string> {
  const id = uuidv7();
  const film = { version: 'v1', seconds: 5, shapes: {}, title: '', medias: [], sound: false };
  await pool().query(
    `insert into clips (id, account_id, event_id, title, source, photographs, theme, music, shapes, film, state, made_at, created_at, updated_at)
     values ($1, $2, $3, 'Film', '{"kind":"best"}', '[]', 'daylight', 'none', '["wide"]', $4, 'ready', now(), now(), now())`,
    [id, project.account, project.id, JSON.stringify(film)],
  );
  return id;
}

const ofClip = async (world: World, more: Omit<Sample, 'params'> = {}): Promise<Sample> => ({
  params: { clip: await clipOf(world) },
  ...more,
});

/** A studio's own track, with its file. */
async function trackOf({ project }: World): Promise<string> {
  const track = uuidv7();
  const sha256 = track.replaceAll('-', '').padEnd(64, '0');
  const file = `clips/music/${project.account}/${sha256}`;
  await storage().put(file, Buffer.from('x'), { contentType: 'application/octet-stream' });
  await pool().query(
    `insert into clip_tracks (id, account_id, name, sha256, format, bytes, length, rights_at, created_at, updated_at)
     values ($1, $2, 'Song', $3, 'mp3', 1, 1, now(), now(), now())`,
    [track, project.account, sha256],
  );
  return track;
}

/** Requests of clips. */
export const CLIP_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'clips.create': () => ({ body: {} }),
  'clips.read': (world) => ofClip(world),
  'clips.change': (world) => ofClip(world, { body: { title: 'Noa & Itai' } }),
  'clips.render': (world) => ofClip(world, { body: {} }),
  'clips.stop': (world) => ofClip(world),
  'clips.delete': (world) => ofClip(world),
  'clips.restore': (world) => ofClip(world, { body: {} }),
  'clips.add-music': () => ({
    query: '?name=song.mp3&rights=confirmed',
    body: { not: 'music' },
    global: true,
  }),
  'clips.remove-music': async (world) => ({
    params: { track: await trackOf(world) },
    says: { guest: 404, client: 404 },
  }),
  'clips.play-music': async (world) => ({
    params: { track: await trackOf(world) },
    says: { guest: 404, client: 404 },
  }),
  'clips.shared': () => ({ global: true }),
  'clips.view': (world) => ofClip(world, { body: {} }),
  'clips.file': async (world) => {
    await pool().query('update events set allow_sharing = true where id = $1', [world.project.id]);
    return { params: { clip: await clipOf(world), version: 'v1', file: 'captions.vtt' } };
  },
};
