import { storage } from '@media/storage/files';
import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf, openGallery } from '@root/tests/helpers/entries';
import { makeProject, makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach } from 'vitest';
import { filmKey } from '../operations/film-keys';
import type { ClipDetail, StoredFilm, WatchView } from '../wire';

export const app = await openTestApp();
export const sql = sqlOf(app);
const { client: enters, guest: entersAsGuest, owner: ownerOf } = entriesOf(app);
export let studio: Studio;
export let project: Project;
export let owner: Browser;
export let client: Browser;
export let guest: Browser;
export let stranger: Browser;

beforeAll(async () => {
  ({ studio, owner } = await openGallery(app));
  stranger = await ownerOf(await makeStudio());
});

beforeEach(async () => {
  project = await makeProject(studio, { medias: 4, options: { location: 'Jaffa', date: '2026-09-12' } });
  client = await enters(project);
  guest = await entersAsGuest(project);
});

/** Where the studio's requests begin. */
export const at = () => `/api/x/clips/projects/${project.id}/clips`;
/** Creates a draft, which must be accepted. */
export const create = async (): Promise<ClipDetail> => {
  const made = await owner.post(at(), {});
  if (made.status !== 201) throw new Error(`The clip was refused: ${made.status} ${made.text}`);
  return made.json as unknown as ClipDetail;
};

/** Stores a film of a clip as a run would. */
export async function finish(clip: string, medias = project.medias, version = 'v1'): Promise<void> {
  const film: StoredFilm = {
    version,
    seconds: 12,
    shapes: {
      wide: { width: 1920, height: 1080, bytes: 10 },
      tall: { width: 1080, height: 1920, bytes: 10 },
    },
    title: 'Noa & Itai',
    medias,
    sound: true,
  };
  for (const file of ['wide.mp4', 'tall.mp4', 'wide.jpg', 'tall.jpg'])
    await storage().put(filmKey(project.id, clip, version, file), Buffer.from('0123456789'), {
      contentType: 'video/mp4',
    });
  await sql(`update clips set film = $2, state = 'ready', made_at = now(), run = null where id = $1`, [
    clip,
    JSON.stringify(film),
  ]);
}
/** What a person may watch. */
export const watched = async (who: Browser) =>
  ((await who.get(`/events/${project.id}/clips`)).json.clips ?? []) as unknown as WatchView[];
/** The address of a film's file. */
export const file = (clip: string, name = 'wide.mp4', version = 'v1') =>
  `/events/${project.id}/clips/${clip}/${version}/${name}`;
