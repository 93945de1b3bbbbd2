import { openAccounts } from '@root/tests/helpers/accounts-app';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { beforeAll, describe, expect, test } from 'vitest';

const { app, sql, browser } = await openAccounts();
let studio: Studio;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
});

describe('sessions', () => {
  test('are listed by device, and one or all others are signed out at once', async () => {
    const { email } = await makeUser();
    const agents = {
      phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      laptop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      tablet: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36',
    };
    const open = async (agent: string) => {
      const who = browser();
      await who.post('/users/sign_in', { email, password: PASSWORD }, { headers: { 'User-Agent': agent } });
      return who;
    };
    const [phone, laptop, tablet] = [
      await open(agents.phone),
      await open(agents.laptop),
      await open(agents.tablet),
    ];
    const { sessions } = (await laptop.get('/users/sessions')).json as unknown as {
      sessions: { id: string; browser: string; system: string; current: boolean }[];
    };
    expect(sessions.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Firefox', 'Windows', true],
      ['Chrome', 'Android', false],
      ['Safari', 'iPhone', false],
    ]);
    expect(JSON.stringify(await sql('select * from session_notes'))).not.toMatch(/127\.0\.0\.1|Mozilla/);
    const ofPhone = sessions.find((one) => one.system === 'iPhone')?.id ?? '';
    // Another user's session answers 404.
    const stranger = await browser().signIn((await makeUser()).email, PASSWORD);
    expect((await stranger.delete(`/users/sessions/${ofPhone}`)).json).toEqual({ ended: 0 });
    expect((await phone.get('/users/sessions')).status).toBe(200);
    expect((await laptop.delete(`/users/sessions/${ofPhone}`)).json).toEqual({ ended: 1 });
    expect([
      (await phone.get('/users/sessions')).status,
      (await tablet.get('/users/sessions')).status,
    ]).toEqual([401, 200]);
    expect((await laptop.delete('/users/sessions')).json).toEqual({ ended: 1 });
    expect([
      (await tablet.get('/users/sessions')).status,
      (await laptop.get('/users/sessions')).status,
    ]).toEqual([401, 200]);
    const said = await tablet.get('/users/sessions');
    expect(said.json).toMatchObject({ code: 'SESSION_EXPIRED', path: '/users/sign_in' });
  });

  test('ended from another browser open no page, data or picture', async () => {
    const mine = await makeStudio();
    const project = await makeProject(mine);
    const [here, there] = [
      await browser().signIn(mine.ownerEmail, PASSWORD),
      await browser().signIn(mine.ownerEmail, PASSWORD),
    ];
    const list = (await there.get(`/galleries/${project.gallery}`)).json as unknown as {
      medias: { urlS: string }[];
    };
    const picture = list.medias[0]?.urlS ?? '';
    expect((await there.get(picture)).status).toBe(200);
    await here.delete('/users/sessions');
    expect((await there.get(`/galleries/${project.gallery}`)).status).toBe(401);
    expect((await there.page(`/events/${project.id}`)).status).toBe(401);
    expect((await there.page('/admin')).status).toBe(307);
    await expect.poll(async () => (await there.get(picture)).status).toBe(404);
    expect((await here.get(`/galleries/${project.gallery}`)).status).toBe(200);
  });

  test('expire at their time', async () => {
    const { id, email } = await makeUser();
    const who = await browser().signIn(email, PASSWORD);
    await sql(`update users_sessions set expires_at = now() - interval '1 second' where _parent_id = $1`, [
      id,
    ]);
    expect((await who.get('/users/sessions')).json.code).toBe('SESSION_EXPIRED');
  });
});

test('after signing out, the admin’s redirect to sign in says that the session has ended', async () => {
  const who = await browser().signIn(studio.ownerEmail, PASSWORD);
  await sql('delete from users_sessions where _parent_id = $1', [studio.owner]);
  const sent = await who.page('/admin/trash');
  expect([sent.status, sent.headers.get('location')]).toEqual([307, '/users/sign_in?back=%2Fadmin%2Ftrash']);
  expect(decodeURIComponent(who.cookies.get('keepers_flash') ?? '')).toContain('Your session expired');
});

test('a client who signs in on the way to the admin goes to the own account, a photographer to the admin', async () => {
  const client = await makeUser();
  const signIn = async (email: string, back: string) =>
    (await browser().post('/users/sign_in', { email, password: PASSWORD, back })).json.path;
  for (const back of ['/admin', '/admin/trash?x=1', '/admin?x=1']) {
    expect(await signIn(client.email, back)).toBe('/');
    expect(await signIn(studio.ownerEmail, back)).toBe(back);
  }
  expect(await signIn(client.email, '/administration')).toBe('/administration');
});
