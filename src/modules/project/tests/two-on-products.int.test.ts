import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
let assistant: Browser;
let project: Project;
let ids: string[];

const api = (rest: string) => `/api/x/studio/projects/${project.id}/${rest}`;
const change = (who: Browser, body: object) => who.put(api(`products/${project.products.Album}`), body);
const order = (who: Browser, products: string[], seen?: string[]) =>
  who.put(api('product-order'), { products, seen });
const stored = async () =>
  (
    await sql('select name, minphotos::int as min, maxphotos::int as max from products where id = $1', [
      project.products.Album,
    ])
  )[0];

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const { email } = await makeUser({ account: studio.account, role: 'assistant' });
  assistant = await new Browser(app.origin).signIn(email, PASSWORD);
});

beforeEach(async () => {
  project = await makeProject(studio, { medias: 0, products: { Album: 12, Cover: 1, Prints: null } });
  ids = ['Album', 'Cover', 'Prints'].map((name) => project.products[name] as string);
});

test('two users who change different fields of one product both keep them', async () => {
  expect((await change(owner, { name: 'Book', seen: { name: 'Album' } })).status).toBe(200);
  expect((await change(assistant, { maxphotos: 20, seen: { maxphotos: 12 } })).status).toBe(200);
  expect((await change(owner, { minphotos: 5, seen: { minphotos: null } })).status).toBe(200);
  expect(await stored()).toEqual({ name: 'Book', min: 5, max: 20 });
});

test('the second to change one field gets a conflict with the current value, and nothing of theirs is stored', async () => {
  await change(owner, { maxphotos: 20, seen: { maxphotos: 12 } });
  const late = await change(assistant, {
    maxphotos: 30,
    name: 'Book',
    seen: { maxphotos: 12, name: 'Album' },
  });
  expect([late.status, late.json.code, late.json.standing]).toEqual([409, 'STALE', { maxphotos: 20 }]);
  expect(await stored()).toEqual({ name: 'Album', min: null, max: 20 });
  // What she then chose is written; so is what only seems another value.
  expect((await change(assistant, { maxphotos: 30, seen: { maxphotos: 20 } })).status).toBe(200);
  expect((await change(owner, { maxphotos: 30, seen: { maxphotos: 20 } })).status).toBe(200);
  expect(await stored()).toEqual({ name: 'Album', min: null, max: 30 });
});

test('at once: one of two gets a conflict, and never both are stored', async () => {
  for (let round = 0; round < 5; round += 1) {
    const before = (await stored())?.max as number;
    const answers = await Promise.all([
      change(owner, { maxphotos: before + 1, seen: { maxphotos: before } }),
      change(assistant, { maxphotos: before + 2, seen: { maxphotos: before } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stored())?.max).toBe(before + (answers[0]?.status === 200 ? 1 : 2));
  }
});

test('numbers that are valid only with the former values are refused', async () => {
  await change(owner, { maxphotos: 4, seen: { maxphotos: 12 } });
  const answer = await change(assistant, { minphotos: 8, seen: { minphotos: null } });
  expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, ['minphotos']]);
  expect(await stored()).toEqual({ name: 'Album', min: null, max: 4 });
});

test('the same for the order: a user who saw another gets a conflict with the current one', async () => {
  const [a, b, c] = ids as [string, string, string];
  expect((await order(owner, [b, a, c], ids)).status).toBe(200);
  const late = await order(assistant, [c, a, b], ids);
  expect([late.status, late.json.code, late.json.standing]).toEqual([409, 'STALE', { products: [b, a, c] }]);
  expect((await order(assistant, [c, a, b], [b, a, c])).status).toBe(200);
  // A product added meanwhile is no conflict of order.
  await owner.post(api('products'), { name: 'Poster' });
  const blind = await order(owner, [a, b, c], [c, a, b]);
  expect([blind.status, blind.json.code, blind.json.standing]).toEqual([409, 'STALE', undefined]);
});
