import { openAccounts } from '@root/tests/helpers/accounts-app';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { beforeAll, describe, expect, test } from 'vitest';

const { app, sql, browser, signUp, mailsTo, tokenTo } = await openAccounts();
const modal = { headers: { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' } };

beforeAll(async () => {
  await startWeb(app);
});

/** A signed-in user, and the text of their account page in the modal, in a language. */
async function own(locale: 'en' | 'he' = 'en') {
  const { email } = await makeUser();
  const who = await browser().signIn(email, PASSWORD);
  who.cookies.set('locale', locale);
  return { who, email, page: async () => (await who.page('/users/account', modal)).text };
}

describe('one’s own account', () => {
  test('is a page of signed-in users; others are sent to sign in', async () => {
    const { email, page } = await own();
    const text = await page();
    expect(text).toContain(email);
    expect(text).toContain('action="/users/email"');
    expect(text).not.toContain('<!doctype');
    const stranger = (await browser().page('/users/account', modal)).text;
    expect(stranger).toContain('Sign in or create an account to continue.');
    expect(stranger).not.toContain('<form');
  });

  test.each([
    ['en', 'Your email address isn’t valid. Update it in your profile.'],
    ['he', 'כתובת המייל שלכם לא תקינה. עדכנו אותה בפרופיל.'],
  ] as const)(
    'in %s says that its address is not valid, and nothing once that is resolved',
    async (locale, words) => {
      const { email, page } = await own(locale);
      expect(await page()).not.toContain('account-notice');
      await sql('update users set unconfirmed_since = now(), email_refused_at = now() where email = $1', [
        email,
      ]);
      expect(await page()).toContain(words);
      await sql('update users set unconfirmed_since = null, email_refused_at = null where email = $1', [
        email,
      ]);
      expect(await page()).not.toContain('account-notice');
    },
  );

  test('says nothing of a missing mail server: clients can do nothing about it', async () => {
    for (const since of ['now()', "now() - interval '2 days'"]) {
      const { email, page } = await own();
      await sql(`update users set unconfirmed_since = ${since} where email = $1`, [email]);
      expect(await page()).not.toContain('account-notice');
    }
  });

  test('sends the link again from its notice, as a plain form', async () => {
    const { who, email } = await signUp();
    await tokenTo(email, 'confirm');
    await sql(`update mails set created_at = now() - interval '10 minutes' where "to" = $1`, [email]);
    const form = { authenticity_token: await who.token() };
    const answer = await who.send('POST', '/users/confirmation/again', {
      form,
      headers: { Accept: 'text/html' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/users/account']);
    expect(await tokenTo(email, 'confirm')).not.toBe('');
    expect((await mailsTo(email)).filter(({ kind }) => kind === 'account.confirm')).toHaveLength(2);
  });

  test('changes the address from the modal, and shows what is wrong without the password', async () => {
    const { who, email } = await own();
    const send = async (password: string) =>
      who.send('POST', '/users/email', {
        form: {
          _method: 'put',
          email: `new-${email}`,
          password,
          authenticity_token: await who.token(),
        },
        ...modal,
      });
    const wrong = await send('not my password');
    expect([wrong.status, wrong.text.includes('This password is wrong')]).toEqual([422, true]);
    expect(wrong.text).not.toContain('not my password');
    expect(wrong.text).toContain(`new-${email}`);
    const right = await send(PASSWORD);
    expect([right.status, decodeURIComponent(right.headers.get('x-message') ?? '')]).toEqual([
      200,
      expect.stringContaining('because email isn’t set up on this site'),
    ]);
  });

  test('of a user without a password offers a link to choose one', async () => {
    const { email, page } = await own();
    await sql('update users set hash = null, salt = null where email = $1', [email]);
    const text = await page();
    expect(text).toContain('action="/users/passwords/new"');
    expect(text).not.toContain('action="/users/email"');
  });
});
