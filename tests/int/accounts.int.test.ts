import { beforeAll, describe, expect, test } from 'vitest';
import { issueToken, type TokenKind } from '@/server/accounts/token';
import { pool } from '@/server/database/pool';
import { uuidv7 } from '@/server/database/uuid';
import { Browser } from '../helpers/browser';
import { openHouse, sqlOf } from '../helpers/house';
import { startWeb, type Web } from '../helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Studio } from '../helpers/studio';
import { workQueue } from '../helpers/work-queue';

const house = await openHouse();
const sql = sqlOf(house);
const NEW = 'another password';
let web: Web;
let studio: Studio;

beforeAll(async () => {
  web = await startWeb(house);
  studio = await makeStudio();
});

const browser = () => new Browser(house.origin);
const html = { headers: { Accept: 'text/html' } };
const modal = { headers: { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' } };
const signIn = (who: Browser, email: string, password: string) =>
  who.post('/users/sign_in', { email, password });

/** What somebody's mailbox got, newest first. */
const mailsTo = (email: string) =>
  sql<{ kind: string; text: string; subject: string }>(
    'select kind, text, subject from mails where "to" = $1 order by created_at desc, id desc',
    [email],
  );

/** The token of the newest message of a kind. */
async function tokenTo(email: string, kind: string): Promise<string> {
  await workQueue('accounts.');
  const mail = (await mailsTo(email)).find((one) => one.kind === `account.${kind}`);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** A new person, signed up through the wire and in. */
async function signUp(
  more: object = {},
): Promise<{ who: Browser; email: string; answer: { status: number; path: unknown } }> {
  const who = browser();
  const email = `new-${uuidv7()}@people.test`;
  const names = {
    first_name: 'Noa',
    family_name: 'Bar',
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  const { status, json } = await who.post('/users/sign_up', { email, ...names, ...more });
  return { who, email, answer: { status, path: json.path } };
}

const locked = async (email: string, who = browser()) => {
  const codes = [];
  for (let i = 0; i < 6; i++) codes.push((await signIn(who, email, 'wrong')).json.code);
  return codes;
};

describe('signing up', () => {
  test('lets in at once, tells so once, and asks for a confirmation', async () => {
    const { who, email, answer } = await signUp();
    expect(answer).toEqual({ status: 201, path: '/' });
    expect(JSON.parse(decodeURIComponent(who.cookies.get('keepers_flash') ?? '{}')).message).toMatch(
      /^Welcome!/,
    );
    const token = await tokenTo(email, 'confirm');
    expect(
      (await sql('select unconfirmed_since from users where email = $1', [email]))[0]?.unconfirmed_since,
    ).not.toBeNull();
    const other = browser();
    const opened = await other.page(`/users/confirmation?token=${token}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/users/confirmation']);
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    expect(opened.headers.get('set-cookie')).toMatch(/keepers_link=.*Path=\/users.*HttpOnly/);
    // A scanner of mails that opens the link has used nothing up.
    expect(
      (await sql('select unconfirmed_since from users where email = $1', [email]))[0]?.unconfirmed_since,
    ).not.toBeNull();
    const done = await other.post('/users/confirmation', {});
    expect([done.status, done.json.path]).toEqual([200, '/users/sign_in']);
    expect(
      (await sql('select unconfirmed_since from users where email = $1', [email]))[0]?.unconfirmed_since,
    ).toBeNull();
    const again = await other.post('/users/confirmation', { token });
    expect([again.status, again.json.code]).toEqual([422, 'LINK_NOT_VALID']);
  });

  test('as a photographer makes account, first brand and subscription, once', async () => {
    const { who, email, answer } = await signUp({
      photographer: true,
      business_name: 'Studio Noa',
      time_zone: 'Asia/Jerusalem',
    });
    expect(answer).toEqual({ status: 201, path: '/admin' });
    const [row] = await sql(
      `select u.role::text as role, a.name, a.time_zone, b.business_name, s.plan::text as plan, s.project_limit::int as projects
         from users u join accounts a on a.id = u.account_id join brands b on b.account_id = a.id
         join subscriptions s on s.account_id = a.id where u.email = $1`,
      [email],
    );
    expect(row).toEqual({
      role: 'owner',
      name: 'Studio Noa',
      time_zone: 'Asia/Jerusalem',
      business_name: 'Studio Noa',
      plan: 'free',
      projects: 3,
    });
    const made = await who.post('/api/x/studio/projects', { name: 'First' });
    expect(made.status).toBe(201);
    const strange = await signUp({ photographer: 'true', time_zone: "Mars/'; drop table users" });
    expect(
      (
        await sql(
          'select a.name, a.time_zone from users u join accounts a on a.id = u.account_id where u.email = $1',
          [strange.email],
        )
      )[0],
    ).toEqual({
      name: 'Noa Bar',
      time_zone: 'UTC',
    });
  });

  test('takes no role, account or proof from whoever asks', async () => {
    const { email } = await signUp({
      operator: true,
      role: 'owner',
      account: studio.account,
      unconfirmed_since: null,
    });
    expect(
      (
        await sql(
          'select operator, role, account_id, unconfirmed_since is null as proved from users where email = $1',
          [email],
        )
      )[0],
    ).toEqual({
      operator: false,
      role: null,
      account_id: null,
      proved: false,
    });
  });

  test('of one address twice at once makes one person', async () => {
    const email = `twice-${uuidv7()}@people.test`;
    const person = {
      email,
      first_name: 'Noa',
      family_name: 'Bar',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    const answers = await Promise.all([1, 2, 3].map(() => browser().post('/users/sign_up', person)));
    expect(answers.map((one) => one.status).sort()).toEqual([201, 422, 422]);
    expect(answers.find((one) => one.status === 422)?.json.errors).toEqual({
      email: ['has already been taken'],
    });
  });

  test('an address nobody confirms comes in for a week, then has to be confirmed first', async () => {
    const { email } = await signUp();
    expect((await signIn(browser(), email, PASSWORD)).status).toBe(200);
    await sql(`update users set unconfirmed_since = now() - interval '8 days' where email = $1`, [email]);
    await sql('delete from mails where "to" = $1', [email]);
    const refused = await signIn(browser(), email, PASSWORD);
    expect([refused.status, refused.json.code]).toEqual([422, 'CONFIRM_EMAIL_FIRST']);
    expect((await signIn(browser(), email, 'wrong')).json.code).toBe('INVALID_LOGIN');
    const who = browser();
    expect((await who.post('/users/confirmation', { token: await tokenTo(email, 'confirm') })).status).toBe(
      200,
    );
    expect((await signIn(who, email, PASSWORD)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('is chosen anew by the link, once; every session ends', async () => {
    const { id, email } = await makeUser();
    const inside = await browser().signIn(email, PASSWORD);
    const who = browser();
    const asked = await who.post('/users/passwords/new', { email: ` ${email.toUpperCase()} ` });
    expect([asked.status, asked.json]).toEqual([200, { path: '/users/passwords/new?sent=1' }]);
    const token = await tokenTo(email, 'reset');
    await who.page(`/users/passwords/edit?token=${token}`);
    const short = await who.post('/users/passwords/edit', { password: 'x', password_confirmation: 'x' });
    expect([short.status, Object.keys(short.json.errors ?? {})]).toEqual([422, ['password']]);
    const differs = await who.post('/users/passwords/edit', {
      password: NEW,
      password_confirmation: PASSWORD,
    });
    expect(differs.json.errors).toEqual({ password_confirmation: ["doesn't match password"] });
    const done = await who.post('/users/passwords/edit', { password: NEW, password_confirmation: NEW });
    expect([done.status, done.json.path]).toEqual([200, '/users/passwords/reset_success']);
    expect((await inside.get('/users/sessions')).status).toBe(401);
    expect((await signIn(browser(), email, PASSWORD)).json.code).toBe('INVALID_LOGIN');
    expect((await signIn(browser(), email, NEW)).status).toBe(200);
    const again = await browser().post('/users/passwords/edit', {
      token,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    });
    expect(again.json.code).toBe('LINK_NOT_VALID');
    expect((await mailsTo(email)).map((mail) => mail.kind)).toContain('account.password_changed');
    const kept = await sql<{ hash: string }>('select hash from account_tokens where user_id = $1', [id]);
    expect(kept.every((row) => row.hash !== token && /^[0-9a-f]{64}$/.test(row.hash))).toBe(true);
  });

  test('a link used twice at once changes the password once', async () => {
    const { id, email } = await makeUser();
    const token = await issueToken(pool(), id, 'reset');
    const tries = ['first password', 'other password', 'third password'].map((password) =>
      browser().post('/users/passwords/edit', { token, password, password_confirmation: password }),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.sort()).toEqual([200, 422, 422]);
    expect((await mailsTo(email)).filter((mail) => mail.kind === 'account.password_changed')).toHaveLength(1);
  });

  test('says the same, to the byte, of an address nobody has, and writes to nobody', async () => {
    const { email } = await makeUser();
    const nobody = `nobody-${uuidv7()}@people.test`;
    for (const path of ['/users/passwords/new', '/users/unlock/new', '/users/confirmation/new']) {
      const [known, unknown] = [
        await browser().post(path, { email }),
        await browser().post(path, { email: nobody }),
      ];
      const said = ({ status, text, headers }: typeof known) => [
        status,
        text,
        headers.get('x-message'),
        headers.getSetCookie().length,
      ];
      expect(said(known)).toEqual(said(unknown));
    }
    await workQueue('accounts.');
    expect(await mailsTo(nobody)).toEqual([]);
    expect((await mailsTo(email)).map((mail) => mail.kind).sort()).toEqual([
      'account.reset',
      'account.unlock',
    ]);
  });

  test('fills nobody’s mailbox: one message a minute, five an hour, whoever asks', async () => {
    const { email } = await makeUser();
    for (let i = 0; i < 4; i++) await browser().post('/users/passwords/new', { email });
    await workQueue('accounts.');
    expect(await mailsTo(email)).toHaveLength(1);
    for (let i = 0; i < 8; i++) {
      await sql(`update mails set created_at = created_at - interval '2 minutes' where "to" = $1`, [email]);
      await browser().post('/users/passwords/new', { email });
      await workQueue('accounts.');
    }
    expect(await mailsTo(email)).toHaveLength(5);
  });

  test.each<[TokenKind, string, object]>([
    ['reset', '/users/passwords/edit', { password: NEW, password_confirmation: NEW }],
    ['confirm', '/users/confirmation', {}],
    ['unlock', '/users/unlock', {}],
  ])('a link of another kind, or one that is over, opens nothing: %s', async (kind, path, body) => {
    const { id } = await makeUser();
    const others = (['reset', 'unlock', 'confirm', 'email'] as const).filter(
      (other) => other !== kind && !(kind === 'confirm' && other === 'email'),
    );
    for (const other of others) {
      const token = await issueToken(pool(), id, other);
      expect((await browser().post(path, { ...body, token })).json.code).toBe('LINK_NOT_VALID');
    }
    const token = await issueToken(pool(), id, kind);
    await sql(`update account_tokens set expires_at = now() - interval '1 second' where user_id = $1`, [id]);
    expect((await browser().post(path, { ...body, token })).json.code).toBe('LINK_NOT_VALID');
    for (const strange of ['', 'x', '../..', "' or 1=1 --", 'ת'.repeat(60)])
      expect((await browser().post(path, { ...body, token: strange })).json.code).toBe('LINK_NOT_VALID');
    const earlier = await issueToken(pool(), id, kind);
    await issueToken(pool(), id, kind);
    expect((await browser().post(path, { ...body, token: earlier })).json.code).toBe('LINK_NOT_VALID');
  });
});

describe('a locked account', () => {
  test('warns before, locks, and is opened by the link of a message', async () => {
    const { email } = await makeUser();
    expect(await locked(email)).toEqual([
      ...Array(4).fill('INVALID_LOGIN'),
      'LAST_TRY_BEFORE_LOCK',
      'ACCOUNT_LOCKED',
    ]);
    const right = await signIn(browser(), email, PASSWORD);
    expect([right.status, right.json]).toEqual([
      422,
      { code: 'ACCOUNT_LOCKED', errors: { base: ['Your account is locked.'] } },
    ]);
    const token = await tokenTo(email, 'unlock');
    const who = browser();
    await who.page(`/users/unlock?token=${token}`);
    expect((await signIn(browser(), email, PASSWORD)).json.code).toBe('ACCOUNT_LOCKED');
    const opened = await who.post('/users/unlock', {});
    expect([opened.status, opened.json.path]).toEqual([200, '/users/sign_in']);
    expect((await signIn(browser(), email, PASSWORD)).status).toBe(200);
  });

  test('is the same for an address nobody has, word for word', async () => {
    expect(await locked(`nobody-${uuidv7()}@people.test`)).toEqual([
      ...Array(4).fill('INVALID_LOGIN'),
      'LAST_TRY_BEFORE_LOCK',
      'ACCOUNT_LOCKED',
    ]);
  });

  test('opens by itself after its time, and the right password forgets the wrong ones', async () => {
    const { email } = await makeUser();
    await locked(email);
    await sql(`update tries set created_at = created_at - interval '16 minutes'`);
    expect((await signIn(browser(), email, PASSWORD)).status).toBe(200);
    for (let i = 0; i < 5; i++) await signIn(browser(), email, 'wrong');
    expect((await signIn(browser(), email, PASSWORD)).status).toBe(200);
    expect((await signIn(browser(), email, 'wrong')).json.code).toBe('INVALID_LOGIN');
  });

  test('locks nobody out of a browser they were signed in with, and that browser has a count of its own', async () => {
    const { email } = await makeUser();
    const own = await browser().signIn(email, PASSWORD);
    await own.delete('/users/sign_out');
    await locked(email);
    expect((await signIn(browser(), email, PASSWORD)).json.code).toBe('ACCOUNT_LOCKED');
    expect((await signIn(own, email, PASSWORD)).status).toBe(200);
    await own.delete('/users/sign_out');
    expect(await locked(email, own)).toContain('ACCOUNT_LOCKED');
    const forged = browser();
    forged.cookies.set('keepers_known', `aaaaaaaaaaaaaaaa.${'a'.repeat(22)}`);
    expect((await signIn(forged, email, PASSWORD)).json.code).toBe('ACCOUNT_LOCKED');
  });

  test('many wrong passwords at once are counted as if they came one by one', async () => {
    const { email } = await makeUser();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(browser(), email, 'wrong')));
    const codes = answers.map((answer) => answer.json.code as unknown as string);
    expect(codes.filter((code) => code === 'INVALID_LOGIN')).toHaveLength(4);
    expect(codes.filter((code) => code === 'LAST_TRY_BEFORE_LOCK')).toHaveLength(1);
  });
});

describe('an inactive account', () => {
  test('refuses its people with the reason, told only to who knows the password; its galleries stay open', async () => {
    const mine = await makeStudio();
    const project = await makeProject(mine);
    const client = await browser().enter(project.code);
    await sql(`update accounts set active = false, inactive_reason = 'not paid' where id = $1`, [
      mine.account,
    ]);
    expect((await signIn(browser(), mine.ownerEmail, 'wrong')).json.code).toBe('INVALID_LOGIN');
    const refused = await signIn(browser(), mine.ownerEmail, PASSWORD);
    expect([refused.status, refused.json.code]).toEqual([422, 'ACCOUNT_INACTIVE']);
    expect(refused.text).toContain('not paid');
    expect((await client.get(`/events/${project.id}`)).status).toBe(200);
    await sql('update accounts set active = true where id = $1', [mine.account]);
    expect((await signIn(browser(), mine.ownerEmail, PASSWORD)).status).toBe(200);
  });
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
    // Somebody else's session is not there.
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

  test('ended from another browser show no page, data or picture any more', async () => {
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

  test('end by themselves at their time', async () => {
    const { id, email } = await makeUser();
    const who = await browser().signIn(email, PASSWORD);
    await sql(`update users_sessions set expires_at = now() - interval '1 second' where _parent_id = $1`, [
      id,
    ]);
    expect((await who.get('/users/sessions')).json.code).toBe('SESSION_EXPIRED');
  });
});

describe('changing one’s password', () => {
  test('wants the old one, ends the other sessions and tells', async () => {
    const { email } = await makeUser();
    const [here, there] = [await browser().signIn(email, PASSWORD), await browser().signIn(email, PASSWORD)];
    const wish = { password: NEW, password_confirmation: NEW };
    const wrong = await here.put('/users/password', { current_password: 'not it', ...wish });
    expect([wrong.status, wrong.json.errors]).toEqual([422, { current_password: ['is not right'] }]);
    expect((await here.put('/users/password', { current_password: PASSWORD, ...wish })).status).toBe(200);
    expect([(await here.get('/users/sessions')).status, (await there.get('/users/sessions')).status]).toEqual(
      [200, 401],
    );
    expect((await signIn(browser(), email, NEW)).status).toBe(200);
    expect((await mailsTo(email))[0]?.kind).toBe('account.password_changed');
  });

  test('is no way to guess it: after ten wrong ones it waits', async () => {
    const { email } = await makeUser();
    const who = await browser().signIn(email, PASSWORD);
    const wish = { password: NEW, password_confirmation: NEW };
    for (let i = 0; i < 10; i++)
      await who.put('/users/password', { current_password: `guess ${i}`, ...wish });
    expect((await who.put('/users/password', { current_password: PASSWORD, ...wish })).json.code).toBe(
      'TOO_MANY_TRIES',
    );
  });
});

describe('changing one’s address', () => {
  test('is confirmed at the new one and told at the old', async () => {
    const { email } = await makeUser();
    const fresh = `fresh-${uuidv7()}@people.test`;
    const who = await browser().signIn(email, PASSWORD);
    expect((await who.put('/users/email', { email: fresh, password: 'not it' })).json.errors).toEqual({
      password: ['is not right'],
    });
    expect((await who.put('/users/email', { email, password: PASSWORD })).json.errors).toEqual({
      email: ['is your address already'],
    });
    expect((await who.put('/users/email', { email: fresh, password: PASSWORD })).status).toBe(200);
    expect((await signIn(browser(), email, PASSWORD)).status).toBe(200);
    const token = await tokenTo(fresh, 'email');
    expect((await who.post('/users/confirmation', { token })).status).toBe(200);
    expect((await mailsTo(email))[0]?.kind).toBe('account.email_changed');
    expect((await signIn(browser(), fresh, PASSWORD)).status).toBe(200);
    expect((await signIn(browser(), email, PASSWORD)).json.code).toBe('INVALID_LOGIN');
  });

  test('to somebody else’s tells them, changes nothing, and says the same', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const who = await browser().signIn(one.email, PASSWORD);
    const free = await who.put('/users/email', { email: `free-${uuidv7()}@people.test`, password: PASSWORD });
    const taken = await who.put('/users/email', { email: other.email, password: PASSWORD });
    expect([taken.status, taken.text, taken.headers.get('x-message')]).toEqual([
      free.status,
      free.text,
      free.headers.get('x-message'),
    ]);
    expect((await mailsTo(other.email)).map((mail) => [mail.kind, /token=/.test(mail.text)])).toEqual([
      ['account.email_taken', false],
    ]);
  });

  test('that somebody else took meanwhile is not taken from them', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const token = await issueToken(pool(), one.id, 'email', { email: other.email });
    expect((await browser().post('/users/confirmation', { token })).json.code).toBe('LINK_NOT_VALID');
    expect((await sql('select email from users where id = $1', [one.id]))[0]?.email).toBe(one.email);
  });
});

describe('the pages', () => {
  const PATHS = [
    '/users/sign_in',
    '/users/sign_up',
    '/users/passwords/new',
    '/users/passwords/edit',
    '/users/passwords/reset_success',
    '/users/confirmation',
    '/users/confirmation/new',
    '/users/unlock',
    '/users/unlock/new',
  ];

  test.each(PATHS)('%s is a page, and a fragment for the modal', async (path) => {
    const page = await browser().page(path);
    expect([page.status, web.drawn.at(-1)?.path]).toEqual([200, path]);
    expect(page.headers.get('cache-control')).toMatch(/no-store/);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    for (const locale of ['en', 'he']) {
      const who = browser();
      who.cookies.set('locale', locale);
      const fragment = await who.get(path, modal);
      expect([
        fragment.status,
        fragment.text.startsWith('<section'),
        /<html|<script|missing:/.test(fragment.text),
      ]).toEqual([200, true, false]);
      expect(/[א-ת]/.test(fragment.text)).toBe(locale === 'he');
    }
  });

  test('a plain form is answered by 303, or by the page with its mistakes and without a password', async () => {
    const who = browser();
    const authenticity_token = await who.token();
    const right = await who.send('POST', '/users/passwords/new', {
      form: { email: 'a@b.test', authenticity_token },
      ...html,
    });
    expect([right.status, right.headers.get('location')]).toEqual([303, '/users/passwords/new?sent=1']);
    const wrong = await who.send('POST', '/users/passwords/new', {
      form: { email: 'no address', authenticity_token },
      ...html,
    });
    const sent = JSON.parse(decodeURIComponent(String(web.drawn.at(-1)?.headers['x-keepers-form'])));
    expect([wrong.status, sent.errors.email?.length, sent.values]).toEqual([422, 1, { email: 'no address' }]);
    const reset = await who.send('POST', '/users/passwords/edit', {
      form: { token: 'x', password: NEW, password_confirmation: NEW, authenticity_token },
      ...html,
    });
    expect([reset.status, String(web.drawn.at(-1)?.headers['x-keepers-form'])]).toEqual([
      422,
      expect.not.stringContaining('another'),
    ]);
  });

  test('a fragment’s form comes back as a fragment with its mistakes', async () => {
    const who = browser();
    const authenticity_token = await who.token();
    const wrong = await who.send('POST', '/users/sign_in', {
      form: { email: 'a@b.test', password: 'wrong', authenticity_token },
      ...modal,
    });
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(wrong.text).toContain('Invalid email or password.');
    expect(wrong.text).toContain('value="a@b.test"');
    expect(wrong.text).not.toContain('value="wrong"');
  });
});

test('whoever has signed in and out again hears that the session is over when the admin sends them to sign in', async () => {
  const who = await browser().signIn(studio.ownerEmail, PASSWORD);
  await sql('delete from users_sessions where _parent_id = $1', [studio.owner]);
  const sent = await who.page('/admin/trash');
  expect([sent.status, sent.headers.get('location')]).toEqual([307, '/users/sign_in?back=%2Fadmin%2Ftrash']);
  expect(decodeURIComponent(who.cookies.get('keepers_flash') ?? '')).toContain('Your session expired');
});
