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
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
let assistant: Browser;
let project: Project;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const { email } = await makeUser({ account: studio.account, role: 'assistant' });
  assistant = await new Browser(app.origin).signIn(email, PASSWORD);
});

beforeEach(async () => {
  project = await makeProject(studio, {
    medias: 0,
    options: { name: 'Maya & Jonathan', location: 'Galilee' },
  });
});

const save = (who: Browser, event: object, seen?: object) =>
  who.put(`/events/${project.id}`, { event, ...(seen ? { seen } : {}) });

const stored = async () =>
  (
    await sql<{ name: string; location: string; allow_sharing: boolean; brand_id: string }>(
      'select name, location, allow_sharing, brand_id from events where id = $1',
      [project.id],
    )
  )[0];

describe('two users who edit one project', () => {
  test('both keep their changes of different fields', async () => {
    expect((await save(owner, { name: 'Maya' }, { name: 'Maya & Jonathan' })).status).toBe(200);
    expect((await save(assistant, { location: 'Haifa' }, { location: 'Galilee' })).status).toBe(200);
    expect(await stored()).toMatchObject({ name: 'Maya', location: 'Haifa' });
  });

  test('get a conflict with the current value at the field, and nothing of the second is stored', async () => {
    await save(owner, { name: 'Maya' }, { name: 'Maya & Jonathan' });
    const late = await save(
      assistant,
      { name: 'Jonathan', location: 'Haifa' },
      { name: 'Maya & Jonathan', location: 'Galilee' },
    );
    expect([late.status, late.json.code, late.json.standing]).toEqual([409, 'STALE', { name: 'Maya' }]);
    expect(await stored()).toMatchObject({ name: 'Maya', location: 'Galilee' });
    // The user chose their own value: with the current one as base, it is written.
    expect((await save(assistant, { name: 'Jonathan' }, { name: 'Maya' })).status).toBe(200);
    expect(await stored()).toMatchObject({ name: 'Jonathan' });
  });

  test('do not conflict if they enter the same', async () => {
    await save(owner, { allow_sharing: true }, { allow_sharing: false });
    expect((await save(assistant, { allow_sharing: true }, { allow_sharing: false })).status).toBe(200);
  });

  test('cannot both succeed by saving at the same moment', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    const answers = await Promise.all(
      names.map((name, i) => save(i % 2 ? owner : assistant, { name }, { name: 'Maya & Jonathan' })),
    );
    const through = names.filter((_, i) => answers[i]?.status === 200);
    expect(through).toHaveLength(1);
    expect((await stored())?.name).toBe(through[0]);
    for (const { status, json } of answers.filter((answer) => answer.status !== 200))
      expect([status, json.standing]).toEqual([409, { name: through[0] }]);
  });

  test('a changed password is detected without being sent', async () => {
    expect((await save(owner, { selection_password: 'first' }, { selection_password: null })).status).toBe(
      200,
    );
    const late = await save(assistant, { selection_password: 'second' }, { selection_password: null });
    const { standing } = late.json as unknown as { standing: { selection_password: string } };
    expect(standing.selection_password).toMatch(/^[0-9a-f]{8}$/);
    expect(late.text).not.toContain('first');
    expect((await save(assistant, { selection_password: 'second' }, standing)).status).toBe(200);
    const [row] = await sql<{ hash: string }>(
      'select selection_password_hash as hash from events where id = $1',
      [project.id],
    );
    expect(row?.hash).toMatch(/^scrypt\$/);
  });
});

test('a request without base values writes unconditionally', async () => {
  await save(owner, { name: 'Maya' });
  expect((await save(assistant, { name: 'Jonathan' })).status).toBe(200);
});

describe('of a project’s details', () => {
  test.each([
    ['name', ''],
    ['date', 'tomorrow'],
    ['time', '25:00'],
    ['time_zone', 'Mars/Olympus'],
    ['time_zone', null],
    ['language', 'fr'],
    ['sort_by', 'colour'],
    ['upload_resolution', '8k'],
    ['downloads_permitted', -1],
    ['downloads_permitted', 1.5],
    ['selection_password', ' '],
    ['expires_at', '2027-01-31'],
    ['listed', 'perhaps'],
    ['brand', null],
    ['brand', '0199aaaa-0000-7000-8000-000000000000'],
  ])('%s = %j is refused at its field, with nothing stored', async (field, value) => {
    const refused = await save(owner, { [field]: value, location: 'Elsewhere' });
    expect([
      refused.status,
      refused.json.code,
      Object.keys(refused.json.errors as unknown as object),
    ]).toEqual([422, 'INVALID_INPUT', [field]]);
    expect((await stored())?.location).toBe('Galilee');
  });

  test.each(['code', 'unique_id', 'published_at', 'account', 'selection_password_hash', 'expiry_told'])(
    '%s cannot be written here',
    async (field) => {
      const refused = await save(owner, { [field]: 'x' });
      expect([refused.status, refused.json.errors]).toEqual([422, { [field]: [expect.any(String)] }]);
    },
  );

  test('a brand of another studio is treated as missing', async () => {
    const { brand } = await makeStudio();
    expect((await save(owner, { brand })).status).toBe(422);
    expect((await stored())?.brand_id).toBe(studio.brand);
  });
});

describe('a new code', () => {
  const rotate = (who: Browser, replaces: string) =>
    who.post(`/api/x/studio/projects/${project.id}/code`, { replaces });

  test('ends the old one at once; people inside stay', async () => {
    const client = await new Browser(app.origin).enter(project.code);
    const made = await rotate(assistant, project.code);
    expect(made.json.code).toMatch(/^.{4}-.{4}$/);
    const late = await new Browser(app.origin).post('/client_access', { code: project.code });
    expect([late.status, late.json.code]).toEqual([422, 'WRONG_PROJECT_CODE']);
    expect((await client.get(`/events/${project.id}`)).status).toBe(200);
    const next = await new Browser(app.origin).post('/client_access', { code: String(made.json.code) });
    expect(next.status).toBe(200);
  });

  test('is made once if two ask at once: the second gets a conflict', async () => {
    const answers = await Promise.all([rotate(owner, project.code), rotate(assistant, project.code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const made = answers.find(({ status }) => status === 200)?.json.code as unknown as string;
    const [row] = await sql<{ code: string }>('select code from events where id = $1', [project.id]);
    expect(row?.code).toBe(made.replace('-', ''));
  });
});
