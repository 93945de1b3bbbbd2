import { openAccounts } from '@root/tests/helpers/accounts-app';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { beforeAll, describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { issueToken } from '../token';

const { app, sql, browser, signIn, mailsTo, tokenTo } = await openAccounts();
const NEW = 'another password';

beforeAll(async () => {
  await startWeb(app);
});

describe('changing one’s password', () => {
  test('requires the old one, ends the other sessions and sends a notice', async () => {
    const { email } = await makeUser();
    const [here, there] = [await browser().signIn(email, PASSWORD), await browser().signIn(email, PASSWORD)];
    const body = { password: NEW, password_confirmation: NEW };
    const wrong = await here.put('/users/password', { current_password: 'not it', ...body });
    expect([wrong.status, wrong.json.errors]).toEqual([
      422,
      { current_password: ['Wrong password. Try again.'] },
    ]);
    expect((await here.put('/users/password', { current_password: PASSWORD, ...body })).status).toBe(200);
    expect([(await here.get('/users/sessions')).status, (await there.get('/users/sessions')).status]).toEqual(
      [200, 401],
    );
    expect((await signIn(browser(), email, NEW)).status).toBe(200);
    expect((await mailsTo(email))[0]?.kind).toBe('account.password_changed');
  });

  test('cannot be used to guess it: after ten wrong ones it is blocked for a while', async () => {
    const { email } = await makeUser();
    const who = await browser().signIn(email, PASSWORD);
    const body = { password: NEW, password_confirmation: NEW };
    for (let i = 0; i < 10; i++)
      await who.put('/users/password', { current_password: `guess ${i}`, ...body });
    expect((await who.put('/users/password', { current_password: PASSWORD, ...body })).json.code).toBe(
      'TOO_MANY_TRIES',
    );
  });
});

describe('changing one’s address', () => {
  test('is confirmed at the new address and announced at the old one', async () => {
    const { email } = await makeUser();
    const fresh = `fresh-${uuidv7()}@people.test`;
    const who = await browser().signIn(email, PASSWORD);
    expect((await who.put('/users/email', { email: fresh, password: 'not it' })).json.errors).toEqual({
      password: ['Wrong password. Try again.'],
    });
    expect((await who.put('/users/email', { email, password: PASSWORD })).json.errors).toEqual({
      email: ['This is already your email.'],
    });
    expect((await who.put('/users/email', { email: fresh, password: PASSWORD })).status).toBe(200);
    expect((await signIn(browser(), email, PASSWORD)).status).toBe(200);
    const token = await tokenTo(fresh, 'email');
    expect((await who.post('/users/confirmation', { token })).status).toBe(200);
    expect((await mailsTo(email))[0]?.kind).toBe('account.email_changed');
    expect((await signIn(browser(), fresh, PASSWORD)).status).toBe(200);
    expect((await signIn(browser(), email, PASSWORD)).json.code).toBe('INVALID_LOGIN');
  });

  test('to a taken address notifies its owner, changes nothing, and answers the same', async () => {
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

  test('that another user took meanwhile stays theirs', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const token = await issueToken(pool(), one.id, 'email', { email: other.email });
    expect((await browser().post('/users/confirmation', { token })).json.code).toBe('LINK_NOT_VALID');
    expect((await sql('select email from users where id = $1', [one.id]))[0]?.email).toBe(one.email);
  });
});
