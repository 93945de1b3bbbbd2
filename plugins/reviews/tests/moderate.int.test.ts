import { beforeAll, describe, expect, test } from 'vitest';
import { countTrashFor, readTrash } from '@/modules/project/queries/read-trash';
import type { Browser } from '../../../tests/helpers/browser';
import { entriesOf, openGallery } from '../../../tests/helpers/entries';
import { makeProject, makeStudio, type Project } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';
import { notifyStudios } from '../operations/notify-studios';
import { SOCIAL } from './social-rating';

const app = await openTestApp();
const sql = sqlOf(app);
let project: Project;
let owner: Browser;
let client: Browser;
let stranger: Browser;

const WORDS = { content: 'Wonderful', rating: 4, reviewer_first_name: 'Noa', reviewer_last_name: 'Bar' };
const SETTINGS = '/api/x/studio/features/reviews/settings';
const list = async (query = '') => (await owner.get(`/api/x/reviews/reviews${query}`)).json;
const write = async (more = {}) =>
  String((await client.post(`/events/${project.id}/reviews`, { ...WORDS, ...more })).json.id);

beforeAll(async () => {
  ({ project, owner, client } = await openGallery(app));
  stranger = await entriesOf(app).owner(await makeStudio());
});

describe('publishing', () => {
  test.each([
    [true, true],
    [false, false],
    [1, true],
    [7, true],
    [0, false],
    [-1, false],
    ['1', true],
    ['0', false],
  ])('%j is public: %s', async (said, is) => {
    const [found] = await sql('select id from reviews where account_id = $1 limit 1', [project.account]);
    const id = found ? String(found.id) : await write();
    const { status, json } = await owner.put(`/reviews/${id}/publish`, { public: said });
    expect([status, json.public]).toEqual([200, is]);
  });

  test.each(['yes', null, 1.5, {}])('%j is neither', async (said) => {
    const id = await write();
    expect((await owner.put(`/reviews/${id}/publish`, { public: said })).status).toBe(422);
    await sql('delete from rates');
  });

  test('accepts a form as the page sends it', async () => {
    const id = await write();
    const form = { public: '1', _method: 'put' };
    const { status, json } = await owner.send('POST', `/reviews/${id}/publish`, { form });
    expect([status, json.public]).toEqual([200, true]);
  });

  test('is NOT_FOUND for another studio and for the author', async () => {
    const id = await write();
    expect((await stranger.put(`/reviews/${id}/publish`, { public: true })).status).toBe(404);
    expect((await stranger.delete(`/reviews/${id}`)).status).toBe(404);
    expect((await client.put(`/reviews/${id}/publish`, { public: true })).status).toBe(404);
    const [row] = await sql('select public, deleted_at from reviews where id = $1', [id]);
    expect(row).toEqual({ public: false, deleted_at: null });
  });
});

describe('in the trash', () => {
  test('a deleted review is listed for those who may restore it, for 30 days', async () => {
    const id = await write();
    const trash = async (account = project.account) => (await readTrash({ role: 'owner', account })).features;
    const count = () => countTrashFor({ role: 'assistant', account: project.account });
    const before = await count();
    await owner.delete(`/reviews/${id}`);
    expect(await count()).toBe(before + 1);
    const [found] = (await trash()).flatMap(({ items }) => items.filter((item) => item.id === id));
    expect(found).toMatchObject({ name: 'Noa Bar', about: WORDS.content });
    expect((await trash((await makeStudio()).account)).length).toBe(0);
    expect((await readTrash({ role: 'client', account: project.account })).features).toEqual([]);
    expect((await stranger.post(found?.restore ?? '')).status).toBe(404);
    expect((await owner.post(found?.restore ?? '')).status).toBe(200);
    expect(await count()).toBe(before);
    await sql(`update reviews set deleted_at = now() - interval '31 days' where id = $1`, [id]);
    expect(await count()).toBe(before);
    await sql('delete from rates');
  });
});

describe('a photograph beside a review', () => {
  const beside = async (id: string) => {
    const { reviews } = (await list()) as unknown as { reviews: { id: string; picture: unknown }[] };
    return reviews.find((one) => one.id === id)?.picture;
  };

  test('belongs to its project, is shown only if public, and can be removed', async () => {
    const id = await write();
    const path = `/api/x/reviews/reviews/${id}`;
    const [first, second] = project.medias as [string, string];
    await sql('update media set hidden = (id = $1) where event_id = $2', [second, project.id]);
    const { choices } = (await owner.get(`${path}/photographs`)).json as unknown as {
      choices: { id: string; src: string }[];
    };
    expect(choices.map((one) => one.id)).toContain(first);
    expect(choices.map((one) => one.id)).not.toContain(second);
    expect((await owner.put(`${path}/picture`, { media: first })).json).toEqual({ media: first });
    expect(await beside(id)).toMatchObject({ media: first, open: false });
    await sql(
      'update events set available_public = true, allow_sharing = true, published_at = now() where id = $1',
      [project.id],
    );
    expect(await beside(id)).toMatchObject({ open: true });
    expect((await owner.put(`${path}/picture`, { media: null })).status).toBe(200);
    expect(await beside(id)).toBeNull();
    await sql('update media set hidden = false');
    await sql('delete from rates');
  });

  test.each(['hidden', 'private', 'gallery_private'])(
    'that is %s is refused, as it is not offered',
    async (how) => {
      const id = await write();
      const path = `/api/x/reviews/reviews/${id}`;
      const [media] = project.medias;
      await sql(`update media set ${how} = true where id = $1`, [media]);
      const refused = await owner.put(`${path}/picture`, { media });
      expect([refused.status, refused.json.code, refused.json.errors]).toEqual([
        422,
        'INVALID_INPUT',
        { media: [expect.stringContaining('hidden')] },
      ]);
      expect(await beside(id)).toBeNull();
      await sql(`update media set ${how} = false where id = $1`, [media]);
      expect((await owner.put(`${path}/picture`, { media })).status).toBe(200);
      await sql('delete from rates');
    },
  );

  test('cannot come from another project, nor be chosen by another studio', async () => {
    const id = await write();
    const path = `/api/x/reviews/reviews/${id}`;
    const other = await makeProject(await makeStudio());
    for (const media of [other.medias[0], id])
      expect((await owner.put(`${path}/picture`, { media })).status).toBe(404);
    expect((await owner.put(`${path}/picture`, { media: 'nonsense' })).status).toBe(422);
    expect((await stranger.put(`${path}/picture`, { media: null })).status).toBe(404);
    expect((await stranger.get(`${path}/photographs`)).status).toBe(404);
    const brought = await owner.post('/events/-1/reviews.json', { ...SOCIAL, reviewer_id: 'pictured' });
    expect((await owner.get(`/api/x/reviews/reviews/${brought.json.id}/photographs`)).json).toEqual({
      choices: [],
    });
    await sql('delete from rates');
  });
});

test('average and count are exact over public reviews after every change', async () => {
  await sql('delete from reviews');
  await sql('delete from rates');
  const ids = [await write({ rating: 5 }), await write({ rating: 4 }), await write({ rating: 4 })];
  expect(await list()).toMatchObject({ average: null, counts: { all: 3, waiting: 3, public: 0 } });
  for (const id of ids) await owner.put(`/reviews/${id}/publish`, { public: true });
  expect(await list()).toMatchObject({ average: 13 / 3, counts: { all: 3, waiting: 0, public: 3 } });
  await owner.delete(`/reviews/${ids[0]}`);
  expect(await list()).toMatchObject({ average: 4, counts: { all: 2, public: 2 } });
  await owner.post(`/api/x/reviews/reviews/${ids[0]}/restore`);
  expect(await list()).toMatchObject({ average: 13 / 3, counts: { all: 3 } });
  expect((await list('?rating=5')).reviews).toHaveLength(1);
  expect((await list('?q=WONDER')).reviews).toHaveLength(3);
  expect((await list('?q=%25')).reviews).toHaveLength(0);
});

test('a reply is stored, changed and removed', async () => {
  const id = await write();
  const path = `/api/x/reviews/reviews/${id}/reply`;
  expect((await owner.put(path, { reply: ' Thank you! ' })).json).toEqual({ reply: 'Thank you!' });
  expect((await owner.put(path, { reply: '' })).json).toEqual({ reply: null });
  expect((await owner.put(path, { reply: 'x'.repeat(5001) })).status).toBe(422);
  expect((await stranger.put(path, { reply: 'Mine' })).status).toBe(404);
});

describe('the studio is mailed', () => {
  const notified = () =>
    sql<{ to: string; subject: string; text: string }>(
      `select "to", subject, text from mails where kind = 'reviews.new' and account_id = $1 order by created_at`,
      [project.account],
    );
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

  test('once about all reviews within an hour, by concurrent workers', async () => {
    await sql('delete from reviews');
    await sql('delete from rates');
    await write({ content: 'The first of them' });
    expect((await Promise.all([notifyStudios(), notifyStudios()])).reduce((a, b) => a + b)).toBe(1);
    expect(await notified()).toMatchObject([
      { subject: 'New review', text: expect.stringContaining('The first of them') },
    ]);
    await write({ content: 'Second' });
    const gone = await write({ content: 'Thought better of' });
    await sql('update reviews set deleted_at = now() where id = $1', [gone]);
    await write({ content: 'Third' });
    await owner.post('/events/-1/reviews.json', { ...SOCIAL, reviewer_id: 'no news' });
    expect(await notifyStudios(later(30))).toBe(0);
    expect(await notifyStudios(later(61))).toBe(1);
    const [, second] = await notified();
    expect(second?.subject).toBe('2 new reviews');
    expect(second?.text).toContain('Third');
    expect(second?.text).not.toMatch(/The first of them|Thought better of|ממליצה/);
    expect(await notifyStudios(later(200))).toBe(0);
  });

  test('about a flood with its number, and not with mails switched off', async () => {
    await sql('delete from reviews');
    await sql(`delete from mails where kind = 'reviews.new'`);
    await sql(
      `insert into reviews (id, account_id, content, rating, source, written_at)
       select gen_random_uuid(), $1, 'One of many', 1, 'site', now() from generate_series(1, 300)`,
      [project.account],
    );
    expect(await notifyStudios()).toBe(1);
    const [flood] = await notified();
    expect([flood?.subject, flood?.text]).toEqual(['300 new reviews', expect.stringContaining('295 more')]);
    await sql(`delete from mails where kind = 'reviews.new'`);
    await sql('delete from rates');
    await owner.put(SETTINGS, { settings: { mails: false } });
    await write();
    expect(await notifyStudios()).toBe(0);
    await owner.put(SETTINGS, { settings: { mails: true } });
    // Reviews that arrived while mails were off are not mailed later.
    expect([await notifyStudios(), await notified()]).toEqual([0, []]);
  });
});
