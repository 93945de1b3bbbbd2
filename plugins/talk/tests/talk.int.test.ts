import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../tests/helpers/browser';
import { makeInvitation } from '../../../tests/helpers/invitation';
import { LiveLine } from '../../../tests/helpers/live-line';
import { makeProject, makeStudio } from '../../../tests/helpers/studio';
import { COMMENTS_MOST } from '../operations/add-comment';
import {
  at,
  client,
  enters,
  entersAsGuest,
  fresh,
  guest,
  headOf,
  heads,
  idOf,
  MARKS,
  other,
  owner,
  ownerOf,
  photo,
  project,
  read,
  say,
  sql,
  studio,
} from './world';

describe('a comment', () => {
  test('is stored with its drawings as numbers, and readable by all clients and the studio', async () => {
    const media = await photo();
    const said = await say(client, media, { text: ' <b>the scratch</b>\u202e ', marks: MARKS });
    expect(said.status).toBe(201);
    const [mine] = (await read(client, media)).comments;
    expect(mine).toMatchObject({
      text: '<b>the scratch</b>',
      marks: MARKS,
      mine: true,
      studio: false,
      earlier: false,
    });
    expect((await read(other, media)).comments).toMatchObject([
      { mine: false, fresh: true, removable: false },
    ]);
    expect((await read(owner, media)).comments).toMatchObject([{ mine: false, removable: true }]);
  });

  test.each<[string, object]>([
    ['nothing', { text: '' }],
    ['nothing but spaces and controls', { text: ' \u0000\n\u202e ' }],
    ['too many characters', { text: 'x'.repeat(2001) }],
    ['an invalid id', { id: 'one' }],
    ['markup as a drawing', { marks: ['<svg onload=alert(1)>'] }],
    ['another kind', { marks: [{ kind: 'image', href: 'x' }] }],
    ['a point beyond the picture', { marks: [{ kind: 'stroke', size: 1, points: [0.1, 1.1] }] }],
    ['half a point', { marks: [{ kind: 'stroke', size: 1, points: [0.1, 0.2, 0.3] }] }],
    ['another size', { marks: [{ kind: 'stroke', size: 9, points: [0.1, 0.1] }] }],
    ['a stroke that is too long', { marks: [{ kind: 'stroke', size: 1, points: Array(802).fill(0.5) }] }],
    [
      'too many points in all',
      { marks: Array(4).fill({ kind: 'stroke', size: 1, points: Array(800).fill(0.5) }) },
    ],
    ['too many drawings', { marks: Array(13).fill(MARKS[1]) }],
    ['a circle that is too large', { marks: [{ kind: 'circle', size: 1, x: 0.5, y: 0.5, r: 0.7 }] }],
    ['no number', { marks: [{ kind: 'circle', size: 1, x: 'NaN', y: 0.5, r: 0.1 }] }],
  ])('of %s is refused, and nothing is kept', async (_what, body) => {
    const media = await photo();
    expect((await say(client, media, body)).status).toBe(422);
    expect(await sql('select 1 from talk_comments where media_id = $1', [media])).toEqual([]);
  });

  test('may be a drawing alone', async () => {
    const media = await photo();
    expect((await say(client, media, { text: '', marks: MARKS })).status).toBe(201);
  });

  test('sent twice is stored once; another person’s id answers 404', async () => {
    const media = await photo();
    const id = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => say(client, media, { id })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await read(client, media)).comments).toHaveLength(1);
    expect((await say(other, media, { id })).status).toBe(404);
    expect((await say(owner, media, { id })).status).toBe(404);
  });

  test('names its author: sets an unknown name once; the studio has its own', async () => {
    const media = await photo();
    const nameless = await enters(project);
    await say(nameless, media, { name: ' Maya\nGal ' });
    await say(nameless, media, { name: 'Another Name' });
    await say(owner, media);
    expect((await read(client, media)).comments.map(({ name, studio: by }) => [name, by])).toEqual([
      ['Maya Gal', false],
      ['Maya Gal', false],
      ['Olga', true],
    ]);
  });

  test('belongs to the client on every device that opened the personal link', async () => {
    const media = await photo();
    const link = await makeInvitation(project, 'Dana');
    const [phone, laptop] = [fresh(), fresh()];
    await phone.get(link);
    await laptop.get(link);
    const said = await say(phone, media);
    expect((await read(laptop, media)).comments).toMatchObject([{ mine: true, name: 'Dana' }]);
    expect((await laptop.send('DELETE', `${at()}/comments/${idOf(said)}`)).status).toBe(204);
  });

  test('is refused with a reason after the maximum', async () => {
    const media = await photo();
    await say(client, media);
    await sql(
      `insert into talk_comments (id, account_id, event_id, media_id, text)
       select gen_random_uuid(), account_id, event_id, media_id, 'more' from talk_comments, generate_series(2, $2::int) where media_id = $1`,
      [media, COMMENTS_MOST],
    );
    const { status, json } = await say(client, media);
    expect([status, json.code]).toEqual([422, 'REFUSED']);
    expect(JSON.stringify(json.errors)).toContain(String(COMMENTS_MOST));
  });

  test('is rate-limited per person', async () => {
    const media = await photo();
    const [loud, calm] = [await enters(project), await enters(project)];
    expect((await say(loud, media)).status).toBe(201);
    await sql('update rates set count = count + 200');
    const { status, headers } = await say(loud, media);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await say(calm, media)).status).toBe(201);
    await sql('delete from rates');
  });

  test('is sent to open pages, never to guests, and in a private gallery to the account alone', async () => {
    const quiet = await makeProject(studio);
    const [media, secret] = quiet.medias as [string, string];
    const speak = (who: Browser, of: string) =>
      who.post(`${at(quiet)}/photographs/${of}/comments`, { id: randomUUID(), text: 'Lovely' });
    const [bride, groom, uncle] = [await enters(quiet), await enters(quiet), await entersAsGuest(quiet)];
    const open = (who: Browser) => LiveLine.open(who, quiet.id);
    const [clients, owners, guests] = [await open(groom), await open(owner), await open(uncle)];
    await speak(bride, media);
    const { id, data } = await clients.next('talk');
    expect(data).toEqual({ media, gallery: quiet.gallery });
    await owners.after('0', 'talk');
    await sql('update galleries set private = true where id = $1', [quiet.gallery]);
    await speak(owner, secret);
    const withheld = await owners.after(id, 'talk');
    expect(withheld.data).toMatchObject({ media: secret });
    await sql('update galleries set private = false where id = $1', [quiet.gallery]);
    await speak(owner, media);
    expect((await clients.after(withheld.id, 'talk')).data).toMatchObject({ media });
    await expect(guests.next('talk', 300)).rejects.toThrow();
    for (const line of [clients, owners, guests]) line.stop.abort();
  });
});

describe('without access', () => {
  test('guests, strangers, other projects and other studios are refused by every endpoint, and change nothing', async () => {
    const media = await photo();
    const comment = idOf(await say(client, media));
    const elsewhere = await makeProject(studio);
    const stranger = await ownerOf(await makeStudio());
    const neighbour = await enters(elsewhere);
    const entries: [string, string, object?][] = [
      ['GET', `${at()}/threads`],
      ['GET', `${at()}/photographs/${media}/thread`],
      ['POST', `${at()}/photographs/${media}/comments`, { id: randomUUID(), text: 'x' }],
      ['POST', `${at()}/photographs/${media}/seen`, {}],
      ['DELETE', `${at()}/comments/${comment}`],
      ['POST', `${at()}/comments/${comment}/restore`, {}],
      ['GET', `${at()}/board`],
      ['POST', `${at()}/board/seen`, { medias: [media] }],
      ['PUT', `${at()}/photographs/${media}/resolved`, { resolved: true }],
    ];
    const ask = async (who: Browser) => {
      const heard: number[] = [];
      for (const [method, path, json] of entries) heard.push((await who.send(method, path, { json })).status);
      return heard;
    };
    expect(await ask(guest)).toEqual(entries.map(() => 401));
    expect(await ask(fresh())).toEqual(entries.map(() => 401));
    expect(await ask(neighbour)).toEqual(entries.map(() => 404));
    expect(await ask(stranger)).toEqual(entries.map(() => 404));
    expect((await ask(other)).slice(4)).toEqual([404, 404, 403, 403, 403]);
    expect(await sql('select removed_at from talk_comments where id = $1', [comment])).toEqual([
      { removed_at: null },
    ]);
  });

  test('a photograph of another project, in the trash or withdrawn answers 404; one hidden from guests does not', async () => {
    const elsewhere = await makeProject(studio);
    const [gone, secret, hidden] = [
      await photo(),
      await photo({ private: true }),
      await photo({ hidden: true }),
    ];
    await sql('update media set deleted_at = now() where id = $1', [gone]);
    for (const media of [elsewhere.medias[0] as string, gone, secret, randomUUID(), 'none']) {
      expect((await say(client, media)).status).toBe(404);
      expect((await client.get(`${at()}/photographs/${media}/thread`)).status).toBe(404);
      expect((await client.post(`${at()}/photographs/${media}/seen`, {})).status).toBe(404);
    }
    expect((await say(client, hidden)).status).toBe(201);
    expect((await say(owner, secret)).status).toBe(201);
    expect(await headOf(client, secret)).toBeUndefined();
    expect(await headOf(owner, secret)).toMatchObject({ count: 1 });
  });

  test('comments of a withdrawn photograph are readable by the studio alone', async () => {
    const media = await photo();
    const comment = idOf(await say(client, media));
    await sql('update media set private = true where id = $1', [media]);
    expect(await headOf(client, media)).toBeUndefined();
    expect((await client.send('DELETE', `${at()}/comments/${comment}`)).status).toBe(404);
    expect((await read(owner, media)).comments).toHaveLength(1);
  });

  test('with comments switched off, existing ones stay readable and the studio may still answer', async () => {
    const media = await photo();
    await say(client, media);
    const set = (comments: boolean) =>
      owner.send('PUT', '/api/x/studio/features/talk/settings', { json: { settings: { comments } } });
    expect((await set(false)).status).toBe(200);
    expect((await heads(client)).open).toBe(false);
    expect((await say(client, media)).status).toBe(403);
    expect((await read(client, media)).comments).toHaveLength(1);
    expect((await heads(owner)).open).toBe(true);
    expect((await say(owner, media)).status).toBe(201);
    await set(true);
  });
});
