import { openAccounts } from '@root/tests/helpers/accounts-app';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { workQueue } from '@root/tests/helpers/work-queue';
import { beforeAll, describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { TokenKind } from '../queries/tokens';
import { issueToken } from '../token';

const { app, sql, browser, signIn, mailsTo, tokenTo } = await openAccounts();
const NEW = 'another password';

beforeAll(async () => {
  await startWeb(app);
});

describe('a forgotten password', () => {
  test('is reset by the link, once; every session ends', async () => {
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

  test('answers the same bytes for an unknown address, and sends no mail', async () => {
    const { email } = await makeUser();
    const stranger = `unknown-${uuidv7()}@people.test`;
    for (const path of ['/users/passwords/new', '/users/unlock/new', '/users/confirmation/new']) {
      const [known, unknown] = [
        await browser().post(path, { email }),
        await browser().post(path, { email: stranger }),
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
    expect(await mailsTo(stranger)).toEqual([]);
    expect((await mailsTo(email)).map((mail) => mail.kind).sort()).toEqual([
      'account.reset',
      'account.unlock',
    ]);
  });

  test('floods no mailbox: one message a minute, five an hour, for any caller', async () => {
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
  ])('a link of another kind or an expired one opens nothing: %s', async (kind, path, body) => {
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
