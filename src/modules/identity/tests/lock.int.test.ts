import { openAccounts } from '@root/tests/helpers/accounts-app';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';

const { app, sql, browser, signIn, tokenTo, locked } = await openAccounts();

beforeAll(async () => {
  await startWeb(app);
});

describe('a locked account', () => {
  test('warns before, locks, and unlocks by the link of a mail', async () => {
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

  test('answers the same text for an unknown address', async () => {
    expect(await locked(`unknown-${uuidv7()}@people.test`)).toEqual([
      ...Array(4).fill('INVALID_LOGIN'),
      'LAST_TRY_BEFORE_LOCK',
      'ACCOUNT_LOCKED',
    ]);
  });

  test('unlocks after its time, and the right password resets the count', async () => {
    const { email } = await makeUser();
    await locked(email);
    await sql(`update tries set created_at = created_at - interval '16 minutes'`);
    expect((await signIn(browser(), email, PASSWORD)).status).toBe(200);
    for (let i = 0; i < 5; i++) await signIn(browser(), email, 'wrong');
    expect((await signIn(browser(), email, PASSWORD)).status).toBe(200);
    expect((await signIn(browser(), email, 'wrong')).json.code).toBe('INVALID_LOGIN');
  });

  test('keeps a browser open that was signed in before, which has a count of its own', async () => {
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

  test('many wrong passwords at once are counted one by one', async () => {
    const { email } = await makeUser();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(browser(), email, 'wrong')));
    const codes = answers.map((answer) => answer.json.code as unknown as string);
    expect(codes.filter((code) => code === 'INVALID_LOGIN')).toHaveLength(4);
    expect(codes.filter((code) => code === 'LAST_TRY_BEFORE_LOCK')).toHaveLength(1);
  });
});

describe('an inactive account', () => {
  test('refuses its users, with the reason only after a right password; its galleries stay open', async () => {
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
