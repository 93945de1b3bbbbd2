import { unpackPhotos } from '@media/rules/packed-photos';
import type { Browser } from '@root/tests/helpers/browser';
import {
  api,
  assistant,
  begin,
  client,
  entries,
  guest,
  idOf,
  ids,
  letters,
  owner,
  photos,
  project,
  second,
  sql,
  stranger,
  studio,
} from '@root/tests/helpers/photos-app';
import { makeMedia, makeProject } from '@root/tests/helpers/studio';
import { beforeAll, describe, expect, test } from 'vitest';

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

  test('is left out of lists, counts, covers, pictures, picks, sharing and downloads, except for the account', async () => {
    await sql(
      'update events set allow_sharing = true, allow_downloads = true, printselectiondone = true where id = $1',
      [project.id],
    );
    const address = await picture(client, idOf('a'));
    const card = `/events/${project.id}/medias/${idOf('a')}/card.jpg`;
    expect((await entries.fresh().get(card)).status).toBe(200);
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
    const body = { media: idOf('a'), product: project.products.Album, selected: true };
    expect((await client.post('/product_medias', body)).status).toBe(404);
    await sql('update events set printselectiondone = true where id = $1', [project.id]);
    const privacy = { hidden: true };
    expect(
      (await client.post(`/events/${project.id}/medias/${idOf('a')}/media_privacy`, privacy)).status,
    ).toBe(404);
    expect((await entries.fresh().get(card)).status).toBe(404);
    for (const wanted of [
      { scope: 'gallery', id: project.gallery, size: 'web' },
      { scope: 'media', id: idOf('a'), size: 'web' },
    ])
      expect((await client.post(`/events/${project.id}/downloads`, wanted)).status).toBe(404);
    expect((await client.get(`/events/${project.id}/medias/${idOf('a')}/download`)).status).toBe(404);
  });

  test('hides photographs moved or uploaded into it, and shows those moved out', async () => {
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

  test('hides photographs that arrive while it is being hidden', async () => {
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

  test('are renamed and sorted, also by two users at once', async () => {
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

  test('have a cover with a focal point; no photograph of another project', async () => {
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

  test('are deleted with their photographs, by the owner alone', async () => {
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

test('are not found by another account, a client or a guest', async () => {
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
