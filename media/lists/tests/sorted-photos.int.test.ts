import type { Browser } from '@root/tests/helpers/browser';
import {
  api,
  assistant,
  begin,
  client,
  guest,
  idOf,
  ids,
  letters,
  owner,
  photos,
  project,
  second,
  sql,
  studio,
} from '@root/tests/helpers/photos-app';
import { makeProject } from '@root/tests/helpers/studio';
import { beforeAll, describe, expect, test } from 'vitest';
import { unpackPhotos } from '../../rules/packed-photos';

describe('sorted photographs', () => {
  beforeAll(begin);

  test('move before another, several in the given order, and to the end', async () => {
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

  test('only moved rows are written, in a gallery of any length', async () => {
    await sql(`update media set updated_at = '2020-01-01' where event_id = $1`, [project.id]);
    await photos('place', { medias: ids('e'), to: project.gallery, before: idOf('d') });
    const touched = await sql<{ name: string }>(
      `select name from media where event_id = $1 and updated_at > '2020-01-02'`,
      [project.id],
    );
    expect(touched.map(({ name }) => name)).toEqual(['e.jpg']);
  });

  test('with equal positions are renumbered first', async () => {
    await sql('update media set position = 7 where event_id = $1', [project.id]);
    const was = await letters();
    await photos('place', {
      medias: [idOf(was[5] as string)],
      to: project.gallery,
      before: idOf(was[1] as string),
    });
    expect(await letters()).toBe(`${was[0]}${was[5]}${was.slice(1, 5)}`);
  });

  test('moved by two users at once are all where each put them', async () => {
    await begin();
    // Each moves its own; in whatever order they arrive, nothing is lost and each is before its target.
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

  test('switch the project to manual order, starting from the displayed one, in all galleries', async () => {
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

  test('are refused impossible moves: before themselves, before one elsewhere, into a foreign gallery', async () => {
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

  test('keep their picks and the project’s order', async () => {
    const body = { media: idOf('b'), product: project.products.Album, selected: true };
    expect((await client.post('/product_medias', body)).status).toBe(200);
    const done = await photos('place', { medias: ids('cb'), to: second });
    expect(done.json).toMatchObject({ moved: ids('cb'), left: [] });
    expect([await letters(), await letters(second)]).toEqual(['adef', 'cb']);
    const kept = await client.get(`/events/${project.id}/products`);
    expect(JSON.stringify(kept.json)).toContain(idOf('b'));
    const rail = (await owner.get(`${api()}/galleries`)).json.galleries as unknown as { count: number }[];
    expect(rail.map(({ count }) => count)).toEqual([4, 2]);
  });

  test('stay if the target has the same bytes, and replace a duplicate in the trash', async () => {
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

  test('are visible to no one, and return with picks and position', async () => {
    const body = { media: idOf('c'), product: project.products.Album, selected: true };
    await client.post('/product_medias', body);
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

  test('cannot be restored after thirty days, nor beyond the plan’s limit', async () => {
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

test('a refused photograph is processed again within the plan’s limit, and no other', async () => {
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

  test('disappear for guests or for everyone, and only changed rows are published', async () => {
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
