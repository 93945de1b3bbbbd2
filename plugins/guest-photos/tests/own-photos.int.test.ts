import { derivativeKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { makeJpeg } from '@media/upload/tests/studio';
import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf, openStudio } from '@root/tests/helpers/entries';
import { makeProject, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyStudio } from '../operations/notify-studio';
import type { OwnPhotos } from '../rules/wire';

const app = await openTestApp();
const sql = sqlOf(app);
const { guest: enterGuest, client: enterClient, fresh } = entriesOf(app);
let studio: Studio;
let owner: Browser;
let stranger: Browser;
let project: Project;
let guest: Browser;
let gallery: string;
let shots = 100;

beforeAll(async () => {
  ({ studio, owner, stranger } = await openStudio(app));
});
beforeEach(async () => {
  project = await makeProject(studio, { medias: 1 });
  guest = await enterGuest(project);
  gallery = String((await owner.put(at(), { on: true })).json.gallery);
});

const at = () => `/api/x/guest-photos/projects/${project.id}`;
const added = async (who: Browser) => {
  shots += 1;
  const { json } = await who.send('POST', `/api/uploads/simple?gallery=${gallery}&filename=IMG_1.JPG`, {
    body: new Uint8Array(await makeJpeg(shots, 300, 200)),
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  return String(json.id);
};
/** Marks a photograph as rendered, with a small picture in the storage. */
const rendered = async (media: string) => {
  await sql(`update media set state = 'ready', version = 'v1', thumbnails_ready = true where id = $1`, [
    media,
  ]);
  await storage().put(derivativeKey(project.id, media, 'v1', 's300'), Buffer.from('small'), {
    contentType: 'image/jpeg',
  });
};
const own = async (who: Browser) => (await who.get(`${at()}/own`)).json as unknown as OwnPhotos;
const picture = (who: Browser, media: string) => who.get(`${at()}/own/${media}`);
const takeBack = (who: Browser, ...medias: string[]) => who.put(`${at()}/own`, { taken_back: medias });
const decide = (medias: string[], to: string) => owner.post(`${at()}/decisions`, { medias, to });
const gone = async (media: string) =>
  (await sql<{ gone: boolean }>('select deleted_at is not null as gone from media where id = $1', [media]))[0]
    ?.gone;
/** Everybody but the person who sent it. */
const others = async () => [await enterGuest(project), await enterClient(project), owner, stranger, fresh()];

describe('a waiting photograph', () => {
  test('is seen by the person who sent it, and by no one else', async () => {
    const media = await added(guest);
    expect((await own(guest)).photos).toEqual([{ media, name: 'IMG_1.JPG', src: null }]);
    expect((await picture(guest, media)).status).toBe(404);
    await rendered(media);
    const src = `${at()}/own/${media}`;
    expect((await own(guest)).photos).toEqual([{ media, name: 'IMG_1.JPG', src }]);
    const answer = await guest.get(src);
    expect([answer.status, answer.text, answer.headers.get('cache-control')]).toEqual([
      200,
      'small',
      'private, no-store',
    ]);
    for (const who of await others()) {
      expect([401, 403, 404]).toContain((await picture(who, media)).status);
      expect((await own(who)).photos ?? []).toEqual([]);
    }
  });

  test('is no longer offered here once the studio has decided', async () => {
    const [shown, declined] = [await added(guest), await added(guest)];
    for (const media of [shown, declined]) await rendered(media);
    await decide([shown], 'shown');
    await decide([declined], 'declined');
    expect((await own(guest)).photos).toEqual([]);
    for (const media of [shown, declined]) {
      expect((await picture(guest, media)).status).toBe(404);
      expect((await takeBack(guest, media)).status).toBe(404);
    }
    expect([await gone(shown), await gone(declined)]).toEqual([false, true]);
  });

  test('is taken back by the person who sent it alone, and stays counted', async () => {
    const media = await added(guest);
    for (const who of await others()) expect([401, 403, 404]).toContain((await takeBack(who, media)).status);
    expect(await gone(media)).toBe(false);
    const answer = await takeBack(guest, media);
    expect([answer.status, answer.json.photos, answer.json.sent]).toEqual([200, [], 1]);
    expect(await gone(media)).toBe(true);
    expect((await takeBack(guest, media)).status).toBe(404);
    expect((await takeBack(guest, project.medias[0] ?? '')).status).toBe(404);
    expect(await gone(project.medias[0] ?? '')).toBe(false);
    expect((await takeBack(guest, 'x')).status).toBe(422);
    expect((await picture(guest, 'x')).status).toBe(404);
  });
});

describe('the studio', () => {
  const SINCE = new Date(Date.now() - 60_000);
  const mails = () =>
    sql<{ to: string; subject: string; text: string }>(
      `select "to", subject, text from mails where event_id = $1 and kind = 'guest-photos.waiting' order by created_at`,
      [project.id],
    );
  const notices = () =>
    sql<{ id: string; after: Date }>(
      `select id, start_after as after from pgboss.job where name = 'guest-photos.notify' and data->>'event' = $1`,
      [project.id],
    );
  const set = (on: boolean) =>
    owner.send('PUT', '/api/x/studio/features/guest-photos/settings', { json: { settings: { mails: on } } });

  test('gets one notice for an hour, at its end', async () => {
    await added(guest);
    await added(await enterGuest(project));
    const found = await notices();
    const hours = new Set(found.map(({ after }) => after.getTime()));
    // Two where the hour ended between them.
    expect(found.length).toBe(hours.size);
    expect(found.length).toBeLessThan(3);
    for (const { after } of found) expect(after.getTime()).toBeLessThan(Date.now() + 2 * 3_600_000);
  });

  test('is mailed the number of all that wait, once', async () => {
    await added(guest);
    await added(guest);
    expect(await notifyStudio(project.id, SINCE)).toBe(1);
    expect(await notifyStudio(project.id, SINCE)).toBe(0);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.to).toBe(studio.ownerEmail);
    expect(mail?.subject).toMatch(/^2 photos from guests are waiting: /);
    expect(mail?.text).toContain(`/admin/projects/${project.id}/guest-photos`);
    await added(guest);
    expect(await notifyStudio(project.id, SINCE)).toBe(1);
    expect((await mails()).at(-1)?.subject).toMatch(/^3 /);
  });

  test('is not mailed when none waits any more, when none is new, or for a closed project', async () => {
    const media = await added(guest);
    await decide([media], 'shown');
    expect(await notifyStudio(project.id, SINCE)).toBe(0);
    await takeBack(guest, await added(guest));
    expect(await notifyStudio(project.id, SINCE)).toBe(0);
    await added(guest);
    expect(await notifyStudio(project.id, new Date(Date.now() + 60_000))).toBe(0);
    await sql('update events set archived_at = now() where id = $1', [project.id]);
    expect(await notifyStudio(project.id, SINCE)).toBe(0);
    await sql('update events set archived_at = null where id = $1', [project.id]);
    await sql('update accounts set active = false where id = $1', [studio.account]);
    const paused = await notifyStudio(project.id, SINCE);
    await sql('update accounts set active = true where id = $1', [studio.account]);
    expect(paused).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test('turns the mails off', async () => {
    await added(guest);
    expect((await set(false)).status).toBeLessThan(300);
    const off = await notifyStudio(project.id, SINCE);
    await set(true);
    expect(off).toBe(0);
    expect(await notifyStudio(project.id, SINCE)).toBe(1);
  });
});
