import { makeProject } from '@root/tests/helpers/studio';
import { guest, picks, setting, sql, studio } from '@root/tests/helpers/two-clients';
import { describe, expect, test } from 'vitest';

describe('a pick', () => {
  test('at the last free place, twenty at once from two clients: exactly one wins', async () => {
    const { project, first, second, body } = await setting({ products: { Album: 4 }, medias: 24 });
    for (const n of [0, 1, 2]) expect((await first.post('/product_medias', body(n))).status).toBe(200);
    await second.token();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? first : second).post('/product_medias', body(3 + i, 'Album', true)),
      ),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    const refused = answers.filter((a) => a.status === 422);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.json).toEqual({
      code: 'SELECTION_LIMIT_REACHED',
      errors: { base: ['can select up to 4 photos for Album'] },
    });
    expect(await picks(project.products.Album)).toHaveLength(4);
  });

  test('twenty equal requests write one pick, and one answer reports it as new', async () => {
    const { project, first, second, body } = await setting();
    await Promise.all([first.token(), second.token()]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? first : second).post('/product_medias', body(0, 'Album', true)),
      ),
    );
    expect(answers.map((a) => a.status)).toEqual(Array(20).fill(200));
    expect(answers.filter((a) => a.json.created)).toHaveLength(1);
    expect(new Set(answers.map((a) => a.json.count))).toEqual(new Set([1]));
    expect(new Set(answers.map((a) => JSON.stringify(a.json.product_media))).size).toBe(1);
    expect(await picks(project.products.Album)).toHaveLength(1);
  });

  test('without a state it toggles; with one it sets that state', async () => {
    const { first, body } = await setting();
    const states = [];
    for (const selected of [undefined, undefined, undefined, true, false, false]) {
      const { json } = await first.post('/product_medias', body(0, 'Album', selected));
      states.push([json.selected, json.created, json.count]);
    }
    expect(states).toEqual([
      [true, true, 1],
      [false, false, 0],
      [true, true, 1],
      [true, false, 1],
      [false, false, 0],
      [false, false, 0],
    ]);
  });

  test('over fifty products at once, from two clients, there is no deadlock', async () => {
    const names = Array.from({ length: 50 }, (_, i) => `Product ${i}`);
    const products = Object.fromEntries(names.map((name) => [name, 2]));
    const { project, first, second, body } = await setting({ products, medias: 2 });
    await Promise.all([first.token(), second.token()]);
    const answers = await Promise.all([
      ...names.map((name) => first.post('/product_medias', body(0, name))),
      ...names.toReversed().map((name) => second.post('/product_medias', body(1, name))),
    ]);
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]));
    const { json } = await first.get(`/events/${project.id}/products`);
    const counts = Object.values(json.products as unknown as Record<string, { count: number }>).map(
      (p) => p.count,
    );
    expect(counts).toEqual(Array(50).fill(2));
  });

  test('over several products with limits at once, every limit is reached and none exceeded', async () => {
    const products = { Album: 3, Cover: 1, Wall: 2, Prints: 5 };
    const { project, first, second, body } = await setting({ products, medias: 12 });
    await Promise.all([first.token(), second.token()]);
    const names = Object.keys(products);
    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, i) =>
        (i % 3 ? first : second).post('/product_medias', body(i % 12, names[(i + (i >> 2)) % 4], true)),
      ),
    );
    for (const [name, most] of Object.entries(products))
      expect(await picks(project.products[name])).toHaveLength(most);
    expect(answers.filter((a) => a.status === 200 && a.json.created)).toHaveLength(11);
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200, 422]));
  });

  test('in a batch of twenty each caller gets its own answer, and a refusal delays no other', async () => {
    const { project, first, second, body } = await setting({
      products: { Album: null, Cover: 1 },
      medias: 8,
    });
    const other = await makeProject(studio);
    await Promise.all([first.token(), second.token()]);
    await first.post('/product_medias', body(0, 'Cover', true));
    const requests = Array.from({ length: 20 }, (_, i) => {
      if (i % 4 === 1) return { sent: { ...body(0), media: other.medias[0], selected: true }, status: 404 };
      if (i % 4 === 2) return { sent: body(1 + (i % 3), 'Cover', true), status: 422 };
      if (i % 4 === 3)
        return { sent: { ...body(0), product: other.products.Album, selected: true }, status: 404 };
      return { sent: body(i / 4, 'Album', true), status: 200 };
    });
    const answers = await Promise.all(
      requests.map(({ sent }, i) => (i % 2 ? second : first).post('/product_medias', sent)),
    );
    expect(answers.map((a) => a.status)).toEqual(requests.map(({ status }) => status));
    expect((await picks(project.products.Album)).sort()).toEqual(project.medias.slice(0, 5).sort());
    expect(await picks(project.products.Cover)).toEqual([project.medias[0]]);
    const counts = answers.flatMap((a) => (a.status === 200 ? [a.json.count as unknown as number] : []));
    expect(counts.sort()).toEqual([1, 2, 3, 4, 5]);
    const recorded = await sql<{ count: number }>(
      `select (data->>'count')::int as count from event_changes where event_id = $1 and kind = 'pick'
          and data->>'product' = $2 order by id`,
      [project.id, project.products.Album],
    );
    expect(recorded.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5]);
  });

  test('a product that allows extras exceeds its limit, and counts them', async () => {
    const { first, body } = await setting({ options: { allow_extra_selection: true } });
    await first.post('/product_medias', body(0, 'Cover', true));
    const { status, json } = await first.post('/product_medias', body(1, 'Cover', true));
    expect([status, json.count]).toEqual([200, 2]);
  });

  test('of a guest answers that clients alone may pick, without a redirect', async () => {
    const { project, body } = await setting();
    const { status, json } = await (await guest(project)).post('/product_medias', body(0));
    expect([status, json.code, 'path' in json]).toEqual([401, 'UNAUTHENTICATED', false]);
    expect(await picks(project.products.Album)).toEqual([]);
  });

  test('of a photograph of another project, or of an unknown one, answers 404', async () => {
    const { first, body } = await setting();
    const other = await makeProject(studio);
    for (const media of [
      other.medias[0],
      '0199aaaa-0000-7000-8000-000000000000',
      'abc',
      "'; drop table media",
    ]) {
      const { status, json } = await first.post('/product_medias', { ...body(0), media, selected: true });
      expect([media, status, json.code]).toEqual([media, 404, 'NOT_FOUND']);
    }
  });

  test('any client of a project can remove another’s pick, and the row names its author', async () => {
    const { project, first, second, body } = await setting();
    await first.post('/product_medias', body(0, 'Album', true));
    const [row] = await sql<{ grant_id: string; event_id: string }>(
      'select grant_id, event_id from product_medias where product_id = $1',
      [project.products.Album],
    );
    expect(row?.event_id).toBe(project.id);
    expect(row?.grant_id).toBeTruthy();
    const { json } = await second.post('/product_medias', body(0, 'Album', false));
    const history = await sql<{ id: string; selected: boolean }>(
      `select id::text as id, (data->>'selected')::bool as selected
         from event_changes where event_id = $1 and kind = 'pick' order by event_changes.id`,
      [project.id],
    );
    expect(history.map((h) => h.selected)).toEqual([true, false]);
    // A change has the id of its live message; a repeated request has none.
    expect(json).toEqual({
      selected: false,
      created: false,
      count: 0,
      product_media: null,
      change: history[1]?.id,
    });
    const again = await second.post('/product_medias', body(0, 'Album', false));
    expect(again.json).toEqual({ selected: false, created: false, count: 0, product_media: null });
  });
});
