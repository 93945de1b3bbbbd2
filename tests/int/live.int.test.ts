import { beforeAll, describe, expect, test } from 'vitest';
import { publishProject } from '@/modules/project/operations/manage-project';
import { aSecond } from '../helpers/a-second';
import { Browser } from '../helpers/browser';
import { LiveLine } from '../helpers/live-line';
import { startOther } from '../helpers/start-other';
import { startWeb } from '../helpers/start-web';
import {
  eventOf,
  makeMedia,
  makeProject,
  makeStudio,
  PASSWORD,
  type Project,
  type Studio,
} from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
/** Another web process over the same database. */
let elsewhere: string;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  elsewhere = (await startOther(app)).origin;
}, 120_000);

const body = (project: Project, n: number, selected = true) => ({
  media: project.medias[n],
  product: project.products.Album,
  selected,
});
const there = () => new Browser(elsewhere);
const here = () => new Browser(app.origin);

describe('over two web processes', () => {
  test('at the last free place, twenty at once, ten on each: exactly one wins', async () => {
    const project = await makeProject(studio, { products: { Album: 3 }, medias: 22 });
    const [near, far] = [await here().enter(project.code), await there().enter(project.code)];
    for (const n of [0, 1]) expect((await near.post('/product_medias', body(project, n))).status).toBe(200);
    await far.token();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? near : far).post('/product_medias', body(project, 2 + i)),
      ),
    );
    expect(answers.filter((a) => a.status === 200).map((a) => a.json.count)).toEqual([3]);
    expect(answers.filter((a) => a.status === 422)).toHaveLength(19);
    const rows = await sql('select 1 from product_medias where product_id = $1', [project.products.Album]);
    expect(rows).toHaveLength(3);
  });

  test('a pick in one process reaches the other within a second, and the other way round', async () => {
    const project = await makeProject(studio);
    const [near, far] = [await here().enter(project.code), await there().enter(project.code)];
    const line = await LiveLine.open(far, project.id);
    const at = Date.now();
    await near.post('/product_medias', body(project, 0));
    const pick = await line.next('pick');
    expect(Date.now() - at).toBeLessThan(aSecond());
    expect(pick.data).toEqual({
      product: project.products.Album,
      media: project.medias[0],
      selected: true,
      count: 1,
      picked_by: null,
    });
    const back = await LiveLine.open(near, project.id);
    await far.post('/product_medias', body(project, 0, false));
    expect((await back.after(pick.id, 'pick')).data).toMatchObject({ selected: false, count: 0 });
    await line.close();
    await back.close();
  });

  test.each(['first', 'repeated'] as const)(
    'a %s connection gets the last state of a photograph, and none before it',
    async (which) => {
      const project = await makeProject(studio);
      const near = await here().enter(project.code);
      // Another line shows that this process has the picks: one that comes late would be live, not a state.
      const watching = await LiveLine.open(near, project.id);
      for (const selected of [true, false, true]) {
        await near.post('/product_medias', body(project, 0, selected));
        expect((await watching.next('pick')).data).toMatchObject({ selected });
      }
      await watching.close();
      const line = await LiveLine.open(near, project.id, which === 'first' ? undefined : '0');
      expect((await line.next('pick')).data).toMatchObject({ media: project.medias[0], selected: true });
      await near.post('/product_medias', body(project, 1));
      expect((await line.next('pick')).data).toMatchObject({ media: project.medias[1], selected: true });
      await line.close();
    },
  );

  test('a grant of one is valid in the other, and completing reaches both', async () => {
    const project = await makeProject(studio);
    const near = await here().enter(project.code);
    const far = there();
    for (const [name, value] of near.cookies) far.cookies.set(name, value);
    const line = await LiveLine.open(far, project.id);
    await near.put(`/events/${project.id}`, { event: { printselectiondone: true } });
    expect((await line.next('completion')).data).toMatchObject({ printselectiondone: true });
    expect((await far.post('/product_medias', body(project, 0))).status).toBe(409);
    await line.close();
  });

  test('twenty at once at the last place, ten on each: one wins', async () => {
    const project = await makeProject(studio, { products: { Album: 2 }, medias: 21 });
    const [near, far] = [await here().enter(project.code), await there().enter(project.code)];
    await near.post('/product_medias', body(project, 20));
    await Promise.all([near.token(), far.token()]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? near : far).post('/product_medias', body(project, i))),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, ...Array(19).fill(422)]);
    expect(await sql('select 1 from product_medias where event_id = $1', [project.id])).toHaveLength(2);
  });

  test('a picture withdrawn in one process is gone in the other within a second', async () => {
    const project = await makeProject(studio);
    const far = await there().enter(project.code);
    const list = (await far.get(`/galleries/${project.gallery}`)).json;
    const picture = (list.medias as unknown as { urlS: string }[])[0]?.urlS ?? '';
    expect((await far.get(picture)).status).toBe(200);
    await sql('update media set private = true where id = $1', [project.medias[0]]);
    await expect
      .poll(async () => (await far.get(picture)).status, { timeout: aSecond(), interval: 20 })
      .toBe(404);
  });

  test('signing out in one process ends the session in the other', async () => {
    const near = await here().signIn(studio.ownerEmail, PASSWORD);
    const far = there();
    for (const [name, value] of near.cookies) far.cookies.set(name, value);
    const project = await makeProject(studio);
    expect((await far.get(`/events/${project.id}`)).status).toBe(200);
    await near.delete('/users/sign_out');
    expect((await far.get(`/events/${project.id}`)).status).toBe(401);
  });
});

describe('a lost connection', () => {
  test('resumes after the last id it received, without a gap', async () => {
    const project = await makeProject(studio, { medias: 6 });
    const client = await here().enter(project.code);
    const line = await LiveLine.open(client, project.id);
    await client.post('/product_medias', body(project, 0));
    const received = await line.next('pick');
    await line.close();
    for (const n of [1, 2, 3]) await client.post('/product_medias', body(project, n));
    const again = await LiveLine.open(client, project.id, received.id);
    const missed = [
      await again.after(received.id, 'pick'),
      await again.next('pick'),
      await again.next('pick'),
    ];
    expect(missed.map((m) => m.data.media)).toEqual(project.medias.slice(1, 4));
    await client.post('/product_medias', body(project, 4));
    expect((await again.next('pick')).data.media).toBe(project.medias[4]);
    await again.close();
  });

  test('with an invalid last id is a new stream', async () => {
    const project = await makeProject(studio);
    const client = await here().enter(project.code);
    for (const id of ['abc', '-1', '9'.repeat(40), "1' or 1=1"]) {
      const line = await LiveLine.open(client, project.id, id);
      await line.close();
    }
  });
});

describe('who receives what', () => {
  test('a guest receives new photographs, not picks', async () => {
    const project = await makeProject(studio);
    const guest = await here().enter(project.code, { guest: true });
    const client = await here().enter(project.code);
    const [deaf, line] = [await LiveLine.open(guest, project.id), await LiveLine.open(client, project.id)];
    await client.post('/product_medias', body(project, 0));
    await line.next('pick');
    const place = { account: project.account, event: project.id, gallery: project.gallery };
    const media = await makeMedia(place, 'NEW.JPG');
    await sql(`insert into event_changes (event_id, kind, data) values ($1, 'media', $2)`, [
      project.id,
      JSON.stringify({ gallery: project.gallery, media, state: 'ready' }),
    ]);
    await sql(`select pg_notify('keepers_live', $1)`, [project.id]);
    expect((await line.next('media')).data.media).toBe(media);
    expect((await deaf.next()).event).toBe('media');
    await deaf.close();
    await line.close();
  });

  test('strangers get the same answer as for any other address', async () => {
    const project = await makeProject(studio);
    const other = await here().enter((await makeProject(studio)).code);
    expect((await here().get(`/events/${project.id}/live`)).status).toBe(401);
    const [theirs, nothing] = [
      await other.get(`/events/${project.id}/live`),
      await other.get('/events/0199aaaa-0000-7000-8000-000000000000/live'),
    ];
    expect([theirs.status, theirs.text]).toEqual([404, nothing.text]);
  });

  test('no message identifies a person beyond the name they entered', async () => {
    const project = await makeProject(studio);
    const client = await here().enter(project.code);
    const line = await LiveLine.open(client, project.id);
    await client.post('/product_medias', body(project, 0));
    expect(Object.keys((await line.next('pick')).data).sort()).toEqual([
      'count',
      'media',
      'picked_by',
      'product',
      'selected',
    ]);
    await line.close();
  });

  test.each([
    [
      'their grant is revoked',
      async (p: Project) =>
        void (await sql('update grants set revoked_at = now() where event_id = $1', [p.id])),
    ],
    ['the project is closed', async (p: Project) => void (await publishProject(await eventOf(p.id), false))],
    [
      'the project is deleted',
      async (p: Project) => void (await sql('update events set deleted_at = now() where id = $1', [p.id])),
    ],
    [
      'their grant is over',
      async (p: Project) =>
        void (await sql(`update grants set expires_at = now() where event_id = $1`, [p.id])),
    ],
  ])('the stream ends within a second when %s', async (_why, work) => {
    const project = await makeProject(studio);
    const lines = [
      await LiveLine.open(await here().enter(project.code), project.id),
      await LiveLine.open(await there().enter(project.code), project.id),
    ];
    const at = Date.now();
    await work(project);
    for (const line of lines) {
      expect((await line.next()).event).toBe('end');
      await line.ended();
    }
    expect(Date.now() - at).toBeLessThan(aSecond());
  });
});

test('a LISTEN connection that is cut reconnects, and no change in between is lost', async () => {
  const project = await makeProject(studio);
  const client = await here().enter(project.code);
  const line = await LiveLine.open(client, project.id);
  const list = (await client.get(`/galleries/${project.gallery}`)).json;
  const picture = (list.medias as unknown as { urlS: string }[])[0]?.urlS ?? '';
  await sql(`select pg_terminate_backend(pid) from pg_stat_activity
              where application_name = 'keepers-listen' and datname = current_database()`);
  await sql('update media set private = true where id = $1', [project.medias[1]]);
  await client.post('/product_medias', body(project, 0));
  expect((await line.next('pick', 5000)).data.media).toBe(project.medias[0]);
  // Pictures are closed while the LISTEN connection is down, and open again after the cache was reloaded.
  await expect.poll(async () => (await client.get(picture)).status, { timeout: 5000 }).toBe(200);
  expect((await client.get(picture.replace(project.medias[0] ?? '', project.medias[1] ?? ''))).status).toBe(
    404,
  );
  await line.close();
});
