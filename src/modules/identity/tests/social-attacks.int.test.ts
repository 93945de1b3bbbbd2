import { Browser } from '@root/tests/helpers/browser';
import { FACEBOOK_CLIENT } from '@root/tests/helpers/facebook-server';
import { OIDC_CLIENT } from '@root/tests/helpers/identity-server';
import {
  atFacebook,
  atIdentityServer,
  byFacebook,
  bySocial,
  leadsTo,
  openSocial,
} from '@root/tests/helpers/social-servers';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { workQueue } from '@root/tests/helpers/work-queue';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';

const app = await openTestApp();
const sql = sqlOf(app);
const { facebook, identity } = await openSocial(app);
const said: string[] = [];
const log = vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.join(' ')));

beforeAll(async () => {
  await startWeb(app);
});
afterAll(() => log.mockRestore());

const browser = () => new Browser(app.origin);
const address = () => `social-${uuidv7()}@people.test`;
const me = async (who: Browser) => (await who.get('/users/sessions')).status;
const identitiesOf = (email: string) =>
  sql('select 1 from identities i join users u on u.id = i.user_id where u.email = $1', [email]);

/** Starts a sign-in at the identity server; returns the path of its redirect. */
async function away(who: Browser, login: string | null): Promise<string> {
  return atIdentityServer(leadsTo(await who.page('/users/auth/oidc')), login);
}

/** Follows the provider's redirect; returns the code of the notice. */
async function back(who: Browser, path: string): Promise<string> {
  const answer = await who.page(path);
  expect([answer.status, leadsTo(answer)]).toEqual([
    303,
    expect.stringMatching(/^\/users\/sign_in\?.*refused=1/),
  ]);
  const { code } = JSON.parse(decodeURIComponent(who.cookies.get('keepers_refused') ?? '{}'));
  expect(await me(who)).toBe(401);
  return code;
}

describe('the provider’s callback', () => {
  test('is requested with PKCE, state and nonce, and without our secrets', async () => {
    const left = await browser().page('/users/auth/oidc?c=PROJECTCODE');
    const to = new URL(leadsTo(left));
    expect(to.origin).toBe(identity.issuer);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      redirect_uri: `${app.origin}/users/auth/oidc/callback`,
    });
    expect(to.href).not.toMatch(/PROJECTCODE|secret/);
    const cookie = left.headers.getSetCookie().find((line) => line.startsWith('keepers_social=')) ?? '';
    expect(cookie).toMatch(/Path=\/users; SameSite=Lax; HttpOnly; Max-Age=900/);
    expect(cookie).not.toMatch(/PROJECTCODE/);
    expect(left.headers.get('referrer-policy')).toBe('no-referrer');
    expect(left.headers.get('cache-control')).toMatch(/no-store/);
  });

  test('after a cancel says that nothing has changed', async () => {
    const who = browser();
    expect(await back(who, await away(who, null))).toBe('SOCIAL_CANCELLED');
    facebook.friend = null;
    const left = leadsTo(await who.page('/users/auth/facebook'));
    expect(await back(who, await atFacebook(left))).toBe('SOCIAL_CANCELLED');
  });

  test('in a browser that did not start it, with another state, or without one is refused', async () => {
    const { email } = await makeUser();
    const path = await away(browser(), email);
    // A victim opens an attacker's own callback: they must not end up in the attacker's account.
    expect(await back(browser(), path)).toBe('SOCIAL_STATE');
    const victim = browser();
    await victim.page('/users/auth/oidc');
    expect(await back(victim, path)).toBe('SOCIAL_STATE');
    const own = browser();
    const right = await away(own, email);
    expect(await back(own, right.replace(/state=[^&]+/, 'state='))).toBe('SOCIAL_STATE');
    expect(await back(browser(), '/users/auth/oidc/callback?photographer=true')).toBe('SOCIAL_STATE');
  });

  test('twice by the same address is refused, with any cookies', async () => {
    const { email } = await makeUser();
    const who = browser();
    const path = await away(who, email);
    const kept = who.cookies.get('keepers_social') ?? '';
    const sid = who.cookies.get('keepers_sid') ?? '';
    expect(leadsTo(await who.page(path))).toBe('/');
    expect(who.cookies.has('keepers_social')).toBe(false);
    const thief = browser();
    thief.cookies.set('keepers_social', kept);
    thief.cookies.set('keepers_sid', sid);
    expect(await back(thief, path)).toBe('SOCIAL_STATE');
  });

  test('with the sealed state of another browser is refused', async () => {
    const { email } = await makeUser();
    const attacker = browser();
    const path = await away(attacker, email);
    const victim = browser();
    await victim.get('/csrf');
    victim.cookies.set('keepers_social', attacker.cookies.get('keepers_social') ?? '');
    expect(await back(victim, path)).toBe('SOCIAL_STATE');
  });

  test("with another user's code in one's own callback is refused: the code is bound to its verifier", async () => {
    const { email } = await makeUser();
    const stolen = new URL(await away(browser(), email), app.origin).searchParams.get('code') ?? '';
    const attacker = browser();
    const own = await away(attacker, address());
    expect(await back(attacker, own.replace(/code=[^&]+/, `code=${stolen}`))).toBe('SOCIAL_FAILED');
  });

  test('of another provider than the one started is refused (mix-up)', async () => {
    const { email } = await makeUser();
    const who = browser();
    const path = await away(who, email);
    expect(await back(who, path.replace('/oidc/', '/facebook/'))).toBe('SOCIAL_STATE');
    const other = browser();
    const theirs = await away(other, email);
    const named = theirs.replace(/iss=[^&]+/, `iss=${encodeURIComponent('https://evil.test')}`);
    expect(await back(other, named)).toBe('SOCIAL_FAILED');
    const nameless = browser();
    const missing = (await away(nameless, email)).replace(/&?iss=[^&]+/, '');
    expect(await back(nameless, missing)).toBe('SOCIAL_FAILED');
  });

  test('with Facebook’s code under another state, or a used code, is refused', async () => {
    facebook.friend = { id: uuidv7(), first_name: 'Noa', last_name: 'Bar', email: address() };
    const who = browser();
    const path = await atFacebook(leadsTo(await who.page('/users/auth/facebook')));
    expect(await back(browser(), path)).toBe('SOCIAL_STATE');
    expect(leadsTo(await who.page(path))).toBe('/users/social');
    const again = browser();
    const code = new URL(path, app.origin).searchParams.get('code') ?? '';
    const fresh = await atFacebook(leadsTo(await again.page('/users/auth/facebook')));
    expect(await back(again, fresh.replace(/code=[^&]+/, `code=${code}`))).toBe('SOCIAL_FAILED');
  });

  test('while the provider is unreachable reports that', async () => {
    const who = browser();
    const path = await away(who, address());
    identity.away = true;
    expect(await back(who, path)).toBe('SOCIAL_DOWN');
    identity.away = false;
  });

  test('is blocked after too many failures', async () => {
    const who = browser();
    const codes = [];
    for (let i = 0; i < 11; i++) {
      const path = await away(who, address());
      codes.push(await back(who, path.replace(/code=[^&]+/, 'code=none')));
    }
    expect(codes.slice(8)).toEqual(['SOCIAL_FAILED', 'SOCIAL_FAILED', 'TOO_MANY_TRIES']);
  });

  test('of a provider that is not configured answers 404', async () => {
    for (const path of ['/users/auth/google', '/users/auth/google/callback?code=1&state=2'])
      expect((await browser().page(path)).status).toBe(404);
  });
});

describe('linking an account', () => {
  const link = (who: Browser, password: string) =>
    who.post('/users/identities', { provider: 'oidc', password });

  test('requires the password and our own page, and returns there', async () => {
    const { email } = await makeUser();
    const who = await browser().signIn(email, PASSWORD);
    expect((await link(who, 'no')).json.errors).toEqual({ password: ['Wrong password. Try again.'] });
    const foreign = await who.post(
      '/users/identities',
      { provider: 'oidc', password: PASSWORD },
      { csrf: false },
    );
    expect([foreign.status, foreign.json.code]).toEqual([422, 'INVALID_CSRF_TOKEN']);
    const { path } = (await link(who, PASSWORD)).json as unknown as { path: string };
    const login = address();
    const done = await who.page(await atIdentityServer(path, login));
    expect(leadsTo(done)).toBe('/admin/settings/security');
    const shown = (await who.get('/users/identities')).json as never as {
      identities: { id: string; name: string; email: string }[];
    };
    expect(shown.identities).toMatchObject([{ name: 'House of Names', email: login }]);
    expect(await bySocial(browser(), login)).toBe('/');
    // … and is undone by the password, by no other user.
    const other = await browser().signIn((await makeUser()).email, PASSWORD);
    const id = shown.identities[0]?.id;
    const away = (from: Browser, password: string) =>
      from.send('DELETE', `/users/identities/${id}`, { json: { password } });
    expect([(await away(other, PASSWORD)).status, (await away(who, 'no')).status]).toEqual([200, 422]);
    expect(await identitiesOf(email)).toHaveLength(1);
    expect((await away(who, PASSWORD)).status).toBe(200);
    expect(await identitiesOf(email)).toHaveLength(0);
    expect(await bySocial(browser(), login)).toBe('/users/social');
  });

  test("never takes another user's identity", async () => {
    const login = address();
    await bySocial(browser(), (await makeUser({ email: login })).email);
    const who = await browser().signIn((await makeUser()).email, PASSWORD);
    const { path } = (await link(who, PASSWORD)).json as unknown as { path: string };
    const done = await who.page(await atIdentityServer(path, login));
    expect(leadsTo(done)).toBe('/admin/settings/security?refused=SOCIAL_TAKEN');
  });

  test('in a browser that has signed in as another user does nothing', async () => {
    const first = await makeUser();
    const second = await makeUser();
    const who = await browser().signIn(first.email, PASSWORD);
    const { path } = (await link(who, PASSWORD)).json as unknown as { path: string };
    const returning = await atIdentityServer(path, address());
    await who.signIn(second.email, PASSWORD);
    expect(leadsTo(await who.page(returning))).toBe('/admin/settings/security?refused=SOCIAL_STATE');
    expect([...(await identitiesOf(first.email)), ...(await identitiesOf(second.email))]).toEqual([]);
  });
});

test('an account another person made under my address is mine alone once I choose its password by mail', async () => {
  const mine = address();
  facebook.friend = { id: uuidv7(), first_name: 'Not', last_name: 'Me', email: mine };
  const attacker = browser();
  await byFacebook(attacker);
  expect((await attacker.post('/users/social', { first_name: 'Not', family_name: 'Me' })).status).toBe(200);
  await browser().post('/users/passwords/new', { email: mine });
  await workQueue('accounts.');
  const [mail] = await sql<{ text: string }>(
    `select text from mails where "to" = $1 and kind = 'account.reset' order by id desc`,
    [mine],
  );
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const password = 'mine alone now';
  const set = { token, password, password_confirmation: password };
  expect((await browser().post('/users/passwords/edit', set)).status).toBe(200);
  expect(await me(attacker)).toBe(401);
  expect(await byFacebook(browser())).toBe('/users/social');
});

test('no secret, code, token or address of a person was logged', () => {
  expect(said.length).toBeGreaterThan(3);
  const words = said.join('\n');
  for (const secret of [
    OIDC_CLIENT.secret,
    FACEBOOK_CLIENT.secret,
    'EAAB',
    '@people.test',
    'code=',
    'state=',
  ])
    expect(words).not.toContain(secret);
});
