import { originalKey } from '@media/pictures/address';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GalleryList } from '@/core/wire';
import { aSecond } from '../helpers/a-second';
import { startWeb } from '../helpers/start-web';
import { openTestApp, sqlOf } from '../helpers/test-app';
import { makeWorld, PEOPLE, type Person, type World } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
let world: World;

beforeAll(async () => {
  await startWeb(app);
  world = await makeWorld(app);
});

const HOLDERS: Person[] = ['guest', 'client', 'assistant', 'owner', 'operator'];

async function listOf(person: Person): Promise<GalleryList> {
  return (await world.people[person].get(`/galleries/${world.project.gallery}`))
    .json as unknown as GalleryList;
}

const addressesOf = async (person: Person, media: string) => {
  const found = (await listOf(person)).medias.find((one) => one.id === media);
  return found ? [found.urlS, found.medium, found.big] : [];
};

describe('a list of photographs', () => {
  test('lists what each role may see; hidden and withdrawn photographs only for the studio', async () => {
    const { hidden, withdrawn, project } = world;
    const seen = Object.fromEntries(
      await Promise.all(HOLDERS.map(async (p) => [p, (await listOf(p)).medias.map((m) => m.id)])),
    );
    const staff = [...project.medias, hidden, withdrawn].sort();
    expect(seen.guest?.sort()).toEqual([...project.medias].sort());
    expect(seen.client?.sort()).toEqual([...project.medias, hidden].sort());
    for (const person of ['assistant', 'owner', 'operator']) expect(seen[person]?.sort()).toEqual(staff);
  });

  test.each(HOLDERS)(
    'counts for %s what it lists, on the page, in keys and in the project',
    async (person) => {
      const list = await listOf(person);
      const { json } = await world.people[person].get(`/events/${world.project.id}`);
      const counts = (json.galleries as unknown as { count: number }[]).map((gallery) => gallery.count);
      expect([list.total, Object.keys(list.medias_keys).length, counts]).toEqual([
        list.medias.length,
        list.medias.length,
        [list.medias.length],
      ]);
      expect(Object.values(list.medias_keys).sort()).toEqual(list.medias.map((_, i) => i));
    },
  );
});

describe('a picture', () => {
  test.each(HOLDERS)('opens for %s, whose list contains it, and for no other person', async (holder) => {
    const media = world.project.medias[0] as string;
    for (const address of await addressesOf(holder, media)) {
      for (const person of PEOPLE) {
        const { status, text } = await world.people[person].get(address);
        expect([address, person, status, text.includes(media)]).toEqual([
          address,
          person,
          person === holder ? 200 : 404,
          person === holder,
        ]);
      }
    }
  });

  test('that is hidden or withdrawn does not open by its id in another picture’s address', async () => {
    const own = world.project.medias[0] as string;
    for (const [person, media] of [
      ['guest', world.hidden],
      ['guest', world.withdrawn],
      ['client', world.withdrawn],
    ] as const) {
      for (const address of await addressesOf(person, own)) {
        expect([person, (await world.people[person].get(address.replace(own, media))).status]).toEqual([
          person,
          404,
        ]);
      }
    }
  });

  test('of another project does not open with a token of this one', async () => {
    const { project, other, people } = world;
    const own = project.medias[0] as string;
    const [address = ''] = await addressesOf('owner', own);
    const their = address
      .replace(project.id, other.project.id)
      .replace(own, other.project.medias[0] as string);
    expect((await people.owner.get(their)).status).toBe(404);
    expect((await people["another account's owner"].get(their)).status).toBe(404);
    const mixed = address.replace(own, other.project.medias[0] as string);
    expect((await people.owner.get(mixed)).status).toBe(404);
  });

  test('with a changed token does not open, and causes no server error', async () => {
    const media = world.project.medias[0] as string;
    const [address = ''] = await addressesOf('client', media);
    const [path = '', token = ''] = address.split('?k=');
    const bent = [
      path,
      `${path}?k=`,
      `${path}?k=${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${path}?k=${token.replace(/^g1/, 'u1')}`,
      `${path}?k=${token.replace(/\.\d+\./, '.99999.')}`,
      `${path.replace('s300', 's301')}?k=${token}`,
      `${path.replace('s300', '../s300')}?k=${token}`,
      `${path.replace('/v1/', '/v2/')}?k=${token}`,
      `${path.replace('/v1/', '/..%2f..%2f/')}?k=${token}`,
      `${path}%00?k=${token}`,
    ];
    for (const one of bent) expect([one, (await world.people.client.get(one)).status]).toEqual([one, 404]);
    expect((await world.people.client.post(`${path}?k=${token}`, {})).status).not.toBe(200);
  });

  test('that is withdrawn, hidden or deleted is gone within a second', async () => {
    const media = world.project.medias[1] as string;
    const asked = { guest: await addressesOf('guest', media), client: await addressesOf('client', media) };
    const expectSoon = (person: 'guest' | 'client', status: number) =>
      expect
        .poll(async () => (await world.people[person].get(asked[person][0] ?? '')).status, {
          timeout: aSecond(),
          interval: 20,
        })
        .toBe(status);
    await sql('update media set hidden = true where id = $1', [media]);
    await expectSoon('guest', 404);
    await expectSoon('client', 200);
    await sql('update media set private = true where id = $1', [media]);
    await expectSoon('client', 404);
    await sql('update media set private = false, hidden = false where id = $1', [media]);
    await expectSoon('guest', 200);
    await sql('update media set deleted_at = now() where id = $1', [media]);
    await expectSoon('client', 404);
    await sql('update media set deleted_at = null where id = $1', [media]);
    await expectSoon('client', 200);
  });

  test('of a session that was signed out is gone within a second', async () => {
    const media = world.project.medias[0] as string;
    const { people } = world;
    const [address = ''] = await addressesOf('assistant', media);
    const cookie = people.assistant.cookie;
    expect((await people.assistant.get(address)).status).toBe(200);
    expect((await people.assistant.delete('/users/sign_out')).status).toBe(200);
    const again = () => fetch(`${app.origin}${address}`, { headers: { Cookie: cookie } });
    await expect.poll(async () => (await again()).status, { timeout: aSecond(), interval: 20 }).toBe(404);
  });

  test('answers ranges, HEAD and a repeated request, and is never cached by proxies', async () => {
    const [address = ''] = await addressesOf('client', world.project.medias[0] as string);
    const { client } = world.people;
    const whole = await client.get(address);
    expect(whole.headers.get('cache-control')).toMatch(/^private,.*immutable/);
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    const part = await client.get(address, { headers: { Range: 'bytes=0-3' } });
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([
      206,
      whole.text.slice(0, 4),
      `bytes 0-3/${whole.text.length}`,
    ]);
    expect((await client.get(address, { headers: { Range: 'bytes=99999-' } })).status).toBe(416);
    const known = await client.get(address, {
      headers: { 'If-None-Match': whole.headers.get('etag') ?? '' },
    });
    expect([known.status, known.text]).toEqual([304, '']);
    const head = await client.send('HEAD', address);
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(whole.text.length),
    ]);
  });
});

describe('an original', () => {
  test('has no address', async () => {
    const [row] = await sql<{ sha256: string }>('select sha256 from media where id = $1', [
      world.project.medias[0],
    ]);
    const key = originalKey(world.project.account, row?.sha256 ?? '');
    const media = world.project.medias[0] as string;
    const guesses = [
      `/${key}`,
      `/media/${key}`,
      `/storage/${key}`,
      `/.data/storage/${key}`,
      `/p/${world.project.id}/${media}/v1/original.jpg`,
      `/p/../${key}`,
      `/p/%2e%2e/${key}`,
      `/api/uploads/${row?.sha256}`,
      `/events/${world.project.id}/medias/${media}/original`,
    ];
    for (const person of PEOPLE) {
      for (const path of guesses) {
        const { status, text } = await world.people[person].get(path);
        expect([person, path, status >= 400 && status < 500, text.includes(`photograph ${media}`)]).toEqual([
          person,
          path,
          true,
          false,
        ]);
      }
    }
  });
});
