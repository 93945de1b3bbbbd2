import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ingestPhoto } from '@media/ingest/ingest-photo';
import { makeJpeg, sha256Of } from '@media/upload/tests/studio';
import { Browser } from '@root/tests/helpers/browser';
import { entriesOf, openStudio } from '@root/tests/helpers/entries';
import { makeProject, makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSite } from '@/modules/sites/tests/make-site';
import { FILE_MOST_BYTES, PERSON_MOST, PROJECT_MOST } from '../rules/limits';
import type { GuestBoard } from '../rules/wire';

const app = await openTestApp();
const sql = sqlOf(app);
const { guest: enterGuest, client: enterClient } = entriesOf(app);
let studio: Studio;
let owner: Browser;
let assistant: Browser;
let stranger: Browser;
let project: Project;
let guest: Browser;
let gallery: string;
let shots = 0;

beforeAll(async () => {
  ({ studio, owner, assistant, stranger } = await openStudio(app));
});
beforeEach(async () => {
  project = await makeProject(studio, { medias: 1 });
  guest = await enterGuest(project);
  gallery = String((await collect(owner, true)).json.gallery);
});

const at = () => `/api/x/guest-photos/projects/${project.id}`;
const collect = (who: Browser, on: boolean) => who.put(at(), { on });
const shoot = () => {
  shots += 1;
  return makeJpeg(shots, 300, 200);
};
const sendTo = (who: Browser, to: string, file: Buffer, more = '') =>
  who.send('POST', `/api/uploads/simple?gallery=${to}&filename=IMG_1.JPG${more}`, {
    body: new Uint8Array(file),
    headers: { 'Content-Type': 'application/octet-stream' },
  });
const add = async (who: Browser, file?: Buffer) => sendTo(who, gallery, file ?? (await shoot()));
const added = async (who: Browser) => String((await add(who)).json.id);
const draw = () =>
  sql(`update media set state = 'ready', version = 'v1', thumbnails_ready = true where event_id = $1`, [
    project.id,
  ]);
const board = async (part = 'waiting') =>
  (await owner.get(`${at()}?part=${part}`)).json as unknown as GuestBoard;
const decide = (who: Browser, medias: string[], to: string) => who.post(`${at()}/decisions`, { medias, to });
/** Adds a photograph that the studio then shows. */
const addedAndShown = async () => {
  const media = await added(guest);
  await draw();
  await decide(owner, [media], 'shown');
  return media;
};
const total = async (who: Browser) => (await who.get(`/galleries/${gallery}`)).json.total;
const own = (who: Browser) => who.get(`${at()}/own`);

describe('a photograph that a guest adds', () => {
  test('waits for the studio, and no one else sees it until it is shown', async () => {
    const media = await added(guest);
    await draw();
    const others = [guest, await enterClient(project)];
    for (const who of others) expect(await total(who)).toBe(0);
    expect(await total(owner)).toBe(1);
    expect((await board()).counts).toEqual({ waiting: 1, shown: 0, declined: 0 });
    expect((await decide(assistant, [media], 'shown')).status).toBe(204);
    for (const who of others) expect(await total(who)).toBe(1);
    expect((await board('shown')).photos.map((photo) => photo.media)).toEqual([media]);
    expect((await board()).counts).toEqual({ waiting: 0, shown: 1, declined: 0 });
  });

  test('has its sender’s name: a guest’s own, entered once, or the client’s', async () => {
    await guest.put(`${at()}/own`, { name: '  Dana Cohen ' });
    await added(guest);
    expect((await own(guest)).json).toEqual({
      name: 'Dana Cohen',
      sent: 1,
      waiting: 1,
      photos: [{ media: expect.any(String), name: 'IMG_1.JPG', src: null, shown: false }],
      left: PERSON_MOST - 1,
      largest: FILE_MOST_BYTES,
    });
    expect((await board()).photos[0]).toMatchObject({ by: 'Dana Cohen', name: 'IMG_1.JPG', gallery });
    expect((await guest.put(`${at()}/own`, { name: ' ' })).status).toBe(422);
    const other = await enterGuest(project);
    await added(other);
    expect((await board()).photos[0]?.by).toBeNull();
    expect((await own(other)).json).toMatchObject({ name: null, sent: 1 });
  });

  test('is declined into the trash, and comes back as waiting', async () => {
    const media = await added(guest);
    await draw();
    await decide(owner, [media], 'declined');
    expect((await board()).counts).toEqual({ waiting: 0, shown: 0, declined: 1 });
    expect((await board('declined')).photos.map((photo) => photo.media)).toEqual([media]);
    expect(await sql('select deleted_at is not null as gone from media where id = $1', [media])).toEqual([
      { gone: true },
    ]);
    expect((await decide(owner, [media], 'waiting')).status).toBe(204);
    expect((await board()).counts).toEqual({ waiting: 1, shown: 0, declined: 0 });
    expect(await total(guest)).toBe(0);
  });

  test('that was declined after it was shown comes back withdrawn, by the trash too, or is shown again', async () => {
    const media = await addedAndShown();
    await decide(owner, [media], 'declined');
    await sql('update media set deleted_at = null where id = $1', [media]);
    expect((await board()).counts).toEqual({ waiting: 1, shown: 0, declined: 0 });
    expect(await total(guest)).toBe(0);
    await decide(owner, [media], 'declined');
    expect((await decide(owner, [media], 'shown')).status).toBe(204);
    expect((await board()).counts).toEqual({ waiting: 0, shown: 1, declined: 0 });
    expect(await total(guest)).toBe(1);
  });

  test('is listed as declined while the trash keeps it, and not once its sender took it back', async () => {
    const [media, back] = [await added(guest), await added(guest)];
    await decide(owner, [media], 'declined');
    await guest.put(`${at()}/own`, { taken_back: [back] });
    expect((await board('declined')).photos.map((photo) => photo.media)).toEqual([media]);
    await sql(`update media set deleted_at = now() - interval '31 days' where id = $1`, [media]);
    expect((await board('declined')).photos).toEqual([]);
  });

  test('that the studio withdraws among its own photographs waits again', async () => {
    const media = await addedAndShown();
    await sql('update media set private = true where id = $1', [media]);
    expect((await board()).counts).toEqual({ waiting: 1, shown: 0, declined: 0 });
  });

  test('that was shown is taken back, or declined', async () => {
    const media = await addedAndShown();
    await decide(owner, [media], 'waiting');
    expect((await board()).counts).toEqual({ waiting: 1, shown: 0, declined: 0 });
    await decide(owner, [media], 'shown');
    await decide(owner, [media], 'declined');
    expect(await total(guest)).toBe(0);
    expect((await board()).counts).toEqual({ waiting: 0, shown: 0, declined: 1 });
  });

  test('a second time is refused with the reason, and restores nothing that the studio declined', async () => {
    const file = await shoot();
    const media = String((await add(guest, file)).json.id);
    await draw();
    const other = await enterGuest(project);
    const codes = async () =>
      Promise.all([guest, other].map(async (who) => (await add(who, file)).json.code));
    expect(await codes()).toEqual(['GUEST_PHOTO_KNOWN', 'GUEST_PHOTO_KNOWN']);
    await decide(owner, [media], 'shown');
    expect(await codes()).toEqual(['GUEST_PHOTO_KNOWN', 'GUEST_PHOTO_KNOWN']);
    await decide(owner, [media], 'declined');
    expect(await codes()).toEqual(['GUEST_PHOTO_REMOVED', 'GUEST_PHOTO_REMOVED']);
    expect((await own(guest)).json).toMatchObject({ sent: 1, waiting: 0 });
    expect((await board()).counts).toEqual({ waiting: 0, shown: 0, declined: 1 });
    expect(await sql('select id from media where gallery_id = $1 and deleted_at is null', [gallery])).toEqual(
      [],
    );
  });

  test('is refused where the studio itself had it in that gallery and removed it', async () => {
    const file = await shoot();
    const media = String((await sendTo(owner, gallery, file)).json.id);
    await sql('update media set private = true, deleted_at = now() where id = $1', [media]);
    expect((await add(guest, file)).json.code).toBe('GUEST_PHOTO_REMOVED');
    expect((await board()).counts.waiting).toBe(0);
  });

  test('is no cover and no part of a download before it is shown', async () => {
    await added(guest);
    await draw();
    const seen = (await guest.get(`/events/${project.id}`)).json as unknown as {
      galleries: { id: string; count: number }[];
    };
    expect(seen.galleries.find(({ id }) => id === gallery)?.count).toBe(0);
    await sql('update events set allow_downloads = true where id = $1', [project.id]);
    const client = await enterClient(project);
    const order = await client.post(`/events/${project.id}/downloads`, {
      scope: 'gallery',
      id: gallery,
      size: 'web',
    });
    expect(order.json.files ?? 0).toBe(0);
  });
});

describe('refused', () => {
  test('every other gallery, also of a project that collects photographs', async () => {
    const file = await shoot();
    for (const who of [guest, await enterClient(project)]) {
      const answer = await sendTo(who, project.gallery, file);
      expect([401, 403]).toContain(answer.status);
    }
    expect(await sql('select id from media where gallery_id = $1', [project.gallery])).toHaveLength(1);
  });

  test('people of other projects and studios, and strangers', async () => {
    const foreign = await makeProject(studio, { medias: 1 });
    const file = await shoot();
    const people = [await enterGuest(foreign), stranger, entriesOf(app).fresh()];
    for (const who of people) expect([401, 404]).toContain((await sendTo(who, gallery, file)).status);
    for (const who of people) {
      expect([401, 404]).toContain((await who.get(at())).status);
      expect([401, 404]).toContain((await collect(who, false)).status);
      expect([401, 404]).toContain((await own(who)).status);
    }
    expect((await board()).counts).toEqual({ waiting: 0, shown: 0, declined: 0 });
  });

  test('guests and clients who decide or turn it off', async () => {
    const media = await added(guest);
    for (const who of [guest, await enterClient(project)]) {
      expect([401, 403]).toContain((await decide(who, [media], 'shown')).status);
      expect([401, 403]).toContain((await collect(who, false)).status);
      expect([401, 403]).toContain((await who.get(at())).status);
    }
  });

  test('deciding about photographs of the studio, of other projects and of other studios', async () => {
    const media = await added(guest);
    expect((await decide(owner, [project.medias[0] ?? ''], 'declined')).status).toBe(404);
    const here = project;
    project = await makeProject(studio, { medias: 0 });
    expect((await decide(owner, [media], 'shown')).status).toBe(404);
    project = here;
    expect((await decide(stranger, [media], 'shown')).status).toBe(404);
    expect((await board()).counts).toEqual({ waiting: 1, shown: 0, declined: 0 });
  });

  test('a replacement, a file that is no photograph, and one that is too large', async () => {
    const file = await shoot();
    expect((await sendTo(guest, gallery, file, `&replaces=${project.medias[0]}`)).status).toBe(422);
    expect((await add(guest, Buffer.from('no photograph at all'))).json.code).toBe('NOT_A_PHOTOGRAPH');
    const large = await guest.send('POST', '/api/uploads', {
      headers: {
        'Tus-Resumable': '1.0.0',
        'Upload-Length': String(41 * 1024 * 1024),
        'Upload-Metadata': `filename ${btoa('a.jpg')},gallery ${btoa(gallery)}`,
      },
    });
    expect([large.status, large.json.code]).toEqual([413, 'FILE_TOO_LARGE']);
  });

  test('while it is off, in a closed project, in a paused studio, and in a gallery in the trash', async () => {
    const refused = async () => expect([401, 403, 404]).toContain((await add(guest)).status);
    const shown = async () =>
      ((await guest.get(`/events/${project.id}`)).json as { guest_gallery?: string }).guest_gallery;
    expect(await shown()).toBe(gallery);
    await collect(owner, false);
    expect(await shown()).toBeUndefined();
    await refused();
    expect((await collect(owner, true)).json.gallery).toBe(gallery);
    await sql('update events set archived_at = now() where id = $1', [project.id]);
    await refused();
    await sql('update events set archived_at = null where id = $1', [project.id]);
    await sql('update accounts set active = false where id = $1', [studio.account]);
    const paused = await add(guest);
    await sql('update accounts set active = true where id = $1', [studio.account]);
    expect(paused.json.code).toBe('GALLERY_PAUSED');
    await owner.delete(`/api/x/studio/projects/${project.id}/galleries/${gallery}`);
    expect(await shown()).toBeUndefined();
    await refused();
    expect(await sql('select id from guest_photos where event_id = $1', [project.id])).toEqual([]);
  });

  const tus = { 'Tus-Resumable': '1.0.0' };
  /** Announces a photograph of the guest; returns how to send its bytes. */
  const announce = async () => {
    const file = await shoot();
    const created = await guest.send('POST', '/api/uploads', {
      headers: {
        ...tus,
        'Upload-Length': String(file.length),
        'Upload-Metadata': `filename ${btoa('a.jpg')},gallery ${btoa(gallery)},sha256 ${btoa(sha256Of(file))}`,
      },
    });
    expect(created.status).toBe(201);
    const path = new URL(created.headers.get('location') ?? '', app.origin).pathname;
    const patch = (who: Browser, from = 0, to = file.length) =>
      who.send('PATCH', path, {
        headers: { ...tus, 'Upload-Offset': String(from), 'Content-Type': 'application/offset+octet-stream' },
        body: new Uint8Array(file.subarray(from, to)),
      });
    return { file, path, patch };
  };

  test('continuing an upload after the studio stopped collecting, and one whose last byte came before', async () => {
    const { file, path, patch } = await announce();
    expect((await patch(guest, 0, 100)).status).toBe(204);
    await collect(owner, false);
    expect((await patch(guest, 100)).status).toBe(404);
    const local = join(mkdtempSync(join(tmpdir(), 'keepers-guest-')), 'a.jpg');
    writeFileSync(local, file);
    expect(await ingestPhoto(basename(path), local)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await sql('select id from guest_photos where event_id = $1', [project.id])).toEqual([]);
  });

  test('continuing or removing the upload of another guest', async () => {
    const { path, patch } = await announce();
    for (const who of [await enterGuest(project), await enterClient(project), owner, stranger]) {
      expect([401, 403, 404]).toContain((await patch(who)).status);
      expect([401, 403, 404]).toContain((await who.send('DELETE', path, { headers: tus })).status);
    }
    expect((await patch(guest)).status).toBe(204);
    expect((await board()).counts.waiting).toBe(1);
  });

  test('more than one person may add, and more than a project takes, also by two at once', async () => {
    const fill = (count: number, grant: string | null) =>
      sql(
        `with grown as (insert into media (id, account_id, event_id, gallery_id, name, name_key, sha256, bytes, format, state, private, uploaded_at, created_at, updated_at)
           select gen_random_uuid(), $1, $2, $3, 'F', 'f', md5(random()::text), 1, 'jpeg', 'ready', true, now(), now(), now() from generate_series(1, $4::int) returning id)
         insert into guest_photos (id, account_id, event_id, media_id, grant_id, created_at, updated_at)
           select gen_random_uuid(), $1, $2, id, $5, now(), now() from grown`,
        [studio.account, project.id, gallery, count, grant],
      );
    await added(guest);
    const [first] = await sql<{ grant: string }>(
      'select grant_id as grant from guest_photos where event_id = $1',
      [project.id],
    );
    await fill(PERSON_MOST - 2, first?.grant ?? null);
    const both = await Promise.all([add(guest), add(guest), add(guest)]);
    expect(both.map(({ json }) => json.code).filter(Boolean)).toEqual([
      'OWN_PHOTOS_LIMIT',
      'OWN_PHOTOS_LIMIT',
    ]);
    expect((await own(guest)).json).toMatchObject({ sent: PERSON_MOST, left: 0 });
    await fill(PROJECT_MOST - PERSON_MOST, null);
    expect((await add(await enterGuest(project))).json.code).toBe('GUEST_PHOTOS_FULL');
  });
});

test('a guest’s photograph counts for the plan, and the plan’s limit refuses it', async () => {
  const limit = (most: number | null) =>
    sql('update subscriptions set max_photos_per_project = $2 where account_id = $1', [studio.account, most]);
  const [before] = await sql<{ most: number | null }>(
    'select max_photos_per_project as most from subscriptions where account_id = $1',
    [studio.account],
  );
  await limit(1);
  const refused = await add(guest);
  await limit(before?.most ?? null);
  expect(refused.json.code).toBe('PHOTO_LIMIT_REACHED');
});

test('the list of projects and Home count what is in the gallery, and say how many photographs wait', async () => {
  await draw();
  await added(guest);
  await added(guest);
  const { findProjectCard } = await import('@/modules/project/queries/projects-repo');
  const { listDrafts } = await import('@/modules/home/queries/cards');
  expect((await findProjectCard(project.id))?.photos).toBe(1);
  await sql('update events set published_at = null where id = $1', [project.id]);
  expect((await listDrafts(studio.account, 100)).find(({ id }) => id === project.id)?.photos).toBe(1);
  const { listWaiting, countWaiting } = await import('../queries');
  const { pool } = await import('@/core/db/pool');
  expect(
    (await countWaiting(pool(), { account: studio.account, events: [project.id] })).get(project.id),
  ).toBe(2);
  expect((await listWaiting(pool(), studio.account)).find(({ id }) => id === project.id)?.waiting).toBe(2);
});

test('guests add photographs on the studio’s own host, and on no other’s', async () => {
  const other = await makeStudio('Studio Boaz');
  await makeSite(studio.account, 'guesthost', { '': [] });
  await makeSite(other.account, 'elsewhere', { '': [] });
  const on = (name: string) => new Browser(app.origin, `${name}.localhost:${app.port}`);
  const there = await on('guesthost').enter(project.code, { guest: true });
  expect((await add(there)).status).toBe(201);
  expect((await own(there)).json).toMatchObject({ sent: 1 });
  const link = new URL((await board()).link);
  const pathOf = link.pathname + link.search;
  expect((await on('guesthost').page(pathOf)).status).toBe(303);
  const elsewhere = on('elsewhere');
  const within = `/events/${project.id}/cart`;
  for (const path of [
    pathOf,
    `/events/${project.id}${link.search}`,
    within + link.search,
    `${within}?c=${project.code}`,
  ]) {
    expect([401, 404]).toContain((await elsewhere.page(path)).status);
    expect([401, 404]).toContain((await elsewhere.get(`/events/${project.id}`)).status);
  }
  for (const [name, value] of guest.cookies) elsewhere.cookies.set(name, value);
  expect([401, 403, 404, 422]).toContain((await add(elsewhere)).status);
  expect((await board()).counts.waiting).toBe(1);
});
