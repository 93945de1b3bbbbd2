import { derivativeKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { makeJpeg } from '@media/upload/tests/studio';
import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf, openStudio } from '@root/tests/helpers/entries';
import { makeProject, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeRate } from '@/core/http/count-rates';
import { RATES } from '@/core/http/rates';
import { notifyStudio } from '../operations/notify-studio';
import { BACK_MOST, PERSON_MOST, PROJECT_MOST } from '../rules/limits';
import type { GuestBoard, OwnPhotos } from '../rules/wire';

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
const shoot = () => {
  shots += 1;
  return makeJpeg(shots, 300, 200);
};
const add = async (who: Browser, file?: Buffer) =>
  who.send('POST', `/api/uploads/simple?gallery=${gallery}&filename=IMG_1.JPG`, {
    body: new Uint8Array(file ?? (await shoot())),
    headers: { 'Content-Type': 'application/octet-stream' },
  });
const added = async (who: Browser) => String((await add(who)).json.id);
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
const grantOf = async () =>
  (
    await sql<{ grant: string }>('select grant_id as grant from guest_photos where event_id = $1 limit 1', [
      project.id,
    ])
  )[0]?.grant ?? '';
/** Adds private photographs: listed as sent by a person, or taken back. */
const fill = async (count: number, grant: string | null, back = false) => {
  await sql(
    `with grown as (insert into media (id, account_id, event_id, gallery_id, name, name_key, sha256, bytes, format, state, private, uploaded_at, created_at, updated_at, deleted_at)
       select gen_random_uuid(), $1, $2, $3, 'F', 'f', md5(random()::text), 1, 'jpeg', 'ready', true, now(), now(), now(), case when $6::boolean then now() end from generate_series(1, $4::int) returning id)
     insert into guest_photos (id, account_id, event_id, media_id, grant_id, created_at, updated_at)
       select gen_random_uuid(), $1, $2, id, $5, now(), now() from grown where not $6::boolean`,
    [studio.account, project.id, gallery, count, grant, back],
  );
};
/** Everybody but the person who sent it. */
const others = async () => [await enterGuest(project), await enterClient(project), owner, stranger, fresh()];

describe('a waiting photograph', () => {
  test('is seen by the person who sent it, and by no one else', async () => {
    const media = await added(guest);
    expect((await own(guest)).photos).toEqual([{ media, name: 'IMG_1.JPG', src: null, shown: false }]);
    expect((await picture(guest, media)).status).toBe(404);
    await rendered(media);
    const src = `${at()}/own/${media}`;
    expect((await own(guest)).photos).toEqual([{ media, name: 'IMG_1.JPG', src, shown: false }]);
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

  test('is no longer taken back once the studio has decided; a shown one says so, a declined one is gone', async () => {
    const [shown, declined] = [await added(guest), await added(guest)];
    for (const media of [shown, declined]) await rendered(media);
    await decide([shown], 'shown');
    await decide([declined], 'declined');
    expect((await own(guest)).photos.map(({ media, shown }) => ({ media, shown }))).toEqual([
      { media: shown, shown: true },
    ]);
    expect((await picture(guest, shown)).status).toBe(200);
    // Nothing is said to be in the gallery that guests do not see there.
    for (const state of ['hidden', 'gallery_private']) {
      await sql(`update media set ${state} = true where id = $1`, [shown]);
      expect([(await own(guest)).photos, (await picture(guest, shown)).status]).toEqual([[], 404]);
      await sql(`update media set ${state} = false where id = $1`, [shown]);
    }
    expect((await picture(guest, declined)).status).toBe(404);
    for (const media of [shown, declined]) expect((await takeBack(guest, media)).status).toBe(404);
    for (const who of await others()) expect((await own(who)).photos ?? []).toEqual([]);
    expect([await gone(shown), await gone(declined)]).toEqual([false, true]);
  });

  test('is taken back by the person who sent it alone, which gives their room back', async () => {
    const media = await added(guest);
    for (const who of await others()) expect([401, 403, 404]).toContain((await takeBack(who, media)).status);
    expect(await gone(media)).toBe(false);
    const answer = await takeBack(guest, media);
    expect([answer.status, answer.json.photos, answer.json.sent, answer.json.left]).toEqual([
      200,
      [],
      0,
      PERSON_MOST,
    ]);
    expect(await gone(media)).toBe(true);
    expect((await takeBack(guest, media)).status).toBe(404);
    expect((await takeBack(guest, project.medias[0] ?? '')).status).toBe(404);
    expect(await gone(project.medias[0] ?? '')).toBe(false);
    expect((await takeBack(guest, 'x')).status).toBe(422);
    expect((await picture(guest, 'x')).status).toBe(404);
  });
});

describe('a photograph that was taken back', () => {
  const listed = async () =>
    ((await owner.get(at())).json as unknown as GuestBoard).photos.map(({ media }) => media);

  test('waits again when the same person sends it again, as a first one does', async () => {
    const file = await shoot();
    const media = String((await add(guest, file)).json.id);
    await rendered(media);
    await takeBack(guest, media);
    const again = await add(guest, file);
    expect([again.status, again.json.id]).toEqual([201, media]);
    expect(await own(guest)).toMatchObject({ sent: 1, waiting: 1, left: PERSON_MOST - 1 });
    expect([await gone(media), await listed()]).toEqual([false, [media]]);
    expect(await sql('select private, state from media where id = $1', [media])).toEqual([
      { private: true, state: 'ready' },
    ]);
    expect((await (await enterGuest(project)).get(`/galleries/${gallery}`)).json.total).toBe(0);
    expect((await add(guest, file)).json.code).toBe('GUEST_PHOTO_KNOWN');
    await decide([media], 'declined');
    expect((await add(guest, file)).json.code).toBe('GUEST_PHOTO_REMOVED');
  });

  test('is refused to a person who has added as many as one may', async () => {
    const file = await shoot();
    const media = String((await add(guest, file)).json.id);
    const grant = await grantOf();
    await takeBack(guest, media);
    await fill(PERSON_MOST, grant);
    expect((await add(guest, file)).json.code).toBe('OWN_PHOTOS_LIMIT');
    expect([await gone(media), (await own(guest)).sent]).toEqual([true, PERSON_MOST]);
  });

  test('is the other person’s where another one sends the same', async () => {
    const file = await shoot();
    const media = String((await add(guest, file)).json.id);
    await takeBack(guest, media);
    const other = await enterGuest(project);
    expect((await add(other, file)).json.id).toBe(media);
    expect([(await own(other)).waiting, (await own(guest)).waiting]).toEqual([1, 0]);
    expect((await takeBack(guest, media)).status).toBe(404);
  });

  test('is added once by two uploads at the same time', async () => {
    const file = await shoot();
    const media = String((await add(guest, file)).json.id);
    await takeBack(guest, media);
    const both = await Promise.all([add(guest, file), add(guest, file)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await own(guest)).sent).toBe(1);
  });

  test('that was restored and shown, and then deleted by the studio, stays there', async () => {
    const file = await shoot();
    const media = String((await add(guest, file)).json.id);
    await takeBack(guest, media);
    await sql('update media set deleted_at = null, private = false where id = $1', [media]);
    expect((await add(guest, file)).json.code).toBe('GUEST_PHOTO_KNOWN');
    await sql('update media set deleted_at = now() where id = $1', [media]);
    expect((await add(guest, file)).json.code).toBe('GUEST_PHOTO_REMOVED');
  });

  test('is not taken for sent by a browser that kept the address of its upload', async () => {
    const file = await shoot();
    const tus = { 'Tus-Resumable': '1.0.0' };
    const created = await guest.send('POST', '/api/uploads', {
      headers: {
        ...tus,
        'Upload-Length': String(file.length),
        'Upload-Metadata': `filename ${btoa('a.jpg')},gallery ${btoa(gallery)}`,
      },
    });
    const path = new URL(created.headers.get('location') ?? '', app.origin).pathname;
    await guest.send('PATCH', path, {
      headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
      body: new Uint8Array(file),
    });
    const kept = () => guest.send('HEAD', path, { headers: tus });
    expect((await kept()).status).toBe(200);
    await takeBack(guest, (await own(guest)).photos[0]?.media ?? '');
    expect((await kept()).status).toBe(404);
  });
});

describe('the room of a photograph that is taken back', () => {
  const code = async (who: Browser) => (await add(who)).json.code;

  test('is there for another one of the same person, and of the project', async () => {
    const media = await added(guest);
    await fill(PERSON_MOST - 1, await grantOf());
    expect(await code(guest)).toBe('OWN_PHOTOS_LIMIT');
    await takeBack(guest, media);
    expect((await own(guest)).left).toBe(1);
    expect(await code(guest)).toBeUndefined();
    expect(await code(guest)).toBe('OWN_PHOTOS_LIMIT');
    const other = await enterGuest(project);
    await fill(PROJECT_MOST - PERSON_MOST - 1, null);
    const last = await added(other);
    expect(await code(other)).toBe('GUEST_PHOTOS_FULL');
    await takeBack(other, last);
    expect(await code(other)).toBeUndefined();
  });

  test('is taken once by several that are added at the same time', async () => {
    const media = await added(guest);
    await fill(PERSON_MOST - 1, await grantOf());
    const [, ...answers] = await Promise.all([
      Promise.all([takeBack(guest, media), takeBack(guest, media)]),
      ...[1, 2, 3].map(() => add(guest)),
    ]);
    const arrived = answers.filter(({ json }) => !json.code).length;
    expect(arrived).toBeLessThan(2);
    expect((await own(guest)).sent).toBe(PERSON_MOST - 1 + arrived);
  });

  test('is not given back where the studio declined it, before or at the same time', async () => {
    const [declined, both] = [await added(guest), await added(guest)];
    await decide([declined], 'declined');
    expect((await takeBack(guest, declined)).status).toBe(404);
    expect((await own(guest)).sent).toBe(2);
    const [, back] = await Promise.all([decide([both], 'declined'), takeBack(guest, both)]);
    expect([await gone(both), (await own(guest)).sent]).toEqual([true, back.status === 200 ? 1 : 2]);
  });

  test('is bounded: by the hourly limit, and by what the trash of the project holds', async () => {
    const media = await added(guest);
    await takeRate('contribution', await grantOf(), RATES.contribution.most - 1);
    await takeBack(guest, media);
    expect(await code(guest)).toBe('RATE_REACHED');
    const other = await enterGuest(project);
    await fill(BACK_MOST - 2, null, true);
    await takeBack(other, await added(other));
    expect(await code(other)).toBe('GUEST_PHOTOS_FULL');
    await sql(`delete from media where event_id = $1 and deleted_at is not null`, [project.id]);
    expect(await code(other)).toBeUndefined();
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
