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
import { beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '@/core/passwords';

const app = await openTestApp();
const sql = sqlOf(app);
const SHARED_PASSWORD = 'olive tree';
const DANAS = 'for Dana alone';
const EMAIL = 'dana@example.test';
let studio: Studio;
let locked: Project;
let open: Project;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  locked = await makeProject(studio);
  open = await makeProject(studio);
  await sql('update events set selection_password_hash = $2 where id = $1', [
    locked.id,
    await hashPassword(SHARED_PASSWORD),
  ]);
  const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  for (const project of [locked, open]) {
    await owner.post(`/api/x/studio/projects/${project.id}/invitations`, { name: 'Dana', email: EMAIL });
  }
  await sql('update clients set selection_password_hash = $2 where account_id = $1', [
    studio.account,
    await hashPassword(DANAS),
  ]);
});

const come = async (body: object, asking = new Browser(app.origin)) => {
  const answer = await asking.post('/client_access', body);
  return { asking, answer };
};
const personIn = async (asking: Browser, { id }: Project) => (await asking.get(`/events/${id}`)).json.person;
const clientOf = async ({ id }: Project) =>
  (
    await sql(
      'select client_id is not null as bound from grants where event_id = $1 order by id desc limit 1',
      [id],
    )
  )[0];

describe('a project with a selection password', () => {
  test('the code alone enters as guest; with the password as client, with the same grant', async () => {
    const { asking } = await come({ code: locked.code });
    expect(await personIn(asking, locked)).toMatchObject({ role: 'guest' });
    await come({ code: locked.code, selection_password: SHARED_PASSWORD }, asking);
    expect(await personIn(asking, locked)).toMatchObject({ role: 'client' });
    expect(await clientOf(locked)).toEqual({ bound: false });
  });

  test('a wrong password is refused by its field, and opens nothing', async () => {
    const { asking, answer } = await come({ code: locked.code, selection_password: 'olive' });
    expect([answer.status, answer.json.code]).toEqual([422, 'WRONG_SELECTION_PASSWORD']);
    expect(Object.keys(answer.json.errors ?? {})).toEqual(['selection_password']);
    expect((await asking.get(`/events/${locked.id}`)).status).toBe(401);
  });

  test('after ten wrong passwords the right one is blocked too', async () => {
    const asking = new Browser(app.origin);
    await asking.token();
    for (let n = 0; n < 10; n++) await come({ code: locked.code, selection_password: `wrong ${n}` }, asking);
    const { answer } = await come({ code: locked.code, selection_password: SHARED_PASSWORD }, asking);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('guests do not need it', async () => {
    const { asking } = await come({ code: locked.code, guest: true, selection_password: SHARED_PASSWORD });
    expect(await personIn(asking, locked)).toMatchObject({ role: 'guest' });
  });

  test('requires an account from clients, and none from guests', async () => {
    await sql('update events set force_selection_login = true where id = $1', [locked.id]);
    expect((await come({ code: locked.code })).answer.status).toBe(200);
    const { answer } = await come({ code: locked.code, selection_password: SHARED_PASSWORD });
    expect([answer.status, answer.json.path]).toEqual([
      401,
      `/users/sign_up?i=${locked.id}&c=${encodeURIComponent(locked.code)}`,
    ]);
    const user = await makeUser({});
    const signed = new Browser(app.origin);
    const body = { email: user.email, password: PASSWORD, i: locked.id, c: locked.code };
    await signed.post('/users/sign_in', { ...body, selection_password: SHARED_PASSWORD });
    expect(await personIn(signed, locked)).toMatchObject({ role: 'client' });
    await sql('update events set force_selection_login = false where id = $1', [locked.id]);
  });

  test('a sign-up with a wrong password creates no account', async () => {
    const asking = new Browser(app.origin);
    const person = {
      email: 'new@example.test',
      password: 'long enough',
      password_confirmation: 'long enough',
    };
    const names = { first_name: 'New', family_name: 'Person', i: locked.id, c: locked.code };
    const answer = await asking.post('/users/sign_up', { ...person, ...names, selection_password: 'no' });
    expect([answer.status, answer.json.code]).toEqual([422, 'WRONG_SELECTION_PASSWORD']);
    expect(await sql('select 1 from users where email = $1', [person.email])).toEqual([]);
  });
});

describe('a selection password of one’s own', () => {
  test.each(['locked', 'open'] as const)('with the address identifies the client (%s)', async (which) => {
    const project = which === 'locked' ? locked : open;
    const { asking } = await come({
      code: project.code,
      email: ` ${EMAIL.toUpperCase()}`,
      selection_password: DANAS,
    });
    expect(await personIn(asking, project)).toMatchObject({ role: 'client', name: 'Dana' });
    expect(await clientOf(project)).toEqual({ bound: true });
  });

  test('the address alone identifies no one', async () => {
    const { asking } = await come({ code: open.code, email: EMAIL });
    expect(await personIn(asking, open)).toMatchObject({ role: 'client', name: null });
    expect(await clientOf(open)).toEqual({ bound: false });
  });

  test.each([
    ['a wrong one', { email: EMAIL, selection_password: 'for Noa' }],
    ['another client’s address', { email: 'noa@example.test', selection_password: DANAS }],
    ['without its address', { selection_password: DANAS }],
  ])('%s is refused', async (_name, body) => {
    const { answer } = await come({ code: locked.code, ...body });
    expect([answer.status, answer.json.code]).toEqual([422, 'WRONG_SELECTION_PASSWORD']);
  });

  test('is void with its invitation', async () => {
    const other = await makeProject(studio);
    const body = { code: other.code, email: EMAIL, selection_password: DANAS };
    expect((await come(body)).answer.status).toBe(422);
  });
});
