import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let project: Project;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  project = await makeProject(studio);
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

test('one user signing in on six devices at once is signed in on all', async () => {
  const [{ email } = { email: '' }] = await sql<{ email: string }>('select email from users where id = $1', [
    studio.owner,
  ]);
  const devices = await Promise.all(
    Array.from({ length: 6 }, () => new Browser(app.origin).signIn(email, PASSWORD)),
  );
  const seen = await Promise.all(devices.map((device) => device.get(`/events/${project.id}`)));
  expect(seen.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
});

test('signing in: a wrong password, the last attempt, the lock, and no session after signing out', async () => {
  const asking = new Browser(app.origin);
  const [{ email } = { email: '' }] = await sql<{ email: string }>('select email from users where id = $1', [
    studio.owner,
  ]);
  const unknown = await asking.post('/users/sign_in', { email: 'unknown@people.test', password: 'x' });
  const wrong = await asking.post('/users/sign_in', { email, password: 'x' });
  expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  expect(wrong.json.code).toBe('INVALID_LOGIN');
  const codes = [];
  for (let i = 0; i < 6; i++) {
    codes.push((await new Browser(app.origin).post('/users/sign_in', { email, password: 'x' })).json.code);
  }
  expect(codes).toContain('LAST_TRY_BEFORE_LOCK');
  expect(codes.at(-1)).toBe('ACCOUNT_LOCKED');
  const right = await new Browser(app.origin).post('/users/sign_in', { email, password: PASSWORD });
  expect(right.json.code).toBe('ACCOUNT_LOCKED');
  const cookie = owner.cookie;
  expect((await owner.get(`/events/${project.id}`)).json.code).toBe(project.code);
  await owner.delete('/users/sign_out');
  const old = await fetch(`${app.origin}/events/${project.id}`, {
    headers: { Cookie: cookie, Accept: 'application/json' },
  });
  expect(old.status).toBe(401);
  const rest = await fetch(`${app.origin}/api/events`, {
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(rest.status).toBe(404);
});

test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/admin'])(
  'signing in redirects to our own paths only: %s',
  async (back) => {
    const mine = await makeStudio();
    const asking = new Browser(app.origin);
    const { json } = await asking.post('/users/sign_in', {
      email: mine.ownerEmail,
      password: PASSWORD,
      back,
    });
    expect(json.path).toBe('/admin');
  },
);
