import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { generate } from 'otplib';
import { beforeAll, describe, expect, test } from 'vitest';
import { unseal } from '@/core/secrets/seal';

const app = await openTestApp();
const sql = sqlOf(app);
beforeAll(async () => {
  await startWeb(app);
});

const browser = () => new Browser(app.origin);
const codeOf = (secret: string, later = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + later });

/** A user with a code app; returns its secret, their recovery codes and their browser. */
async function withCodes() {
  const { id, email } = await makeUser();
  const who = await browser().signIn(email, PASSWORD);
  const begun = await who.post('/users/factors/codes', { password: PASSWORD });
  const { secret } = begun.json as unknown as { secret: string };
  const done = await who.put('/users/factors/codes', { code: await codeOf(secret) });
  return { id, email, who, secret, begun, done, recovery: done.json.recovery as unknown as string[] };
}

/** A browser whose user has given the password and must give the second factor. */
async function standing(email: string): Promise<Browser> {
  const who = browser();
  const answer = await who.post('/users/sign_in', { email, password: PASSWORD });
  expect([answer.status, answer.json]).toEqual([200, { path: '/users/second_factor' }]);
  return who;
}

describe('a code app', () => {
  test('is set up with the password, active after the first right code, and stored encrypted', async () => {
    const { id, who, secret, begun, done, recovery } = await withCodes();
    expect([begun.status, done.status, recovery.length]).toEqual([200, 200, 10]);
    expect(begun.text).toContain('data:image/svg+xml');
    const [row] = await sql<{ id: string; secret: string }>(
      `select id, secret from second_factors where user_id = $1 and kind = 'codes'`,
      [id],
    );
    expect(row?.secret).not.toContain(secret);
    expect(unseal('one-time-codes', row?.id ?? '', row?.secret ?? '')).toBe(secret);
    const kept = await sql<{ secret: string }>(`select secret from second_factors where user_id = $1`, [id]);
    for (const code of recovery) expect(JSON.stringify(kept)).not.toContain(code.replace('-', ''));
    expect((await who.get('/users/factors')).text).not.toContain(secret);
    const wrong = await who.post('/users/factors/codes', { password: 'not it' });
    expect([wrong.status, wrong.json.errors]).toEqual([422, { password: ['Wrong password. Try again.'] }]);
  });

  test('not yet turned on requires no code', async () => {
    const { email } = await makeUser();
    const who = await browser().signIn(email, PASSWORD);
    await who.post('/users/factors/codes', { password: PASSWORD });
    expect((await who.put('/users/factors/codes', { code: '000000' })).json.code).toBe('WRONG_CODE');
    await browser()
      .signIn(email, PASSWORD)
      .then((again) => again.get('/users/sessions'));
  });

  test('lets in with a code, once; the password alone opens nothing', async () => {
    const { email, secret } = await withCodes();
    const who = await standing(email);
    expect((await who.get('/users/sessions')).status).toBe(401);
    expect((await who.post('/users/second_factor', { code: '123456' })).json.code).toBe('WRONG_CODE');
    const code = await codeOf(secret, 30);
    const again = await standing(email);
    const answers = await Promise.all([who, again].map((one) => one.post('/users/second_factor', { code })));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 422]);
    expect((await browser().post('/users/second_factor', { code: await codeOf(secret, 30) })).json.code).toBe(
      'SESSION_EXPIRED',
    );
  });

  test('accepts a recovery code, each once, and none of another user', async () => {
    const [one, other] = [await withCodes(), await withCodes()];
    const code = one.recovery[0]?.toUpperCase().replace('-', ' ') ?? '';
    expect((await (await standing(other.email)).post('/users/second_factor', { code })).json.code).toBe(
      'WRONG_CODE',
    );
    const who = await standing(one.email);
    expect((await who.post('/users/second_factor', { code })).status).toBe(200);
    expect((await who.get('/users/sessions')).status).toBe(200);
    expect((await (await standing(one.email)).post('/users/second_factor', { code })).json.code).toBe(
      'WRONG_CODE',
    );
    expect((await who.get('/users/factors')).json.recovery).toBe(9);
    const renewed = await who.post('/users/factors/recovery', { password: PASSWORD });
    expect(renewed.json.recovery).toHaveLength(10);
    expect(
      (await (await standing(one.email)).post('/users/second_factor', { code: one.recovery[1] })).json.code,
    ).toBe('WRONG_CODE');
  });

  test('cannot be guessed: after ten wrong ones the right one is blocked too', async () => {
    const { email, secret } = await withCodes();
    const who = await standing(email);
    const right = await Promise.all([-30, 0, 30, 60].map((later) => codeOf(secret, later)));
    const wrong = Array.from({ length: 14 }, (_none, i) => String(100_000 + i)).filter(
      (code) => !right.includes(code),
    );
    const refused: unknown[] = [];
    for (const code of wrong.slice(0, 10))
      refused.push((await who.post('/users/second_factor', { code })).json.code);
    expect(refused).toEqual(Array(10).fill('WRONG_CODE'));
    const answer = await who.post('/users/second_factor', { code: await codeOf(secret, 30) });
    expect([answer.status, answer.json.code]).toEqual([429, 'TOO_MANY_TRIES']);
  });

  test('a changed or foreign pending sign-in is refused', async () => {
    const { email } = await withCodes();
    const who = await standing(email);
    const [body = '', mark = ''] = decodeURIComponent(who.cookies.get('keepers_pending') ?? '').split('.');
    const other = await makeUser();
    const forged = JSON.parse(Buffer.from(body, 'base64url').toString());
    forged.user = other.id;
    who.cookies.set(
      'keepers_pending',
      `${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${mark}`,
    );
    expect((await who.post('/users/second_factor', { code: '123456' })).status).toBe(401);
  });

  test('is removed with the password, by its user alone; the recovery codes go with the last', async () => {
    const { id, email, who } = await withCodes();
    const [{ id: factor } = { id: '' }] = (await who.get('/users/factors')).json.factors as unknown as {
      id: string;
    }[];
    const stranger = await withCodes();
    await stranger.who.send('DELETE', `/users/factors/${factor}`, { json: { password: PASSWORD } });
    expect(
      (await who.send('DELETE', `/users/factors/${factor}`, { json: { password: 'not it' } })).status,
    ).toBe(422);
    expect((await who.get('/users/factors')).json.factors).toHaveLength(1);
    expect(
      (await who.send('DELETE', `/users/factors/${factor}`, { json: { password: PASSWORD } })).status,
    ).toBe(200);
    expect(await sql('select 1 from second_factors where user_id = $1', [id])).toEqual([]);
    expect((await browser().post('/users/sign_in', { email, password: PASSWORD })).json.path).toBe('/');
  });
});

test('a passkey for another challenge, user or origin is refused', async () => {
  const { email } = await makeUser();
  const who = await browser().signIn(email, PASSWORD);
  const begun = await who.post('/users/factors/passkeys/options', { password: PASSWORD });
  expect([begun.status, typeof begun.json.challenge]).toEqual([200, 'string']);
  for (const response of [
    { id: 'x' },
    { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} },
  ])
    expect((await who.post('/users/factors/passkeys', { response })).json.code).toBe('PASSKEY_NOT_USABLE');
  const withApp = await withCodes();
  const pending = await standing(withApp.email);
  expect((await pending.post('/users/second_factor/options', {})).json).toEqual({});
  expect((await pending.post('/users/second_factor', { passkey: { id: 'x' } })).json.code).toBe(
    'PASSKEY_NOT_USABLE',
  );
});
