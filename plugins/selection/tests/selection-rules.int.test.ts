import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  eventOf,
  makeProject,
  makeStudio,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductsView } from '@/modules/picks/wire';
import { createProduct } from '@/modules/project/operations/manage-product';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;

/** Past and future days, relative to the run. */
const PAST = '2001-02-03';
const AHEAD = '2999-02-03';
const PRICE = { amount: 2000, currency: 'ILS' };

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

type Rules = Record<string, unknown>;

/** A project whose products have rules; `among` names another of them. */
async function setting(products: Record<string, Rules>, medias = 6) {
  const project = await makeProject(studio, { products: {}, medias });
  const event = await eventOf(project.id);
  for (const [name, { among, ...rules }] of Object.entries(products)) {
    const parent = among ? { among: project.products[among as string] } : {};
    project.products[name] = (await createProduct(event, { name, ...rules, ...parent })).id;
  }
  const client = await new Browser(app.origin).enter(project.code);
  const input = (media: number, product: string, selected = true, more: object = {}) =>
    client.post('/product_medias', {
      media: project.medias[media],
      product: project.products[product],
      selected,
      ...more,
    });
  return { project, client, input };
}

const change = (project: Project, product: string, body: object) =>
  owner.put(`/api/x/studio/projects/${project.id}/products/${project.products[product]}`, body);
const seen = async (client: Browser, project: Project) =>
  (await client.get(`/events/${project.id}/products`)).json as unknown as ProductsView;
const picked = async (project: Project, product: string) =>
  (
    await sql<{ at: number }>(
      `select array_position($2::uuid[], media_id) - 1 as at from product_medias where product_id = $1 order by at`,
      [project.products[product], project.medias],
    )
  ).map(({ at }) => at);
const said = ({ status, json }: { status: number; json: { code?: unknown; errors?: unknown } }) => [
  status,
  json.code,
  (json.errors as Record<string, string[]> | undefined)?.base?.[0],
];

describe('a product with days', () => {
  test('is listed before its first day, with the day when picking begins', async () => {
    const { project, client, input } = await setting({ Wall: { opens_on: AHEAD } });
    expect(said(await input(0, 'Wall'))).toEqual([
      422,
      'PRODUCT_NOT_OPEN',
      'You can choose photos for Wall from February 3, 2999.',
    ]);
    const shown = await seen(client, project);
    expect(shown.products[project.products.Wall as string]).toMatchObject({ opens_on: AHEAD, count: 0 });
    expect(shown.time_zone).toBe('UTC');
    const done = await client.put(`/events/${project.id}`, { event: { printselectiondone: true } });
    expect(done.json.code).toBe('PRODUCT_NOT_OPEN');
  });

  test('refuses changes after its last day; repeats are accepted; an extension opens it again', async () => {
    const { project, client, input } = await setting({ Album: {} });
    await input(0, 'Album');
    await change(project, 'Album', { closes_on: PAST });
    const words = 'The deadline for Album was February 3, 2001. Ask your photographer for more time.';
    expect(said(await input(1, 'Album'))).toEqual([422, 'PRODUCT_CLOSED', words]);
    expect(said(await input(0, 'Album', false))).toEqual([422, 'PRODUCT_CLOSED', words]);
    expect((await input(0, 'Album')).json).toMatchObject({ selected: true, created: false, count: 1 });
    expect(await picked(project, 'Album')).toEqual([0]);
    await change(project, 'Album', { closes_on: AHEAD });
    expect((await input(1, 'Album')).status).toBe(200);
    const done = await client.post(`/events/${project.id}/completion`, { note: 'Thank you!' });
    expect([done.status, done.json.printselectiondone]).toEqual([200, true]);
  });

  test('names the day in the reader’s language', async () => {
    const { client, input } = await setting({ Wall: { closes_on: PAST } });
    await client.get('/csrf?locale=he');
    expect(said(await input(0, 'Wall'))[2]).toContain('3 בפברואר 2001');
  });
});

describe('a product with a price for extras', () => {
  test('accepts and counts them beyond its limit; one without a price refuses them', async () => {
    const { project, client, input } = await setting({
      Album: { maxphotos: 1, extra_price: PRICE },
      Cover: { maxphotos: 1 },
    });
    for (const nr of [0, 1, 2]) expect((await input(nr, 'Album')).json).toMatchObject({ count: nr + 1 });
    await input(0, 'Cover');
    expect((await input(1, 'Cover')).json.code).toBe('SELECTION_LIMIT_REACHED');
    const { products } = await seen(client, project);
    expect(products[project.products.Album as string]).toMatchObject({ extra_price: PRICE, count: 3 });
    expect(Object.keys(products[project.products.Cover as string] as object).sort()).toEqual([
      'count',
      'id',
      'maxphotos',
      'name',
      'position',
      'product_medias',
    ]);
  });
});

describe('a cascade', () => {
  const album = {
    Album: { maxphotos: 3 },
    Cover: { among: 'Album', maxphotos: 1 },
    Frame: { among: 'Cover' },
  };

  test('accepts only photographs of the other product', async () => {
    const { project, input } = await setting(album);
    expect(said(await input(0, 'Cover'))).toEqual([
      422,
      'PICK_NOT_AMONG',
      'Photos for Cover come from Album. Add this photo to Album first.',
    ]);
    await input(0, 'Album');
    expect((await input(0, 'Cover')).status).toBe(200);
    expect((await input(1, 'Frame')).json.code).toBe('PICK_NOT_AMONG');
    expect((await input(0, 'Frame')).status).toBe(200);
    expect(await picked(project, 'Frame')).toEqual([0]);
  });

  test('a photograph picked for dependent products too is removed from all or none', async () => {
    const { project, input } = await setting(album);
    for (const name of ['Album', 'Cover', 'Frame']) await input(0, name);
    expect(said(await input(0, 'Album', false))).toEqual([
      422,
      'PICK_HELD',
      'You also chose this photo from Album for Cover, Frame. Remove it from both, or keep it.',
    ]);
    const both = await input(0, 'Album', false, { together: true });
    expect(both.json).toEqual({
      selected: false,
      created: false,
      count: 0,
      product_media: null,
      also: [
        { product: project.products.Frame, count: 0 },
        { product: project.products.Cover, count: 0 },
      ],
      change: expect.stringMatching(/^\d+$/),
    });
    for (const name of ['Album', 'Cover', 'Frame']) expect(await picked(project, name)).toEqual([]);
  });

  test('nothing is removed from a closed product, not through another either', async () => {
    const { project, input } = await setting(album);
    for (const name of ['Album', 'Cover']) await input(0, name);
    await change(project, 'Cover', { closes_on: PAST });
    expect((await input(0, 'Album', false, { together: true })).json.code).toBe('PRODUCT_CLOSED');
    expect(await picked(project, 'Album')).toEqual([0]);
  });

  test('is refused if it forms a cycle, or if existing picks violate it', async () => {
    const { project, input } = await setting({ ...album, Prints: {} });
    const among = (product: string, parent: string) =>
      change(project, product, { among: project.products[parent] });
    const field = ({ status, json }: Awaited<ReturnType<typeof among>>) => [
      status,
      (json.errors as unknown as Record<string, string[]>)?.among?.[0],
    ];
    expect(field(await among('Album', 'Frame'))).toEqual([422, 'This would lead back to the same product.']);
    expect(field(await among('Album', 'Album'))).toEqual([422, 'This would lead back to the same product.']);
    await input(4, 'Prints');
    expect(field(await among('Prints', 'Album'))).toEqual([422, '1 picked photo isn’t in the other product']);
    await input(4, 'Album');
    expect((await among('Prints', 'Album')).status).toBe(200);
    const other = await makeProject(studio);
    const strange = await change(project, 'Prints', { among: other.products.Album });
    expect([strange.status, Object.keys(strange.json.errors ?? {})]).toEqual([422, ['among']]);
  });

  test('is copied with a project, by position', async () => {
    const { project } = await setting(album);
    const { json } = await owner.post(`/api/x/studio/projects/${project.id}/copies`, { name: 'Again' });
    const rows = await sql<{ name: string; among: string | null }>(
      `select p.name, a.name as among from products p left join products a on a.id = p.among_id
        where p.event_id = $1 order by p.position`,
      [json.id],
    );
    expect(rows).toEqual([
      { name: 'Album', among: null },
      { name: 'Cover', among: 'Album' },
      { name: 'Frame', among: 'Cover' },
    ]);
  });
});

/** The same numbers each time from a seed (mulberry32). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

test('fifty people with random picks at once: the rules hold after each step, and rows match the answers', async () => {
  const MEDIAS = 8;
  const REQUESTS = 10;
  const plan: Record<string, { max: number | null; priced?: true; among?: string; closed?: true }> = {
    Album: { max: 5 },
    Cover: { max: 2, among: 'Album' },
    Frame: { max: null, among: 'Cover' },
    Prints: { max: 3, priced: true },
    Wall: { max: 4, closed: true },
  };
  const { project } = await setting(
    Object.fromEntries(
      Object.entries(plan).map(([name, { max, priced, among, closed }]) => [
        name,
        {
          maxphotos: max,
          ...(priced && { extra_price: PRICE }),
          ...(among && { among }),
          ...(closed && { closes_on: PAST }),
        },
      ]),
    ),
    MEDIAS,
  );
  const roll = dice(20_270_326);
  const names = Object.keys(plan);
  const people = await Promise.all(
    Array.from({ length: 50 }, async () => new Browser(app.origin).enter(project.code)),
  );
  await Promise.all(people.map((one) => one.token()));
  const requests = people.map(() =>
    Array.from({ length: REQUESTS }, () => ({
      media: project.medias[roll(MEDIAS)],
      product: project.products[names[roll(names.length)] as string],
      ...(roll(3) > 0 && { selected: roll(3) > 0 }),
      ...(roll(2) > 0 && { together: true }),
    })),
  );
  const answers = (
    await Promise.all(
      people.map(async (one, at) => {
        const got = [];
        for (const input of requests[at] ?? []) got.push(await one.post('/product_medias', input));
        return got;
      }),
    )
  ).flat();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  const codes = new Set(answers.flatMap(({ json }) => (json.code ? [json.code as unknown as string] : [])));
  const KNOWN = ['PICK_HELD', 'PICK_NOT_AMONG', 'PRODUCT_CLOSED', 'SELECTION_LIMIT_REACHED'];
  expect([...codes].filter((code) => !KNOWN.includes(code))).toEqual([]);
  expect(codes).toContain('PRODUCT_CLOSED');

  // The model: sets of photographs. The published changes, step by step, follow every rule.
  const nameOf = new Map(Object.entries(project.products).map(([name, id]) => [id, name]));
  const sets = new Map(names.map((name) => [name, new Set<string>()]));
  const of = (name: string) => sets.get(name) as Set<string>;
  const recorded = await sql<{ product: string; media: string; selected: boolean; count: number }>(
    `select data->>'product' as product, data->>'media' as media, (data->>'selected')::bool as selected,
            (data->>'count')::int as count from event_changes where event_id = $1 and kind = 'pick' order by id`,
    [project.id],
  );
  expect(recorded.length).toBeGreaterThan(50);
  for (const { product, media, selected, count } of recorded) {
    const name = nameOf.get(product) as string;
    expect(of(name).has(media)).toBe(!selected);
    if (selected) of(name).add(media);
    else of(name).delete(media);
    expect(of(name).size).toBe(count);
    for (const [one, { max, priced, among, closed }] of Object.entries(plan)) {
      if (max !== null && !priced) expect(of(one).size).toBeLessThanOrEqual(max);
      if (among) expect([...of(one)].filter((id) => !of(among).has(id))).toEqual([]);
      if (closed) expect(of(one).size).toBe(0);
    }
  }
  for (const name of names)
    expect((await picked(project, name)).map((at) => project.medias[at]).sort()).toEqual(
      [...of(name)].sort(),
    );
});
