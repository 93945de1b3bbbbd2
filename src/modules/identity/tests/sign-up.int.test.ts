import { openAccounts } from '@root/tests/helpers/accounts-app';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { env } from '@/core/env';
import { findBrand } from '@/core/mail/queries/mails';

const { app, sql, browser, signIn, tokenTo, signUp } = await openAccounts();
let studio: Studio;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
});

describe('signing up', () => {
  test('signs in at once, shows the welcome once, and sends a confirmation link', async () => {
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

  test('as a photographer publishes no address until the owner sets one; replies go to the owner', async () => {
    const { email } = await signUp({ photographer: true, business_name: 'Studio Private' });
    const [row] = await sql<{ id: string; brand: string | null; account: string | null }>(
      `select a.id, b.contact_email as brand, a.contact_email as account
         from users u join accounts a on a.id = u.account_id join brands b on b.account_id = a.id where u.email = $1`,
      [email],
    );
    expect(row).toMatchObject({ brand: null, account: null });
    const id = row?.id ?? '';
    expect(await findBrand(pool(), id, null)).toMatchObject({ contact: null, reply_to: email });
    await sql(`update brands set contact_email = 'hello@noa.test' where account_id = $1`, [id]);
    const set = { contact: 'hello@noa.test', reply_to: 'hello@noa.test' };
    expect(await findBrand(pool(), id, null)).toMatchObject(set);
  });

  test('as a photographer creates account, first brand and subscription, once', async () => {
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

  test('takes no role, account or proof from the request', async () => {
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

  test('of one address twice at once creates one user', async () => {
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
      email: ['There is already an account with this email.'],
    });
    expect(answers.find((one) => one.status === 422)?.json.code).toBe('EMAIL_TAKEN');
  });

  test('an unconfirmed address can sign in for a week, then must be confirmed first', async () => {
    const { email } = await signUp();
    expect((await signIn(browser(), email, PASSWORD)).status).toBe(200);
    await sql(`update users set unconfirmed_since = now() - interval '8 days' where email = $1`, [email]);
    await sql('delete from mails where "to" = $1', [email]);
    // No link reaches anyone without a mail server, so no one is kept out.
    expect((await signIn(browser(), email, PASSWORD)).status).toBe(200);
    const without = env().smtpUrl;
    Object.assign(env(), { smtpUrl: 'smtp://127.0.0.1:1' });
    onTestFinished(() => void Object.assign(env(), { smtpUrl: without }));
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
