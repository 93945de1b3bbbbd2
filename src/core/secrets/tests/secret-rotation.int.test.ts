import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Browser } from '@root/tests/helpers/browser';
import { makeInvitation } from '@root/tests/helpers/invitation';
import { whole } from '@root/tests/helpers/part';
import { runCli } from '@root/tests/helpers/run-cli';
import { startOther } from '@root/tests/helpers/start-other';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { wordColumns } from '@root/tests/helpers/traces';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { env } from '@/core/env';
import { sealConnection } from '@/modules/money/connections';
import { services } from '@/modules/services/services';
import { SEALED } from '../queries';
import { countFormer, resealAll } from '../reseal-all';
import { isSealedBy } from '../seal';

const app = await openTestApp();
const NEW = 'another secret of the tests, long enough as well';
const written = (secret: string) => Buffer.from(secret).toString('base64url');
const data = mkdtempSync(path.join(tmpdir(), 'keepers-secret-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

let studio: Studio;
let project: Project;
let owner: Browser;
let client: Browser;
let link: string;
let recovery: string[];
let appSecret: string;
let picture: string;
/** The same browser at another process of the installation. */
const at = (origin: string, browser: Browser): Browser => {
  const there = new Browser(origin);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return there;
};

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Studio with a secret');
  project = await makeProject(studio, { medias: 1 });
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  client = await new Browser(app.origin).enter(project.code);
  link = await makeInvitation(project, 'Dana');
  const begun = await owner.post('/users/factors/codes', { password: PASSWORD });
  appSecret = String(begun.json.secret);
  const code = await generate({ secret: appSecret });
  recovery = (await owner.put('/users/factors/codes', { code })).json.recovery as unknown as string[];
  const list = await client.get(`/galleries/${project.gallery}`);
  picture = (list.json.medias as unknown as { medium: string }[])[0]?.medium ?? '';
});

/** Signs in with a second factor; returns the status of the last answer. */
async function secondStep(origin: string, code: string): Promise<number> {
  const who = new Browser(origin);
  await who.post('/users/sign_in', { email: studio.ownerEmail, password: PASSWORD });
  return (await who.post('/users/second_factor', { code })).status;
}

describe('while a former secret is configured', () => {
  test('sessions, grants, pictures, links, code apps and recovery codes stay valid; cookies are renewed', async () => {
    const other = await startOther(app, {
      KEEPERS_SECRET: NEW,
      KEEPERS_FORMER_SECRETS: written(env().secret),
    });
    const [who, guest] = [at(other.origin, owner), at(other.origin, client)];
    const before = owner.cookies.get('keepers-token');
    expect((await who.get('/users/sessions')).status).toBe(200);
    expect(who.cookies.get('keepers-token')).not.toBe(before);
    // As Payload itself reads it, which knows one secret alone.
    const [head, body, mark] = (who.cookies.get('keepers-token') ?? '').split('.');
    const key = createHash('sha256').update(NEW).digest('hex').slice(0, 32);
    expect(mark).toBe(createHmac('sha256', key).update(`${head}.${body}`).digest('base64url'));
    expect((await guest.get(`/galleries/${project.gallery}`)).status).toBe(200);
    expect((await at(other.origin, client).get(picture)).status).toBe(200);
    expect((await new Browser(other.origin).page(link)).status).toBe(303);
    // A form that was open in the moment of the change is sent all the same.
    const token = await client.token();
    const old = at(other.origin, client);
    const counted = await old.post(
      `/events/${project.id}/inc_counter`,
      { param: 'link_shares' },
      { headers: { 'X-CSRF-Token': token } },
    );
    expect(counted.status).toBe(204);
    expect(
      await secondStep(other.origin, await generate({ secret: appSecret, epoch: Date.now() / 1000 + 30 })),
    ).toBe(200);
    expect(await secondStep(other.origin, recovery[0] ?? '')).toBe(200);
    expect(await secondStep(other.origin, recovery[0] ?? '')).toBe(422);

    // Once the former secret is forgotten, renewed values are valid, and others are not.
    await resealAll([NEW, env().secret]);
    const later = await startOther(app, { KEEPERS_SECRET: NEW });
    expect((await at(later.origin, who).get('/users/sessions')).status).toBe(200);
    expect((await at(later.origin, guest).get(`/galleries/${project.gallery}`)).status).toBe(200);
    expect((await at(later.origin, owner).get('/users/sessions')).status).toBe(401);
    expect((await at(later.origin, client).get(`/galleries/${project.gallery}`)).status).toBe(401);
    expect((await at(later.origin, client).get(picture)).status).not.toBe(200);
    expect((await new Browser(later.origin).page(link)).status).toBe(404);
  });
});

describe('sealed values', () => {
  test('are sealed again by the new secret, row by row, once', async () => {
    const { rows } = await pool().query<{ secret: string }>(
      `select secret from second_factors where kind = 'codes'`,
    );
    expect(rows.map(({ secret }) => isSealedBy(NEW, secret))).toEqual([true]);
    expect(await countFormer(NEW)).toBe(0);
    expect(await countFormer()).toBe(1);
    expect(await resealAll([NEW, env().secret])).toBe(0);
    expect(await resealAll([env().secret, NEW])).toBe(1);
  });

  test('every column with sealed values is listed', async () => {
    const hook = { url: 'https://hooks.example.com/in', events: ['*'] };
    const { json: made } = await owner.post('/api/x/studio/webhooks', hook);
    await owner.post(`/api/x/studio/webhooks/${made.id}/secret`, {});
    const connection = uuidv7();
    const sealed = sealConnection(connection, { settings: { key: 'k' }, hearing: 'h' });
    await pool().query(
      `insert into payment_connections (id, account_id, method, mode, settings, hearing, created_at)
       values ($1, (select account_id from webhooks limit 1), 'card', 'own', $2, $3, now())`,
      [connection, sealed.settings, sealed.hearing],
    );
    const person = { full_name: 'Noa Bar', date_of_birth: '1990-02-28', address: 'Somewhere 1' };
    const values = { ...person, phone_number: '+49 30 123456', iban: 'DE89370400440532013000' };
    const seller = await owner.put('/users/seller', { country: 'DE', seller_type: 'private', values });
    expect(seller.status).toBe(200);
    const social = { account: studio.account, service: 'elsewhere' };
    await services.connect(pool(), social, {
      ...{ user: studio.owner, subject: '1', name: 'Olga', scopes: [], tokens: { user: 'token' } },
    });
    const found: string[] = [];
    for (const { schema, table, column } of await wordColumns()) {
      if (schema !== 'public') continue;
      const { rowCount } = await pool().query(
        `select 1 from "${table}" where "${column}"::text ~ '^v1\\.[\\w-]{8}\\.' limit 1`,
      );
      if (rowCount) found.push(`${table}.${column}`);
    }
    expect(found.sort()).toEqual(SEALED.map(({ table, column }) => `${table}.${column}`).sort());
    await pool().query('delete from payment_connections where id = $1', [connection]);
    await services.end(pool(), social);
    await owner.delete('/users/seller');
  });
});

describe('the command `secret`', () => {
  const settings = () =>
    JSON.parse(readFileSync(path.join(data, 'settings.json'), 'utf8')) as Record<string, string>;
  const run = (...words: string[]) => {
    const { KEEPERS_SECRET: _own, ...rest } = app.env;
    return runCli(['secret', ...words], { ...rest, KEEPERS_DATA: data });
  };

  test('rotates, keeps the former one, and forgets it once nothing is sealed by it', async () => {
    await run();
    const first = settings().KEEPERS_SECRET ?? '';
    expect((await run('rotate')).said.good).toBe(true);
    const second = settings();
    expect(second.KEEPERS_SECRET).not.toBe(first);
    expect(second.KEEPERS_FORMER_SECRETS).toBe(written(first));
    expect(statSync(path.join(data, 'settings.json')).mode & 0o777).toBe(0o600);
    const refused = await run('forget');
    expect([refused.said.good, refused.said.lines[0]]).toEqual([
      false,
      expect.stringContaining('3 rows are still sealed'),
    ]);
    await resealAll([second.KEEPERS_SECRET ?? '', env().secret]);
    expect((await run('forget')).said.good).toBe(true);
    expect(settings()).toEqual({ KEEPERS_SECRET: second.KEEPERS_SECRET });
    await resealAll([env().secret, second.KEEPERS_SECRET ?? '']);
  });

  test.runIf(whole)('rotate --leaked does not keep the former one', async () => {
    const before = settings().KEEPERS_SECRET;
    const { said } = await run('rotate', '--leaked');
    expect(said.lines[0]).toContain('everybody is signed out');
    expect(settings().KEEPERS_SECRET).not.toBe(before);
    expect(settings().KEEPERS_FORMER_SECRETS).toBeUndefined();
  });

  test.runIf(whole)('release removes rows that no secret opens, and nothing else', async () => {
    const factors = () =>
      pool()
        .query('select kind::text from second_factors order by kind')
        .then((f) => f.rows);
    const before = await factors();
    expect((await runCli(['secret', 'release'], { ...app.env, KEEPERS_DATA: data })).said.lines[0]).toContain(
      'nothing',
    );
    expect(await factors()).toEqual(before);
    // Another secret than the one these were sealed by: the command's own, of a rotation after a leak.
    await pool().query(
      `insert into second_factors (id, user_id, kind, secret) select $1, user_id, 'recovery', 'x' from second_factors limit 1`,
      [uuidv7()],
    );
    expect((await run('release')).said.lines[0]).toContain('3 sealed secret');
    expect(await factors()).toEqual([]);
  });

  test.runIf(whole)(
    'with the secret in the environment prints what to set, and changes nothing',
    async () => {
      const { said } = await runCli(['secret', 'rotate'], { ...app.env, KEEPERS_DATA: data });
      expect(said.lines.join('\n')).toContain(`KEEPERS_FORMER_SECRETS=${written(env().secret)}`);
      expect(settings().KEEPERS_FORMER_SECRETS).toBeUndefined();
    },
  );

  test.runIf(whole)('an unknown subcommand changes nothing', async () => {
    const before = settings();
    expect((await run('rotat')).code).toBe(1);
    expect((await run('rotate', '--leak')).code).toBe(1);
    expect(settings()).toEqual(before);
  });
});
