import { beforeAll, describe, expect, test } from 'vitest';
import { addReviewSources } from '@/server/reviews/review-sources';
import type { Browser } from '../../../tests/helpers/browser';
import { doorsOf, openGallery } from '../../../tests/helpers/doors';
import { openHouse, sqlOf } from '../../../tests/helpers/house';
import { makeStudio, type Project } from '../../../tests/helpers/studio';

const house = await openHouse();
const sql = sqlOf(house);
let project: Project;
let owner: Browser;
let client: Browser;
let stranger: Browser;

const WORDS = { content: 'Wonderful', rating: 4, reviewer_first_name: 'Noa', reviewer_last_name: 'Bar' };
const SOCIAL = {
  page: '112233',
  content: 'ממליצה בחום',
  created_at: '2016-05-04T10:00:00+0000',
  rating: 5,
  reviewer_name: 'רות כהן',
  reviewer_id: '1001',
};
const list = async (query = '') => (await owner.get(`/api/x/reviews/reviews${query}`)).json;
const write = async (more = {}) =>
  String((await client.post(`/events/${project.id}/reviews`, { ...WORDS, ...more })).json.id);

beforeAll(async () => {
  ({ project, owner, client } = await openGallery(house));
  stranger = await doorsOf(house).owner(await makeStudio());
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

  test('takes a form as the page sends it', async () => {
    const id = await write();
    const form = { public: '1', _method: 'put' };
    const { status, json } = await owner.send('POST', `/reviews/${id}/publish`, { form });
    expect([status, json.public]).toEqual([200, true]);
  });

  test('is not another studio’s, nor its writer’s: to them it is not there', async () => {
    const id = await write();
    expect((await stranger.put(`/reviews/${id}/publish`, { public: true })).status).toBe(404);
    expect((await stranger.delete(`/reviews/${id}`)).status).toBe(404);
    expect((await client.put(`/reviews/${id}/publish`, { public: true })).status).toBe(404);
    const [row] = await sql('select public, deleted_at from reviews where id = $1', [id]);
    expect(row).toEqual({ public: false, deleted_at: null });
  });
});

test('average and count are exact over what is public, and follow every change', async () => {
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

test('an answer is kept, changed and taken away', async () => {
  const id = await write();
  const path = `/api/x/reviews/reviews/${id}/reply`;
  expect((await owner.put(path, { reply: ' Thank you! ' })).json).toEqual({ reply: 'Thank you!' });
  expect((await owner.put(path, { reply: '' })).json).toEqual({ reply: null });
  expect((await owner.put(path, { reply: 'x'.repeat(5001) })).status).toBe(422);
  expect((await stranger.put(path, { reply: 'Mine' })).status).toBe(404);
});

describe('a rating from a social page', () => {
  const path = '/events/-1/reviews.json';
  test('is brought once, and stays where it was put', async () => {
    const first = await owner.post(path, SOCIAL);
    expect([first.status, first.json]).toEqual([
      201,
      expect.objectContaining({
        created_at: '2016-05-04T10:00:00.000Z',
        reviewer_name: 'רות כהן',
        public: false,
      }),
    ]);
    await owner.put(`/reviews/${first.json.id}/publish`, { public: 1 });
    const again = await owner.post(path, { ...SOCIAL, content: 'changed' });
    expect([again.status, again.json]).toMatchObject([
      200,
      { id: first.json.id, content: SOCIAL.content, public: true },
    ]);
    await owner.delete(`/reviews/${first.json.id}`);
    await owner.post(path, SOCIAL);
    expect(
      await sql('select deleted_at is not null as gone from reviews where reviewer_id = $1', ['1001']),
    ).toEqual([{ gone: true }]);
    expect((await owner.post(path, { ...SOCIAL, created_at: '2017-01-01' })).status).toBe(201);
  });

  test('by ten at once is one', async () => {
    const one = { ...SOCIAL, reviewer_id: '2002' };
    const all = await Promise.all(Array.from({ length: 10 }, () => owner.post(path, one)));
    expect(new Set(all.map(({ json }) => json.id)).size).toBe(1);
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test.each([{ rating: 9 }, { created_at: 'yesterday' }, { created_at: '9999-01-01' }, { reviewer_id: '' }])(
    'refuses %j',
    async (wrong) => {
      expect((await owner.post(path, { ...SOCIAL, ...wrong })).status).toBe(422);
    },
  );

  test('is the studio’s own to bring', async () => {
    expect((await client.post(path, SOCIAL)).status).toBe(401);
  });
});

test('a table goes in but for its broken lines, and a second time changes nothing', async () => {
  const text =
    '\ufeffDate;Stars;Name;Review\n2024-02-03;5;Tal;"Great; really"\n2024-02-04;11;Gil;Too many\nnever;4;Dan;No day\n2024-02-05;4;Ella;\n';
  expect((await owner.post('/api/x/reviews/table', { text })).json).toEqual({
    imported: 2,
    known: 0,
    refused: [3, 4],
  });
  expect((await owner.post('/api/x/reviews/table', { text })).json).toMatchObject({ imported: 0, known: 2 });
  expect((await owner.post('/api/x/reviews/table', { text: 'nothing here' })).json.code).toBe('NOT_A_TABLE');
});

test('a source brings what stands there; what is no review is named', async () => {
  const read = async () => [
    {
      reviewer_id: 'a',
      reviewer_name: 'A',
      rating: 5,
      content: 'Yes',
      created_at: '2025-01-01T00:00:00Z',
      raw: { recommends: true },
    },
    { reviewer_id: 'b', reviewer_name: 'B', rating: 50, content: 'No', created_at: '2025-01-01T00:00:00Z' },
  ];
  addReviewSources('tests', [{ id: 'elsewhere', label: 'reviews.title', read }]);
  expect((await owner.post('/api/x/reviews/sources/elsewhere', {})).json).toEqual({
    imported: 1,
    known: 0,
    refused: [2],
  });
  expect((await owner.post('/api/x/reviews/sources/nowhere', {})).status).toBe(404);
  expect(await sql(`select raw from reviews where source = 'elsewhere'`)).toEqual([
    { raw: { recommends: true } },
  ]);
});
