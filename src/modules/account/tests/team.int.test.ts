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

const app = await openTestApp();
const sql = sqlOf(app);
const TEAM = '/api/x/studio/team';
let studio: Studio;
let project: Project;
let owner: Browser;
let made = 0;

const fresh = () => new Browser(app.origin);
const enter = (email: string) => fresh().signIn(email, PASSWORD);
const invite = (email: string, who = owner) => who.post(`${TEAM}/invitations`, { email, locale: 'he' });
const address = () => `helper-${++made}@people.test`;

/** The link of the newest message to an address. */
async function linkTo(email: string): Promise<string> {
  const [mail] = await sql<{ text: string }>(
    `select text from mails where "to" = $1 and kind = 'team.invitation' order by created_at desc, id desc limit 1`,
    [email],
  );
  const found = /\/users\/team\?token=[\w-]+/.exec(mail?.text ?? '')?.[0];
  if (!found) throw new Error(`No link in ${mail?.text}`);
  return found;
}

/** A browser that has followed a link. */
async function following(link: string): Promise<Browser> {
  const who = fresh();
  const answer = await who.page(link);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/users/team']);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  return who;
}

const body = { first_name: 'Noa', family_name: 'Bar', password: PASSWORD, password_confirmation: PASSWORD };
const join = (who: Browser, more: object = {}) => who.post('/users/team', { ...body, ...more });
const userOf = async (email: string) =>
  (await sql('select account_id, role::text as role from users where email = $1', [email]))[0];

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Studio Team');
  project = await makeProject(studio, { medias: 1 });
  owner = await enter(studio.ownerEmail);
});

describe('an invitation', () => {
  test('is mailed in its language, and only the hash of its link is stored', async () => {
    const email = address();
    expect((await invite(` ${email.toUpperCase()} `)).status).toBe(201);
    const token = (await linkTo(email)).split('=')[1] ?? '';
    expect(token).toHaveLength(43);
    const [row] = await sql<{ row: string; days: number }>(
      `select to_jsonb(i)::text as row, extract(day from expires_at - created_at)::int as days from team_invitations i where email = $1`,
      [email],
    );
    expect([row?.row.includes(token), row?.days]).toEqual([false, 7]);
    const [mail] = await sql('select locale::text as locale, account_id from mails where "to" = $1', [email]);
    expect(mail).toEqual({ locale: 'he', account_id: studio.account });
  });

  test('makes an assistant of the person who opens it, once', async () => {
    const email = address();
    await invite(email);
    const link = await linkTo(email);
    const [first, second] = [await following(link), await following(link)];
    const answers = await Promise.all([join(first), join(second)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect(answers.find((answer) => answer.status === 422)?.json.code).toBe('LINK_NOT_VALID');
    expect(await userOf(email)).toEqual({ account_id: studio.account, role: 'assistant' });
    const again = await join(await following(link), { first_name: 'Thief' });
    expect([again.status, again.json.code]).toEqual([422, 'LINK_NOT_VALID']);
    const assistant = await enter(email);
    expect((await assistant.get(`/api/x/studio/projects/${project.id}/galleries`)).status).toBe(200);
  });

  test.each([
    ['a name', { first_name: ' ' }, 'first_name'],
    ['a password that is long enough', { password: 'short', password_confirmation: 'short' }, 'password'],
    ['the same password twice', { password_confirmation: 'another password' }, 'password_confirmation'],
  ])('requires %s', async (_what, more, field) => {
    const email = address();
    await invite(email);
    const answer = await join(await following(await linkTo(email)), more);
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, [field]]);
    expect(await userOf(email)).toBeUndefined();
  });

  test('ends when it is revoked, replaced or a week old', async () => {
    const [back, twice, late] = [address(), address(), address()];
    const id = (await invite(back)).json.id as unknown as string;
    const links = [await linkTo(back)];
    expect((await owner.delete(`${TEAM}/invitations/${id}`)).status).toBe(204);
    await invite(twice);
    links.push(await linkTo(twice));
    await invite(twice);
    await invite(late);
    links.push(await linkTo(late));
    await sql(`update team_invitations set expires_at = now() where email = $1`, [late]);
    for (const link of links) {
      const who = await following(link);
      expect((await join(who)).json.code).toBe('LINK_NOT_VALID');
      expect((await who.page('/users/team')).status).toBe(200);
    }
    expect((await join(await following(await linkTo(twice)))).status).toBe(200);
  });

  test('joining without a valid link is refused', async () => {
    expect((await join(fresh())).json.code).toBe('LINK_NOT_VALID');
    expect((await join(await following(`/users/team?token=${'x'.repeat(43)}`))).json.code).toBe(
      'LINK_NOT_VALID',
    );
  });

  test('of a person with an account opens by their own password alone', async () => {
    const { email } = await makeUser();
    expect((await invite(email)).status).toBe(201);
    const who = await following(await linkTo(email));
    const other = 'a password of the link';
    const wrong = await join(who, { password: other, password_confirmation: other });
    expect([wrong.status, wrong.json.code]).toEqual([422, 'INVALID_LOGIN']);
    expect(await userOf(email)).toEqual({ account_id: null, role: null });
    expect((await join(who)).status).toBe(200);
    expect(await userOf(email)).toEqual({ account_id: studio.account, role: 'assistant' });
    await enter(email);
  });
});

describe('who may be invited, and by whom', () => {
  test('no one who works in another studio, here, or runs the installation', async () => {
    const elsewhere = await makeStudio('Elsewhere');
    const operator = await makeUser({ operator: true });
    const invited = [elsewhere.ownerEmail, operator.email, studio.ownerEmail].map((email) => invite(email));
    expect((await Promise.all(invited)).map(({ status, json }) => [status, json.code])).toEqual([
      [422, 'WORKS_ELSEWHERE'],
      [422, 'WORKS_ELSEWHERE'],
      [422, 'ALREADY_IN_TEAM'],
    ]);
  });

  test('no one who began to work elsewhere meanwhile', async () => {
    const person = await makeUser();
    const elsewhere = await makeStudio('Meanwhile');
    await invite(person.email);
    const who = await following(await linkTo(person.email));
    await sql(`update users set account_id = $2, role = 'assistant' where id = $1`, [
      person.id,
      elsewhere.account,
    ]);
    expect((await join(who)).json.code).toBe('WORKS_ELSEWHERE');
    expect(await userOf(person.email)).toEqual({ account_id: elsewhere.account, role: 'assistant' });
  });

  test.each(['', 'maya', 'maya@', 'a@b.test\nBcc: c@d.test'])('%j is no address', async (email) => {
    const answer = await invite(email);
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, ['email']]);
  });

  test('an assistant cannot invite or remove; no one reaches into another studio', async () => {
    const person = await makeUser({ account: studio.account, role: 'assistant' });
    const assistant = await enter(person.email);
    const foreign = await enter((await makeStudio()).ownerEmail);
    const id = (await invite(address())).json.id as unknown as string;
    expect((await invite(address(), assistant)).status).toBe(403);
    for (const [who, status] of [
      [assistant, 403],
      [foreign, 404],
    ] as const) {
      expect((await who.delete(`${TEAM}/invitations/${id}`)).status).toBe(status);
      expect((await who.delete(`${TEAM}/members/${person.id}`)).status).toBe(status);
    }
    expect((await enter(person.email)).cookies.size).toBeGreaterThan(0);
  });

  test('the number of pending invitations is limited', async () => {
    const who = await enter((await makeStudio('Many')).ownerEmail);
    const answers = [];
    for (let i = 0; i < 21; i++) answers.push((await invite(address(), who)).json.code ?? 'ok');
    expect(answers.filter((code) => code === 'ok')).toHaveLength(20);
    expect(answers.at(-1)).toBe('TOO_MANY_INVITATIONS');
  });
});

describe('a removed member', () => {
  test('is out at once, in every browser, and signs in without the studio', async () => {
    const person = await makeUser({ account: studio.account, role: 'assistant' });
    const [one, two] = [await enter(person.email), await enter(person.email)];
    const path = `/api/x/studio/projects/${project.id}/galleries`;
    expect([(await one.get(path)).status, (await two.get(path)).status]).toEqual([200, 200]);
    expect((await owner.delete(`${TEAM}/members/${person.id}`)).status).toBe(204);
    expect([(await one.get(path)).status, (await two.get(path)).status]).toEqual([401, 401]);
    expect(await sql('select 1 from users_sessions where _parent_id = $1', [person.id])).toEqual([]);
    expect((await (await enter(person.email)).get(path)).status).toBe(404);
    expect((await owner.delete(`${TEAM}/members/${person.id}`)).status).toBe(404);
  });

  test('cannot be the owner', async () => {
    const answer = await owner.delete(`${TEAM}/members/${studio.owner}`);
    expect([answer.status, answer.json.code]).toEqual([422, 'OWNER_STAYS']);
  });
});
