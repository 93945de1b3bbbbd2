import { Browser } from '@root/tests/helpers/browser';
import { byFacebook, bySocial, openSocial } from '@root/tests/helpers/social-servers';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { generate } from 'otplib';
import { beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';

const app = await openTestApp();
const sql = sqlOf(app);
const { facebook } = await openSocial(app);
let studio: Studio;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
});

const browser = () => new Browser(app.origin);
const address = (before = '') => `${before}social-${uuidv7()}@people.test`;
const me = async (who: Browser) => (await who.get('/users/sessions')).status;
const NEW = { first_name: 'Noa', family_name: 'Bar' };
const userOf = async (email: string) =>
  (
    await sql<{ id: string; hash: string | null; unconfirmed_since: Date | null; account_id: string | null }>(
      'select id, hash, unconfirmed_since, account_id from users where email = $1',
      [email],
    )
  )[0];
const identitiesOf = (email: string) =>
  sql<{ provider: string; subject: string }>(
    'select i.provider, i.subject from identities i join users u on u.id = i.user_id where u.email = $1 order by i.id',
    [email],
  );

describe('a new person', () => {
  test('reviews the provider’s data, and gets a confirmed account without a password', async () => {
    const email = address();
    const who = browser();
    expect(await bySocial(who, email)).toBe('/users/social');
    expect(await userOf(email)).toBeUndefined();
    const made = await who.post('/users/social', NEW);
    expect([made.status, made.json]).toEqual([200, { path: '/' }]);
    expect(await userOf(email)).toMatchObject({ hash: null, unconfirmed_since: null, account_id: null });
    expect(await me(who)).toBe(200);
    expect((await who.get('/users/sessions')).json.sessions).toMatchObject([{ way: 'social' }]);
    // The second sign-in needs no form.
    const again = browser();
    expect(await bySocial(again, email)).toBe('/');
    expect(await me(again)).toBe(200);
    // No password opens it.
    for (const password of ['', 'null', PASSWORD])
      expect((await browser().post('/users/sign_in', { email, password })).status).toBe(422);
  });

  test('as a photographer gets an account of her own, with the plan chosen before', async () => {
    const email = address();
    const who = browser();
    expect(await bySocial(who, email, '?photographer=true&plan=pro&period=yearly')).toBe('/users/social');
    const made = await who.post('/users/social', {
      ...NEW,
      photographer: 'true',
      business_name: 'Studio Bar',
    });
    expect(made.json).toEqual({ path: '/admin' });
    const [account] = await sql('select name, wanted_plan, wanted_period from accounts where id = $1', [
      (await userOf(email))?.account_id,
    ]);
    expect(account).toEqual({ name: 'Studio Bar', wanted_plan: 'pro', wanted_period: 'yearly' });
  });

  test('of a project that requires sign-in enters it as client, with the code in the link or typed', async () => {
    const project = await makeProject(studio, { medias: 1, options: { force_selection_login: true } });
    const byLink = browser();
    const entryPage = await byLink.page(`/events/${project.id}?c=${project.code}`);
    expect(entryPage.headers.get('location')).toMatch(/^\/users\/sign_up\?i=/);
    await bySocial(byLink, address(), `?i=${project.id}&c=${project.code}`);
    expect((await byLink.post('/users/social', NEW)).json).toEqual({ path: `/events/${project.id}` });
    expect((await byLink.get(`/events/${project.id}`)).json.can).toMatchObject({ select: true });

    const typing = browser();
    const email = address();
    await bySocial(typing, email, `?i=${project.id}`);
    const wrong = await typing.post('/users/social', { ...NEW, i: project.id, c: 'WRONG' });
    expect([wrong.status, wrong.json.code]).toEqual([422, 'WRONG_PROJECT_CODE']);
    expect(await userOf(email)).toBeUndefined();
    const right = await typing.post('/users/social', { ...NEW, i: project.id, c: project.code });
    expect(right.json).toEqual({ path: `/events/${project.id}` });
  });

  test('without an address from the provider enters one, and must confirm it', async () => {
    const email = address();
    const who = browser();
    expect(await bySocial(who, `nameless-${uuidv7()}`)).toBe('/users/social');
    const blank = await who.post('/users/social', NEW);
    expect(blank.json.errors).toEqual({ email: ["can't be blank"] });
    const taken = await who.post('/users/social', { ...NEW, email: studio.ownerEmail });
    expect(taken.json.errors).toEqual({ email: ['There is already an account with this email.'] });
    expect((await who.post('/users/social', { ...NEW, email })).status).toBe(200);
    expect((await userOf(email))?.unconfirmed_since).not.toBeNull();
  });

  test('whose address the provider has not verified must confirm it', async () => {
    const email = address('unproved-');
    const who = browser();
    await bySocial(who, email);
    expect((await who.post('/users/social', { ...NEW, email: 'another@people.test' })).status).toBe(200);
    // The provider's data count, not the fields of the form.
    expect((await userOf(email))?.unconfirmed_since).not.toBeNull();
    expect(await userOf('another@people.test')).toBeUndefined();
  });

  test('who sends the last form twice gets one account', async () => {
    const email = address();
    const who = browser();
    await bySocial(who, email);
    await who.token();
    const both = await Promise.all([who.post('/users/social', NEW), who.post('/users/social', NEW)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await identitiesOf(email)).toHaveLength(1);
  });
});

describe('a person with an account', () => {
  test('verified on both sides is linked at once, and notified', async () => {
    const { email } = await makeUser();
    const who = browser();
    expect(await bySocial(who, email)).toBe('/');
    expect(await me(who)).toBe(200);
    expect(await identitiesOf(email)).toHaveLength(1);
    const [mail] = await sql<{ kind: string; text: string }>(
      'select kind, text from mails where "to" = $1 order by id desc',
      [email],
    );
    expect(mail?.kind).toBe('account.social_linked');
    expect(mail?.text).toContain('House of Names');
  });

  test.each([
    ['we have not confirmed', '', true],
    ['the other place has not proved', 'unproved-', false],
  ])('whose address %s must give the password first', async (_who, before, unconfirmed) => {
    const email = address(before);
    await makeUser({ email });
    if (unconfirmed) await sql('update users set unconfirmed_since = now() where email = $1', [email]);
    const who = browser();
    expect(await bySocial(who, email)).toBe('/users/social');
    expect(await me(who)).toBe(401);
    const wrong = await who.post('/users/social', { password: 'not it' });
    expect([wrong.status, wrong.json.code]).toEqual([422, 'INVALID_LOGIN']);
    // A new account under the same address is no way around it.
    expect((await who.post('/users/social', NEW)).status).toBe(422);
    expect(await identitiesOf(email)).toEqual([]);
    const right = await who.post('/users/social', { password: PASSWORD });
    expect([right.status, right.json]).toEqual([200, { path: '/' }]);
    expect(await bySocial(browser(), email)).toBe('/');
  });

  test('wrong passwords there count like all others', async () => {
    const email = address('unproved-');
    await makeUser({ email });
    const who = browser();
    await bySocial(who, email);
    const codes = [];
    for (let i = 0; i < 7; i++) codes.push((await who.post('/users/social', { password: 'no' })).json.code);
    expect(codes.slice(4)).toEqual(['LAST_TRY_BEFORE_LOCK', 'ACCOUNT_LOCKED', 'ACCOUNT_LOCKED']);
    expect((await who.post('/users/social', { password: PASSWORD })).json.code).toBe('ACCOUNT_LOCKED');
  });

  test('and a second factor must give it', async () => {
    const { email } = await makeUser();
    const own = await browser().signIn(email, PASSWORD);
    const { secret } = (await own.post('/users/factors/codes', { password: PASSWORD })).json as never as {
      secret: string;
    };
    await own.put('/users/factors/codes', { code: await generate({ secret }) });
    const who = browser();
    expect(await bySocial(who, email)).toBe('/users/second_factor');
    expect(await me(who)).toBe(401);
    const later = Math.floor(Date.now() / 1000) + 30;
    const code = await generate({ secret, epoch: later });
    expect((await who.post('/users/second_factor', { code })).json).toEqual({ path: '/' });
    expect(await me(who)).toBe(200);
  });

  test('of a disabled studio gets the reason', async () => {
    const off = await makeStudio();
    await bySocial(browser(), off.ownerEmail);
    await sql(`update accounts set active = false, inactive_reason = 'Unpaid' where id = $1`, [off.account]);
    const who = browser();
    expect(await bySocial(who, off.ownerEmail)).toBe('/users/sign_in?refused=1');
    expect(decodeURIComponent(who.cookies.get('keepers_refused') ?? '')).toContain('Unpaid');
    expect(await me(who)).toBe(401);
  });

  test('returns to the requested page, never to another site', async () => {
    const { email } = await makeUser();
    expect(await bySocial(browser(), email, '?back=/events/x')).toBe('/events/x');
    for (const back of ['//evil.test', 'https://evil.test', '/\\evil.test'])
      expect(await bySocial(browser(), email, `?back=${encodeURIComponent(back)}`)).toBe('/');
  });
});

describe('Facebook', () => {
  test('signs up, signs in again, and never verifies an address', async () => {
    const email = address();
    facebook.friend = { id: `fb-${uuidv7()}`, first_name: 'Noa', last_name: 'Bar', email };
    const who = browser();
    expect(await byFacebook(who)).toBe('/users/social');
    expect((await who.post('/users/social', NEW)).json).toEqual({ path: '/' });
    expect((await userOf(email))?.unconfirmed_since).not.toBeNull();
    expect(await identitiesOf(email)).toEqual([{ provider: 'facebook', subject: facebook.friend.id }]);
    expect(await byFacebook(browser(), '?photographer=true')).toBe('/');
    const known = await makeUser();
    facebook.friend = { id: `fb-${uuidv7()}`, first_name: 'Noa', last_name: 'Bar', email: known.email };
    const asked = browser();
    expect(await byFacebook(asked)).toBe('/users/social');
    expect((await asked.post('/users/social', { password: PASSWORD })).status).toBe(200);
  });

  test('without an address requires one', async () => {
    facebook.friend = { id: `fb-${uuidv7()}`, first_name: 'Noa', last_name: 'Bar' };
    const who = browser();
    expect(await byFacebook(who)).toBe('/users/social');
    expect((await who.post('/users/social', { ...NEW, email: address() })).status).toBe(200);
  });

  test('gets its secret in no address', () => {
    expect(facebook.asked.length).toBeGreaterThan(5);
    for (const asked of facebook.asked) expect(asked).not.toMatch(/the-secret|EAAB/);
  });
});
