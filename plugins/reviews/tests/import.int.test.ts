import { beforeAll, describe, expect, test } from 'vitest';
import { KeepersError } from '@/core/errors/errors';
import { addReviewSources } from '@/core/features/review-sources';
import type { Browser } from '../../../tests/helpers/browser';
import { openGallery } from '../../../tests/helpers/entries';
import type { Project } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';
import { SOCIAL } from './social-rating';

const app = await openTestApp();
const sql = sqlOf(app);
let project: Project;
let owner: Browser;
let client: Browser;

beforeAll(async () => {
  ({ project, owner, client } = await openGallery(app));
});

describe('a rating from a social page', () => {
  const path = '/events/-1/reviews.json';
  test('is imported once: a second import keeps content and publication state', async () => {
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

  test('imported by ten concurrent calls is stored once', async () => {
    const one = { ...SOCIAL, reviewer_id: '2002' };
    const all = await Promise.all(Array.from({ length: 10 }, () => owner.post(path, one)));
    expect(new Set(all.map(({ json }) => json.id)).size).toBe(1);
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test.each([{ rating: 9 }, { created_at: 'yesterday' }, { created_at: '9999-01-01' }, { reviewer_id: '' }])(
    'with %j is refused',
    async (wrong) => {
      expect((await owner.post(path, { ...SOCIAL, ...wrong })).status).toBe(422);
    },
  );

  test('from a client is refused with 401', async () => {
    expect((await client.post(path, SOCIAL)).status).toBe(401);
  });
});

test('a table is imported without its invalid lines, and a second import changes nothing', async () => {
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

test('a source’s reviews are imported; invalid ones are listed', async () => {
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
  expect((await owner.post('/api/x/reviews/sources/elsewhere', {})).json).toMatchObject({ known: 1 });
  expect((await owner.post('/api/x/reviews/sources/nowhere', {})).status).toBe(404);
  expect(await sql(`select raw from reviews where source = 'elsewhere'`)).toEqual([
    { raw: { recommends: true } },
  ]);
});

test('a failing source is reported by its own message, or by its name; the others still work', async () => {
  const failing = (id: string, error: Error) => ({
    id,
    label: 'reviews.title',
    read: async () => {
      throw error;
    },
  });
  addReviewSources('tests', [
    failing('closed', new KeepersError('REFUSED', { reason: 'The page is closed.' })),
    failing('broken', new Error('ECONNRESET at 10.0.0.1')),
  ]);
  const said = async (id: string) => (await owner.post(`/api/x/reviews/sources/${id}`, {})).json;
  expect(await said('closed')).toMatchObject({ errors: { base: ['The page is closed.'] } });
  const broken = await said('broken');
  expect([broken.code, JSON.stringify(broken)]).toEqual(['REFUSED', expect.stringMatching(/Reviews/)]);
  expect(JSON.stringify(broken)).not.toContain('ECONNRESET');
});

test('the studio reads its sources, the address of its wall, and which sites may embed it', async () => {
  const places = async () => (await owner.get('/api/x/reviews/places')).json;
  expect(await places()).toMatchObject({
    wall: null,
    sources: expect.arrayContaining([{ id: 'closed', label: 'Reviews' }]),
  });
  await sql(`update accounts set site_name = 'walled' where id = $1`, [project.account]);
  await sql(`update brands set embed_sites = 'https://a.example https://b.example' where account_id = $1`, [
    project.account,
  ]);
  const origin = `http://walled.localhost:${app.port}`;
  expect((await places()).wall).toMatchObject({
    address: `${origin}/reviews`,
    frame: `${origin}/reviews/frame`,
    sites: ['https://a.example', 'https://b.example'],
  });
  expect((await client.get('/api/x/reviews/places')).status).toBe(401);
});
