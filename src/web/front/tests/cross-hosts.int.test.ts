import { makeSite } from '@root/src/modules/sites/tests/make-site';
import { Browser } from '@root/tests/helpers/browser';
import { invite } from '@root/tests/helpers/entering';
import { startWeb, type Web } from '@root/tests/helpers/start-web';
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
import { watchSites } from '@/modules/sites/page-store';

const app = await openTestApp();
const sql = sqlOf(app);
const HOST = `alma.localhost:${app.port}`;
const on = (name: string) => new Browser(app.origin, `${name}.localhost:${app.port}`);
let studio: Studio;
let project: Project;
let theirs: Project;
let web: Web;

beforeAll(async () => {
  web = await startWeb(app);
  await watchSites();
  studio = await makeStudio('Studio Alma');
  const other = await makeStudio('Studio Boaz');
  project = await makeProject(studio);
  theirs = await makeProject(other);
  await makeSite(studio.account, 'alma', { '': [] });
  await makeSite(other.account, 'boaz', { '': [] });
});

const grantOf = (who: Browser, { id }: Project = project) =>
  decodeURIComponent(who.cookies.get(`kg_${id.replaceAll('-', '')}`) ?? '').split('.')[0];
const locationOf = async (who: Browser, path: string, headers: Record<string, string> = {}) =>
  String((await who.page(path, { headers })).headers.get('location'));

/** Follows a link on the studio's host to the platform, as far as the page of signing in. */
async function follow(here: Browser, there: Browser, path: string, headers: Record<string, string> = {}) {
  const leads = await locationOf(here, path, headers);
  expect(leads).toMatch(new RegExp(`^${app.origin}/users/`));
  let at = leads.slice(app.origin.length);
  for (let i = 0; i < 3; i++) {
    const answer = await there.page(at);
    if (answer.status !== 303) return at;
    at = String(answer.headers.get('location'));
  }
  return at;
}

const signUp = (who: Browser, more: object) =>
  who.post('/users/sign_up', {
    email: `client-${crypto.randomUUID()}@people.test`,
    password: PASSWORD,
    first_name: 'Dana',
    family_name: 'Levi',
    ...more,
  });

describe('signing in from a gallery on a studio’s host', () => {
  test('leads to the platform and back, as a named client, with a token for one use', async () => {
    const here = await on('alma').enter(project.code, { guest: true });
    const there = new Browser(app.origin);
    const page = `http://${HOST}/events/${project.id}?gallery=${project.gallery}`;
    const at = await follow(here, there, '/users/sign_up', { Referer: page });
    expect(at).not.toMatch(/[?&](t|from|c)=/);
    expect(new URL(at, app.origin).searchParams.get('back')).toBe(
      `/events/${project.id}?gallery=${project.gallery}`,
    );
    const signed = await signUp(there, { i: project.id, c: project.code, back: new URL(page).pathname });
    const path = String(signed.json.path);
    expect(path).toMatch(new RegExp(`^http://${HOST}/events/${project.id}\\?t=`));
    const guest = grantOf(here);
    const back = await here.page(path.slice(`http://${HOST}`.length));
    expect([back.status, back.headers.get('location')]).toEqual([303, `/events/${project.id}`]);
    expect(back.headers.get('referrer-policy')).toBe('no-referrer');
    expect(grantOf(here)).toBe(grantOf(there));
    expect(grantOf(here)).not.toBe(guest);
    expect([...here.cookies.keys()]).not.toContain('keepers-token');
    const [grant] = await sql('select role, name from grants where id = $1', [grantOf(here)]);
    expect(grant).toEqual({ role: 'client', name: 'Dana' });
    // The guest's own grant gained nothing.
    expect((await sql('select role from grants where id = $1', [guest]))[0]).toEqual({ role: 'guest' });
    const again = await on('alma').enter(project.code, { guest: true });
    await again.page(`/users/sign_in?i=${project.id}`);
    const before = grantOf(again);
    await again.page(path.slice(`http://${HOST}`.length));
    expect(grantOf(again)).toBe(before);
  });

  test('opens nothing by a token in a browser that did not leave to sign in', async () => {
    const [here, there] = [on('alma'), new Browser(app.origin)];
    await follow(here, there, `/users/sign_up?i=${project.id}`);
    const path = String((await signUp(there, { i: project.id, c: project.code })).json.path);
    const own = path.slice(`http://${HOST}`.length);
    const lured = [on('alma'), await on('alma').enter(project.code, { guest: true })];
    for (const one of lured) {
      const before = grantOf(one);
      await one.page(own);
      expect(grantOf(one)).toBe(before);
    }
    await here.page(own);
    expect(grantOf(here)).toBe(grantOf(there));
  });

  test('keeps the grant of a browser that is a client already', async () => {
    const [here, there] = [await on('alma').enter(project.code), new Browser(app.origin)];
    const before = grantOf(here);
    await follow(here, there, `/users/sign_up?i=${project.id}`);
    const path = String((await signUp(there, { i: project.id, c: project.code })).json.path);
    await here.page(path.slice(`http://${HOST}`.length));
    expect(grantOf(here)).toBe(before);
  });

  test('opens a project that requires an account, for a client who is named', async () => {
    await sql('update events set force_selection_login = true where id = $1', [project.id]);
    const [here, there] = [on('alma'), new Browser(app.origin)];
    const { json } = await here.post('/client_access', { code: project.code });
    const at = await follow(here, there, String(json.path));
    expect(at).toBe(`/users/sign_up?i=${project.id}`);
    const path = String((await signUp(there, { i: project.id, c: project.code })).json.path);
    await here.page(path.slice(`http://${HOST}`.length));
    const view = await here.get(`/events/${project.id}`);
    expect([view.status, (view.json.can as never as { select: boolean }).select]).toEqual([200, true]);
    const [grant] = await sql('select name from grants where id = $1', [grantOf(here)]);
    expect(grant).toEqual({ name: 'Dana' });
    await sql('update events set force_selection_login = false where id = $1', [project.id]);
  });

  test('returns a person who has a grant by their account', async () => {
    const user = await makeUser({});
    const known = await new Browser(app.origin).signIn(user.email, PASSWORD);
    await known.enter(project.code);
    const [here, there] = [on('alma'), new Browser(app.origin)];
    await follow(here, there, `/users/sign_in?i=${project.id}`);
    const { json } = await there.post('/users/sign_in', {
      email: user.email,
      password: PASSWORD,
      i: project.id,
    });
    await here.page(String(json.path).slice(`http://${HOST}`.length));
    expect(grantOf(here)).toBe(grantOf(known));
  });

  test('keeps the studio’s own people on the platform', async () => {
    const [here, there] = [await on('alma').enter(project.code), new Browser(app.origin)];
    await follow(here, there, `/users/sign_in?i=${project.id}`);
    const { json } = await there.post('/users/sign_in', {
      email: studio.ownerEmail,
      password: PASSWORD,
      i: project.id,
    });
    expect(json.path).toBe(`/events/${project.id}`);
  });

  test('gives a script the address, which it cannot follow to another host', async () => {
    const here = on('alma');
    const { status, json } = await here.get(`/users/sign_up?i=${project.id}`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'text/html, application/json;q=0.5' },
    });
    expect([status, json.path]).toEqual([
      200,
      `${app.origin}/users/sign_up?i=${project.id}&from=alma.localhost`,
    ]);
  });

  test('allows a form’s answer to lead to the other host, and no other page’s', async () => {
    const policy = (answer: { headers: Headers }) =>
      /form-action [^;]*/.exec(answer.headers.get('content-security-policy') ?? '')?.[0];
    const [here, there] = [on('alma'), new Browser(app.origin)];
    expect(policy(await here.page(`/events/${project.id}`))).toBe(`form-action 'self' ${app.origin}`);
    expect(policy(await there.page('/users/sign_in'))).toBe("form-action 'self'");
    await follow(here, there, `/users/sign_in?i=${project.id}`);
    expect(policy(await there.page('/users/sign_in'))).toBe(`form-action 'self' http://${HOST}`);
    expect(policy(await there.page(`/events/${project.id}`))).toBe("form-action 'self'");
  });
});

describe('the way back from signing in', () => {
  test.each([
    ['a host that is no site', () => 'evil.example'],
    ['another studio’s host', () => 'boaz.localhost'],
    ['a host with something behind it', () => 'alma.localhost@evil.example'],
    ['an address', () => 'https://evil.example/alma.localhost'],
    ['no host', () => ''],
  ])('never leads to %s', async (_what, from) => {
    const there = new Browser(app.origin);
    const address = `/users/sign_up?i=${project.id}&from=${encodeURIComponent(from())}`;
    expect(await locationOf(there, address)).toBe(`/users/sign_up?i=${project.id}`);
    expect([...there.cookies.keys()]).not.toContain('keepers_return');
    const { json } = await signUp(there, { i: project.id, c: project.code, from: from() });
    expect(json.path).toBe(`/events/${project.id}`);
  });

  test('is not taken from a cookie that we did not sign, nor for another project', async () => {
    const there = new Browser(app.origin);
    there.cookies.set('keepers_return', encodeURIComponent(`${project.id} https://evil.example mark`));
    expect((await signUp(there, { i: project.id, c: project.code })).json.path).toBe(`/events/${project.id}`);
    const second = new Browser(app.origin);
    await follow(on('alma'), second, `/users/sign_up?i=${project.id}`);
    expect((await signUp(second, { i: theirs.id, c: theirs.code })).json.path).toBe(`/events/${theirs.id}`);
  });

  test('is not offered for another studio’s project, and carries no grant of it', async () => {
    const here = on('alma');
    const held = await new Browser(app.origin).enter(theirs.code);
    for (const [name, value] of held.cookies) here.cookies.set(name, value);
    expect(await locationOf(here, `/users/sign_in?i=${theirs.id}`)).toBe(
      `${app.origin}/users/sign_in?i=${theirs.id}`,
    );
  });
});

test('a token for a studio’s host opens nothing on the platform’s and on another studio’s', async () => {
  const [here, there] = [on('alma'), new Browser(app.origin)];
  await follow(here, there, `/users/sign_up?i=${project.id}`);
  const path = String((await signUp(there, { i: project.id, c: project.code })).json.path);
  const own = path.slice(`http://${HOST}`.length);
  for (const host of [null, 'boaz']) {
    const other = host === null ? new Browser(app.origin) : on(host);
    for (const [name, value] of here.cookies) other.cookies.set(name, value);
    await other.page(own);
    expect(grantOf(other)).toBe('');
  }
  // Programs that only look do not use it up.
  expect((await here.send('HEAD', own)).headers.get('set-cookie') ?? '').not.toContain('kg_');
  await here.page(own);
  expect(grantOf(here)).toBe(grantOf(there));
});

test('a form of the shared modal is answered on the studio’s host by its fragment', async () => {
  const client = await on('alma').enter(project.code);
  const send = (content: string) =>
    client.send('POST', `/events/${project.id}/reviews`, {
      form: {
        content,
        rating: '5',
        reviewer_first_name: 'Noa',
        reviewer_last_name: 'Bar',
      },
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        Accept: 'text/html, application/json;q=0.5',
      },
    });
  const refused = await send('');
  expect([refused.status, /<html/.test(refused.text), /name="content"/.test(refused.text)]).toEqual([
    422,
    false,
    true,
  ]);
  const taken = await send('A day we talk about still.');
  expect([taken.status, /<html/.test(taken.text), /Thank you/.test(taken.text)]).toEqual([201, false, true]);
});

describe('the language of a gallery on a studio’s host', () => {
  const languageOf = async (who: Browser, { id }: Project) => {
    await who.page(`/events/${id}`);
    return web.drawn.at(-1)?.headers['x-locale'];
  };

  test('is the invited client’s, then the project’s, then the site’s', async () => {
    const hebrew = await makeProject(studio);
    await sql(`update events set locale = 'he' where id = $1`, [hebrew.id]);
    expect(await languageOf(await on('alma').enter(hebrew.code, { guest: true }), hebrew)).toBe('he');
    const { token, id } = await invite(hebrew);
    const invited = on('alma');
    await invited.page(`/i/${token}`);
    expect(await languageOf(invited, hebrew)).toBe('he');
    await sql(
      `update clients set locale = 'en' where id = (select client_id from invitations where id = $1)`,
      [id],
    );
    expect(await languageOf(invited, hebrew)).toBe('en');
  });

  test('is the site’s for a project of another studio, as for one that does not exist', async () => {
    await sql(`update events set locale = 'he', available_public = true where id = $1`, [theirs.id]);
    expect(await languageOf(on('alma'), theirs)).toBe('en');
    expect(await languageOf(on('boaz'), theirs)).toBe('he');
  });
});
