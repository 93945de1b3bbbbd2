import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { RATES } from '@/core/http/rates';

const app = await openTestApp();
const sql = sqlOf(app);
const CODES = '/api/x/studio/device-codes';
let studio: Studio;
let owner: Browser;

interface Codes {
  device_code: string;
  user_code: string;
  verification_path: string;
  verification_path_complete: string;
  interval: number;
  expires_in: number;
}

const program = () => new Browser(app.origin);
async function ask(body: object = { name: 'Studio Mac', kind: 'agent', version: '1.0.0' }): Promise<Codes> {
  const answer = await program().post('/api/devices/codes', body, { csrf: false });
  expect(answer.status).toBe(201);
  return answer.json as unknown as Codes;
}
const poll = (device_code: string) => program().post('/api/devices/token', { device_code }, { csrf: false });
/** Lets the interval of a code pass. */
const wait = (code: Codes) =>
  sql(`update device_codes set polled_at = polled_at - interval '1 hour' where user_hash = $1`, [
    hashOf(code.user_code),
  ]);
const hashOf = (shown: string) => hashToken(shown.replace('-', ''));
const { hashToken } = await import('@/core/crypto');
const me = (token: string) =>
  program().send('GET', '/api/devices/me', { headers: { Authorization: `Bearer ${token}` } });

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Studio with programs');
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

describe('a program that asks to be connected', () => {
  test('gets two codes, of which only hashes are stored, and where to type one', async () => {
    const codes = await ask();
    expect(codes.user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect(codes).toMatchObject({ interval: 5, expires_in: 600 });
    expect(codes.verification_path_complete).toBe(`/admin/settings/devices?code=${codes.user_code}`);
    const rows = await sql<{ row: string }>('select to_jsonb(d)::text as row from device_codes d');
    for (const { row } of rows) {
      expect(row).not.toContain(codes.device_code);
      expect(row).not.toContain(codes.user_code.replace('-', ''));
    }
  });

  test('is shown by name, kind and network, and gets a token with the chosen scopes, once', async () => {
    const codes = await ask();
    expect((await poll(codes.device_code)).json.code).toBe('AUTHORIZATION_PENDING');
    const shown = await owner.post(CODES, { code: codes.user_code.toLowerCase().replace('-', ' ') });
    expect(shown.json).toMatchObject({
      name: 'Studio Mac',
      kind: 'agent',
      version: '1.0.0',
      scopes: ['upload', 'projects', 'photographs'],
      needed: ['upload', 'projects'],
    });
    expect(shown.json.address).toBeTruthy();
    const decided = await owner.put(CODES, {
      code: codes.user_code,
      allow: true,
      name: 'The Mac by the window',
      scopes: ['upload', 'projects'],
    });
    expect(decided.status).toBe(200);
    await wait(codes);
    const both = await Promise.all([poll(codes.device_code), poll(codes.device_code)]);
    const given = both.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    const token = String(given[0]?.json.token);
    expect(token).toMatch(/^keepers_/);
    expect((await me(token)).json).toMatchObject({
      account: { id: studio.account },
      name: 'The Mac by the window',
      scopes: ['upload', 'projects'],
      latest_version: '1.0.0',
      needs_update: false,
    });
    const again = await poll(codes.device_code);
    expect([again.status, again.json.code]).toEqual([400, 'EXPIRED_TOKEN']);
    const history = await sql(
      `select actor_role as role, actor_user_id as "user" from audit_entries
        where action = 'device.connected' and subject = 'The Mac by the window'`,
    );
    expect(history).toEqual([{ role: 'owner', user: studio.owner }]);
  });

  test('is listed as soon as it is allowed, for its studio alone, and waits for its first heartbeat', async () => {
    const listed = async (who: Browser) =>
      ((await who.get('/api/x/studio/devices')).json.devices as unknown as Record<string, unknown>[]).filter(
        ({ name }) => name === 'Just allowed',
      );
    const elsewhere = await makeStudio('A studio that sees nothing');
    const stranger = await new Browser(app.origin).signIn(elsewhere.ownerEmail, PASSWORD);
    const colleague = await makeUser({ account: studio.account, role: 'assistant' });
    const assistant = await new Browser(app.origin).signIn(colleague.email, PASSWORD);
    const codes = await ask({ name: 'Just allowed', kind: 'agent', version: '1.0.0' });
    expect(await listed(owner)).toEqual([]);
    await owner.put(CODES, { code: codes.user_code, allow: true });
    expect(await listed(owner)).toMatchObject([{ state: 'waiting', taken: false, own: true, kind: 'agent' }]);
    expect([await listed(stranger), await listed(assistant)]).toEqual([[], []]);
    expect((await poll(codes.device_code)).status).toBe(200);
    expect(await listed(owner)).toMatchObject([{ state: 'waiting', taken: true }]);
  });

  test('waits longer after asking too soon, and gets its token afterwards', async () => {
    const codes = await ask();
    expect((await poll(codes.device_code)).json.code).toBe('AUTHORIZATION_PENDING');
    const early = await poll(codes.device_code);
    expect([early.status, early.json.code]).toEqual([400, 'SLOW_DOWN']);
    const [row] = await sql<{ interval: number }>(
      'select "interval" from device_codes where user_hash = $1',
      [hashOf(codes.user_code)],
    );
    expect(row?.interval).toBe(10);
    await owner.put(CODES, { code: codes.user_code, allow: true });
    expect((await poll(codes.device_code)).json.code).toBe('SLOW_DOWN');
    await wait(codes);
    expect((await poll(codes.device_code)).status).toBe(200);
  });

  test('is refused once the person says no; the code is gone', async () => {
    const codes = await ask();
    await owner.put(CODES, { code: codes.user_code, allow: false });
    const answer = await poll(codes.device_code);
    expect([answer.status, answer.json.code]).toEqual([400, 'ACCESS_DENIED']);
    const later = await owner.put(CODES, { code: codes.user_code, allow: true });
    expect([later.status, later.json.code]).toEqual([422, 'WRONG_USER_CODE']);
  });

  test('is refused after its code has expired, for the program and for the person', async () => {
    const codes = await ask();
    await sql('update device_codes set expires_at = now() where user_hash = $1', [hashOf(codes.user_code)]);
    expect((await poll(codes.device_code)).json.code).toBe('EXPIRED_TOKEN');
    expect((await owner.post(CODES, { code: codes.user_code })).json.code).toBe('WRONG_USER_CODE');
    expect((await owner.put(CODES, { code: codes.user_code, allow: true })).json.code).toBe(
      'WRONG_USER_CODE',
    );
  });

  test('gets no token when the person left the account between the decision and the request', async () => {
    const person = await makeUser({ account: studio.account, role: 'assistant' });
    const assistant = await new Browser(app.origin).signIn(person.email, PASSWORD);
    const codes = await ask();
    await assistant.put(CODES, { code: codes.user_code, allow: true });
    await sql('update users set account_id = null, role = null where id = $1', [person.id]);
    expect((await poll(codes.device_code)).json.code).toBe('ACCESS_DENIED');
    expect(await sql('select 1 from device_tokens where user_id = $1', [person.id])).toEqual([]);
  });

  test('belongs to the studio of the person who allows it, and to no other', async () => {
    const other = await makeStudio('Another studio');
    const theirs = await new Browser(app.origin).signIn(other.ownerEmail, PASSWORD);
    const codes = await ask();
    await theirs.put(CODES, { code: codes.user_code, allow: true });
    const { json } = await poll(codes.device_code);
    expect((await me(String(json.token))).json).toMatchObject({ account: { id: other.account } });
    const list = await owner.get('/api/x/studio/devices');
    expect(list.text).not.toContain(other.account);
  });

  test.each([
    ['no name', { name: ' ' }],
    ['an unknown kind', { name: 'Mac', kind: 'phone' }],
  ])('with %s is refused', async (_name, body) => {
    expect((await program().post('/api/devices/codes', body, { csrf: false })).status).toBe(422);
  });
});

describe('guessing', () => {
  test('codes is limited for each person', async () => {
    const person = await makeUser({ account: studio.account, role: 'assistant' });
    const guesser = await new Browser(app.origin).signIn(person.email, PASSWORD);
    const statuses = new Set<number>();
    for (let i = 0; i < RATES.user_code.most; i++)
      statuses.add((await guesser.post(CODES, { code: 'BBBB-BBBB' })).status);
    expect([...statuses]).toEqual([422]);
    const codes = await ask();
    const late = await guesser.put(CODES, { code: codes.user_code, allow: true });
    expect([late.status, late.json.code]).toEqual([429, 'RATE_REACHED']);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await owner.post(CODES, { code: codes.user_code })).status).toBe(200);
  });

  test('and asking for codes is limited for each network', async () => {
    await sql(`delete from rates`);
    let last = 0;
    for (let i = 0; i <= RATES.pairing.most; i++)
      last = (await program().post('/api/devices/codes', { name: 'Flood' }, { csrf: false })).status;
    expect(last).toBe(429);
    await sql(`delete from rates`);
  });
});

describe('a heartbeat', () => {
  const beat = (token: string, json: object) =>
    program().send('PUT', '/api/devices/me', {
      json,
      csrf: false,
      headers: { Authorization: `Bearer ${token}` },
    });
  const stateOf = async (name: string) => {
    const { devices } = (await owner.get('/api/x/studio/devices')).json as unknown as {
      devices: { name: string; state: string; doing: unknown; version: string | null }[];
    };
    return devices.find((device) => device.name === name);
  };
  async function connect(name: string): Promise<string> {
    const codes = await ask({ name, kind: 'agent', version: '1.0.0' });
    await owner.put(CODES, { code: codes.user_code, allow: true });
    return String((await poll(codes.device_code)).json.token);
  }

  test('makes a program connected; silence and its own end make it not running', async () => {
    const token = await connect('Beating');
    expect((await stateOf('Beating'))?.state).toBe('waiting');
    const doing = { status: 'busy', pending: 12 };
    expect((await beat(token, { version: '1.0.0', state: doing })).json.needs_update).toBe(false);
    expect(await stateOf('Beating')).toMatchObject({ state: 'connected', doing });
    await sql(`update device_tokens set seen_at = now() - interval '121 seconds' where name = 'Beating'`);
    expect((await stateOf('Beating'))?.state).toBe('not_running');
    await beat(token, { state: { status: 'idle' } });
    expect((await stateOf('Beating'))?.state).toBe('connected');
    await beat(token, { state: { status: 'stopped' } });
    expect(await stateOf('Beating')).toMatchObject({ state: 'not_running', version: '1.0.0' });
  });

  test('of an old version makes it need an update, which the answer says too', async () => {
    const token = await connect('Old');
    const answer = await beat(token, { version: '0.1.0', state: { status: 'idle' } });
    expect(answer.json).toMatchObject({
      needs_update: true,
      latest_version: '1.0.0',
      minimum_version: '1.0.0',
    });
    expect((await stateOf('Old'))?.state).toBe('needs_update');
  });

  test('with a revoked token is refused', async () => {
    const token = await connect('Revoked');
    const [row] = await sql<{ id: string }>(`select id from device_tokens where name = 'Revoked'`);
    await owner.delete(`/api/x/studio/devices/${row?.id}`);
    expect((await beat(token, { state: { status: 'idle' } })).status).toBe(401);
  });

  test.each([{ state: { status: 'sleeping' } }, { state: { status: 'idle', pending: -1 } }])(
    'with %j is refused',
    async (body) => {
      const token = await connect(`Wrong ${Math.random()}`);
      expect((await beat(token, body)).status).toBe(422);
    },
  );
});
