import { beforeAll, describe, expect, test } from 'vitest';
import { type StudioPhoto, unpackPhotos } from '@/domain/packed-photos';
import { createGallery } from '@/server/operations/manage-project';
import { Browser } from '../helpers/browser';
import { doorsOf } from '../helpers/doors';
import { openHouse, sqlOf } from '../helpers/house';
import { startWeb } from '../helpers/start-web';
import {
  eventOf,
  makeMedia,
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type Studio,
} from '../helpers/studio';

const house = await openHouse();
const sql = sqlOf(house);
const doors = doorsOf(house);
let studio: Studio;
let owner: Browser;
let assistant: Browser;
let stranger: Browser;
let client: Browser;
let guest: Browser;
let project: Project;
let second: string;
let names: Record<string, string>;

const api = () => `/api/x/studio/projects/${project.id}`;
const photos = (verb: string, body: object, who = owner) => who.post(`${api()}/photos/${verb}`, body);
const idOf = (name: string) => names[name] as string;
const ids = (text: string) => text.split('').map(idOf);

/** What a gallery holds, in its order, by the letters its photographs are called. */
async function letters(gallery = project.gallery, who = owner): Promise<string> {
  const answer = await who.get(`/api/x/studio/galleries/${gallery}/photos`);
  return unpackPhotos(String(answer.json.packed))
    .map(({ name }: StudioPhoto) => name[0])
    .join('');
}

beforeAll(async () => {
  await startWeb(house);
  studio = await makeStudio();
  owner = await doors.owner(studio);
  const helper = await makeUser({ account: studio.account, role: 'assistant' });
  assistant = await new Browser(house.origin).signIn(helper.email, PASSWORD);
  stranger = await doors.owner(await makeStudio());
});

/** A project with photographs a to f in its first gallery, and a second gallery. */
async function begin(): Promise<void> {
  project = await makeProject(studio, { medias: 0, options: { sort_by: 'manual' } });
  second = (await createGallery(await eventOf(project.id), { name: 'Second' })).id;
  names = {};
  const place = { account: studio.account, event: project.id, gallery: project.gallery };
  for (const name of 'abcdef') names[name] = await makeMedia(place, `${name}.jpg`);
  client = await doors.client(project);
  guest = await doors.guest(project);
}

describe('photographs put in order', () => {
  beforeAll(begin);

  test('go before another, several in the order they were given, and to the end', async () => {
    expect(await letters()).toBe('abcdef');
    expect((await photos('place', { medias: ids('e'), to: project.gallery, before: idOf('b') })).status).toBe(
      200,
    );
    expect(await letters()).toBe('aebcdf');
    await photos('place', { medias: ids('fa'), to: project.gallery, before: idOf('c') });
    expect(await letters()).toBe('ebfacd');
    await photos('place', { medias: ids('e'), to: project.gallery, before: null });
    expect(await letters()).toBe('bfacde');
    await photos('place', { medias: ids('cd'), to: project.gallery, before: idOf('b') });
    expect(await letters()).toBe('cdbfae');
  });

  test('only those that move are written, however long the gallery is', async () => {
    await sql(`update media set updated_at = '2020-01-01' where event_id = $1`, [project.id]);
    await photos('place', { medias: ids('e'), to: project.gallery, before: idOf('d') });
    const touched = await sql<{ name: string }>(
      `select name from media where event_id = $1 and updated_at > '2020-01-02'`,
      [project.id],
    );
    expect(touched.map(({ name }) => name)).toEqual(['e.jpg']);
  });

  test('of one place get places of their own first', async () => {
    await sql('update media set position = 7 where event_id = $1', [project.id]);
    const was = await letters();
    await photos('place', {
      medias: [idOf(was[5] as string)],
      to: project.gallery,
      before: idOf(was[1] as string),
    });
    expect(await letters()).toBe(`${was[0]}${was[5]}${was.slice(1, 5)}`);
  });

  test('by two people at once are all where each put them', async () => {
    await begin();
    // Each moves its own; whatever the order they come in, nothing is lost and each stands before what it was put before.
    await Promise.all([
      photos('place', { medias: ids('f'), to: project.gallery, before: idOf('b') }),
      photos('place', { medias: ids('e'), to: project.gallery, before: idOf('a') }, assistant),
      photos('place', { medias: ids('c'), to: second, before: null }, assistant),
      ...Array.from({ length: 12 }, (_, nr) =>
        photos('place', { medias: ids('d'), to: project.gallery, before: nr % 2 ? idOf('a') : null }),
      ),
    ]);
    const now = await letters();
    expect(now.split('').sort().join('')).toBe('abdef');
    expect(now).toContain('fb');
    expect(now.replace('d', '')).toContain('ea');
    expect(await letters(second)).toBe('c');
  });

  test('make the order the one by hand, beginning with what was seen; all galleries keep theirs', async () => {
    await begin();
    await photos('place', { medias: ids('ef'), to: second });
    await sql(`update events set sort_by = '-name' where id = $1`, [project.id]);
    expect([await letters(), await letters(second)]).toEqual(['dcba', 'fe']);
    const move = { medias: ids('a'), to: project.gallery, before: idOf('c') };
    expect((await photos('place', { ...move, seen: 'name' })).status).toBe(409);
    expect((await photos('place', { ...move, seen: '-name' })).json.sort_by).toBe('manual');
    expect([await letters(), await letters(second)]).toEqual(['dacb', 'fe']);
    expect(await sql('select sort_by::text as sort_by from events where id = $1', [project.id])).toEqual([
      { sort_by: 'manual' },
    ]);
  });

  test('are refused what cannot be: before themselves, before what is elsewhere, into somebody else’s gallery', async () => {
    const to = project.gallery;
    expect((await photos('place', { medias: ids('ab'), to, before: idOf('a') })).status).toBe(422);
    expect((await photos('place', { medias: ids('a'), to, before: idOf('e') })).status).toBe(409);
    const other = await makeProject(studio, { medias: 1 });
    expect((await photos('place', { medias: ids('a'), to: other.gallery })).status).toBe(404);
    expect((await photos('place', { medias: other.medias, to })).status).toBe(404);
    expect((await photos('place', { medias: [], to })).status).toBe(422);
  });
});

describe('photographs moved to another gallery', () => {
  beforeAll(begin);

  test('keep their picks, and their order stays the project’s', async () => {
    const wish = { media: idOf('b'), product: project.products.Album, selected: true };
    expect((await client.post('/product_medias', wish)).status).toBe(200);
    const done = await photos('place', { medias: ids('cb'), to: second });
    expect(done.json).toMatchObject({ moved: ids('cb'), left: [] });
    expect([await letters(), await letters(second)]).toEqual(['adef', 'cb']);
    const kept = await client.get(`/events/${project.id}/products`);
    expect(JSON.stringify(kept.json)).toContain(idOf('b'));
    const rail = (await owner.get(`${api()}/galleries`)).json.galleries as unknown as { count: number }[];
    expect(rail.map(({ count }) => count)).toEqual([4, 2]);
  });

  test('stay where the same bytes are there already, and change places with a twin in the trash', async () => {
    const twin = 'a'.repeat(64);
    await sql('update media set sha256 = $2 where id = any($1::uuid[])', [[idOf('a')], twin]);
    await sql('update media set sha256 = $2 where id = any($1::uuid[])', [[idOf('c')], twin]);
    expect((await photos('place', { medias: ids('ad'), to: second })).json).toMatchObject({
      moved: ids('d'),
      left: ids('a'),
    });
    await photos('trash', { medias: ids('c') });
    expect((await photos('place', { medias: ids('a'), to: second })).json).toMatchObject({ moved: ids('a') });
    await photos('restore', { medias: ids('c') });
    expect([await letters(), await letters(second)]).toEqual(['cef', 'bda']);
  });
});

describe('photographs in the trash', () => {
  beforeAll(begin);
  const total = async (who: Browser) => (await who.get(`/galleries/${project.gallery}`)).json.total;

  test('are nobody’s, and come back with picks and place', async () => {
    const wish = { media: idOf('c'), product: project.products.Album, selected: true };
    await client.post('/product_medias', wish);
    const refused = await photos('trash', { medias: ids('bc') });
    expect([refused.status, refused.json.code]).toEqual([422, 'PICKS_WOULD_BE_LOST']);
    expect(await letters()).toBe('abcdef');
    expect((await photos('trash', { medias: ids('bc'), with_picks: true })).json).toEqual({
      changed: ids('bc'),
    });
    expect([await letters(), await total(client), await total(guest)]).toEqual(['adef', 4, 4]);
    const there = unpackPhotos(String((await owner.get(`${api()}/photos/trash`)).json.packed));
    expect(there.map(({ name }) => name[0]).sort()).toEqual(['b', 'c']);
    expect(there[0]?.deleted_at).toMatch(/^20/);
    expect((await photos('restore', { medias: ids('bc') })).json).toEqual({ changed: ids('bc'), over: [] });
    expect(await letters()).toBe('abcdef');
    const back = unpackPhotos(
      String(
        (await owner.get(`/api/x/studio/galleries/${project.gallery}/photos?ids=${idOf('c')}`)).json.packed,
      ),
    );
    expect(back).toMatchObject([{ name: 'c.jpg', picks: 1 }]);
  });

  test('cannot be brought back after thirty days, nor where the plan has no room', async () => {
    await photos('trash', { medias: ids('d') });
    await sql(`update media set deleted_at = now() - interval '31 days' where id = $1`, [idOf('d')]);
    expect((await photos('restore', { medias: ids('d') })).status).toBe(404);
    await photos('trash', { medias: ids('e') });
    await sql('update subscriptions set max_photos_per_project = 4 where account_id = $1', [studio.account]);
    expect((await photos('restore', { medias: ids('e') })).json.code).toBe('PHOTO_LIMIT_REACHED');
    await sql('update subscriptions set max_photos_per_project = null where account_id = $1', [
      studio.account,
    ]);
    expect((await photos('restore', { medias: ids('e') })).status).toBe(200);
  });
});

test('a photograph that was refused is tried again, where there is room, and no other is', async () => {
  await begin();
  expect((await photos('retry', { medias: ids('ab') })).status).toBe(404);
  await sql(
    `update media set state = 'refused', refusal_code = 'PHOTO_NOT_DRAWN', draw_tries = 6 where id = $1`,
    [idOf('a')],
  );
  await sql('update subscriptions set max_photos_per_project = 5 where account_id = $1', [studio.account]);
  expect((await photos('retry', { medias: ids('a') })).json.code).toBe('PHOTO_LIMIT_REACHED');
  await sql('update subscriptions set max_photos_per_project = null where account_id = $1', [studio.account]);
  expect((await photos('retry', { medias: ids('ab') })).json).toEqual({ changed: ids('a') });
  expect(
    await sql('select state::text as state, refusal_code, draw_tries from media where id = $1', [idOf('a')]),
  ).toEqual([{ state: 'processing', refusal_code: null, draw_tries: null }]);
  const jobs = await sql(`select 1 from pgboss.job where name = 'media.derive' and data->>'media' = $1`, [
    idOf('a'),
  ]);
  expect(jobs).toHaveLength(1);
});

describe('photographs hidden or withdrawn together', () => {
  beforeAll(begin);
  const seen = async (who: Browser) => (await who.get(`/galleries/${project.gallery}`)).json.total;

  test('are out of what guests, and everybody, see; and only what changed is said', async () => {
    expect((await photos('hide', { medias: ids('ab'), hidden: true })).json.changed).toHaveLength(2);
    expect((await photos('hide', { medias: ids('abc'), hidden: true })).json.changed).toEqual(ids('c'));
    expect([await seen(client), await seen(guest)]).toEqual([6, 3]);
    expect((await photos('withdraw', { medias: ids('cd'), private: true })).json.changed).toHaveLength(2);
    expect([await seen(client), await seen(guest)]).toEqual([4, 2]);
    await photos('hide', { medias: ids('abc'), hidden: false });
    await photos('withdraw', { medias: ids('cd'), private: false });
    expect([await seen(client), await seen(guest)]).toEqual([6, 6]);
  });
});

describe('a hidden gallery', () => {
  beforeAll(begin);
  const picture = async (who: Browser, media: string) => {
    const list = (await who.get(`/galleries/${project.gallery}`)).json.medias as unknown as {
      id: string;
      urlS: string;
    }[];
    return list.find(({ id }) => id === media)?.urlS ?? '';
  };
  const listed = async (who: Browser) =>
    ((await who.get(`/events/${project.id}`)).json.galleries as unknown as { name: string; count: number }[])
      .length;

  test('is out of lists, counts, covers, pictures, picks, sharing and downloads for everybody but the account', async () => {
    await sql(
      'update events set allow_sharing = true, allow_downloads = true, printselectiondone = true where id = $1',
      [project.id],
    );
    const address = await picture(client, idOf('a'));
    const card = `/events/${project.id}/medias/${idOf('a')}/card.jpg`;
    expect((await doors.fresh().get(card)).status).toBe(200);
    expect((await client.get(address)).status).toBe(200);
    expect([await listed(client), await listed(guest), await listed(owner)]).toEqual([2, 2, 2]);
    const order = await client.post(`/events/${project.id}/downloads`, { scope: 'all', size: 'web' });
    expect(order.status).toBe(202);

    const hidden = await owner.put(`${api()}/galleries/${project.gallery}`, { private: true });
    expect(hidden.status).toBe(200);
    expect([await listed(client), await listed(guest), await listed(owner)]).toEqual([1, 1, 2]);
    for (const who of [client, guest]) {
      const there = await who.get(`/galleries/${project.gallery}`);
      const nowhere = await who.get('/galleries/0199aaaa-0000-7000-8000-000000000000');
      expect([there.status, there.text]).toEqual([404, nowhere.text]);
      expect((await who.get(`/galleries/${project.gallery}/shapes`)).status).toBe(404);
      expect((await who.get(`/events/${project.id}`)).json.cover).toBeNull();
    }
    await expect.poll(async () => (await client.get(address)).status).toBe(404);
    expect((await owner.get(await picture(owner, idOf('a')))).status).toBe(200);
    await sql('update events set printselectiondone = false where id = $1', [project.id]);
    const wish = { media: idOf('a'), product: project.products.Album, selected: true };
    expect((await client.post('/product_medias', wish)).status).toBe(404);
    await sql('update events set printselectiondone = true where id = $1', [project.id]);
    const privacy = { hidden: true };
    expect(
      (await client.post(`/events/${project.id}/medias/${idOf('a')}/media_privacy`, privacy)).status,
    ).toBe(404);
    expect((await doors.fresh().get(card)).status).toBe(404);
    for (const wanted of [
      { scope: 'gallery', id: project.gallery, size: 'web' },
      { scope: 'media', id: idOf('a'), size: 'web' },
    ])
      expect((await client.post(`/events/${project.id}/downloads`, wanted)).status).toBe(404);
    expect((await client.get(`/events/${project.id}/medias/${idOf('a')}/download`)).status).toBe(404);
  });

  test('hides what is put into it or uploaded, and gives back what is taken out', async () => {
    const place = { account: studio.account, event: project.id, gallery: project.gallery };
    const late = await makeMedia(place, 'g.jpg');
    const privately = (id: string) => sql('select gallery_private as p from media where id = $1', [id]);
    expect(await privately(late)).toEqual([{ p: true }]);
    await photos('place', { medias: ids('a'), to: second });
    expect(await privately(idOf('a'))).toEqual([{ p: false }]);
    expect((await client.get(`/galleries/${second}`)).json.total).toBe(1);
    await owner.put(`${api()}/galleries/${project.gallery}`, { private: false });
    expect(await privately(late)).toEqual([{ p: false }]);
    expect([await listed(client), (await client.get(`/galleries/${project.gallery}`)).json.total]).toEqual([
      2, 6,
    ]);
  });

  test('hides what arrives in the moment it is hidden', async () => {
    const place = { account: studio.account, event: project.id, gallery: project.gallery };
    await Promise.all([
      ...'hijk'.split('').map((name) => makeMedia(place, `${name}.jpg`)),
      owner.put(`${api()}/galleries/${project.gallery}`, { private: true }),
      photos('place', { medias: ids('a'), to: project.gallery }),
      ...'lmno'.split('').map((name) => makeMedia(place, `${name}.jpg`)),
    ]);
    const open = await sql('select 1 from media where gallery_id = $1 and not gallery_private', [
      project.gallery,
    ]);
    expect(open).toEqual([]);
  });
});

describe('galleries', () => {
  beforeAll(begin);
  const order = async () =>
    ((await owner.get(`${api()}/galleries`)).json.galleries as unknown as { name: string }[]).map(
      ({ name }) => name,
    );

  test('are renamed, put in order, and by two people at once', async () => {
    await owner.put(`${api()}/galleries/${project.gallery}`, { name: ' First ' });
    const third = (await owner.post(`${api()}/galleries`, { name: 'Third' })).json.id as unknown as string;
    expect(await order()).toEqual(['First', 'Second', 'Third']);
    await Promise.all([
      owner.put(`${api()}/galleries/${third}/place`, { before: project.gallery }),
      assistant.put(`${api()}/galleries/${project.gallery}/place`, { before: null }),
    ]);
    const now = await order();
    expect([...now].sort()).toEqual(['First', 'Second', 'Third']);
    expect([now[2], now.indexOf('Third') < 2]).toEqual(['First', true]);
    expect((await owner.put(`${api()}/galleries/${third}/place`, { before: idOf('a') })).status).toBe(409);
    expect((await owner.put(`${api()}/galleries/${third}`, { name: ' ' })).json.errors).toHaveProperty(
      'name',
    );
  });

  test('have a cover and what must stay in sight of it; no photograph of another project', async () => {
    const focal = { x: 0.25, y: 0.1 };
    expect((await owner.put(`${api()}/photos/${idOf('b')}/focal`, { focal })).status).toBe(200);
    expect((await owner.put(`${api()}/galleries/${project.gallery}`, { cover: idOf('b') })).status).toBe(200);
    expect((await owner.put(`${api()}/cover`, { cover: idOf('b') })).status).toBe(200);
    const view = (await guest.get(`/events/${project.id}`)).json as unknown as {
      cover: { id: string; focal: object };
      galleries: { id: string; cover?: { id: string; focal: object } }[];
    };
    expect(view.cover).toMatchObject({ id: idOf('b'), focal });
    expect(view.galleries.find(({ id }) => id === project.gallery)?.cover).toMatchObject({
      id: idOf('b'),
      focal,
    });
    // Hidden from guests, it is no cover for them either.
    await photos('hide', { medias: ids('b'), hidden: true });
    const less = (await guest.get(`/events/${project.id}`)).json as unknown as typeof view;
    expect(less.cover.id).not.toBe(idOf('b'));
    expect(less.galleries.some(({ cover }) => cover)).toBe(false);
    const other = await makeProject(studio, { medias: 1 });
    for (const path of [`${api()}/cover`, `${api()}/galleries/${project.gallery}`])
      expect((await owner.put(path, { cover: other.medias[0] })).status).toBe(422);
    expect((await owner.put(`${api()}/photos/${idOf('b')}/focal`, { focal: { x: 2, y: 0 } })).status).toBe(
      422,
    );
    expect((await owner.put(`${api()}/photos/${other.medias[0]}/focal`, { focal })).status).toBe(404);
  });

  test('go to the trash with everything in them, and only the owner may', async () => {
    await client.post('/product_medias', {
      media: idOf('c'),
      product: project.products.Album,
      selected: true,
    });
    await photos('trash', { medias: ids('f') });
    const address = `${api()}/galleries/${project.gallery}`;
    expect((await assistant.delete(address)).status).toBe(403);
    const gone = await owner.delete(address);
    expect(gone.status).toBe(200);
    expect((await client.get(`/galleries/${project.gallery}`)).status).toBe(404);
    expect((await owner.delete(address)).status).toBe(404);
    const deleted = (await owner.get(`${api()}/deleted-galleries`)).json.galleries as unknown as object[];
    expect(deleted).toMatchObject([{ id: project.gallery, photos: 5 }]);
    expect((await assistant.post(`${address}/restore`)).status).toBe(403);
    expect((await owner.post(`${address}/restore`)).status).toBe(200);
    // What was deleted before is still deleted; the picks are back.
    expect(await letters()).toBe('abcde');
    const kept = (await owner.get(`/api/x/studio/galleries/${project.gallery}/photos?ids=${idOf('c')}`)).json;
    expect(unpackPhotos(String(kept.packed))).toMatchObject([{ picks: 1 }]);
  });
});

test('none of it is there for another account, a client or a guest', async () => {
  await begin();
  const asks: [string, string, object?][] = [
    ['GET', `/api/x/studio/galleries/${project.gallery}/photos`],
    ['GET', `${api()}/photos/trash`],
    ['GET', `${api()}/photos/names`],
    ['GET', `${api()}/photos/${idOf('a')}/about`],
    ['POST', `${api()}/photos/place`, { medias: ids('a'), to: second }],
    ['POST', `${api()}/photos/hide`, { medias: ids('a'), hidden: true }],
    ['POST', `${api()}/photos/withdraw`, { medias: ids('a'), private: true }],
    ['POST', `${api()}/photos/trash`, { medias: ids('a') }],
    ['PUT', `${api()}/photos/${idOf('a')}/focal`, { focal: null }],
    ['PUT', `${api()}/cover`, { cover: idOf('a') }],
    ['PUT', `${api()}/galleries/${second}`, { private: true }],
    ['PUT', `${api()}/galleries/${second}/place`, { before: null }],
    ['DELETE', `${api()}/galleries/${second}`],
  ];
  for (const [method, path, json] of asks) {
    expect([path, (await stranger.send(method, path, { json })).status]).toEqual([path, 404]);
    expect([path, (await client.send(method, path, { json })).status]).toEqual([path, 403]);
    expect([path, (await guest.send(method, path, { json })).status]).toEqual([path, 401]);
  }
  expect([await letters(), await letters(second)]).toEqual(['abcdef', '']);
});
