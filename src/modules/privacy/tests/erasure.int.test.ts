import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { tracesOf, wordColumns } from '@root/tests/helpers/traces';
import { workQueue } from '@root/tests/helpers/work-queue';
import { beforeAll, describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { personTables } from '../features';
import { eraseDue, eraseRequested } from '../operations/erase-requested';
import { NOT_A_PERSON } from '../queries/person-tables';
import { type KnownPerson, knownPerson } from './known-person';

const app = await openTestApp();
const DAY = 86_400_000;
let she: KnownPerson;
let other: KnownPerson;

beforeAll(async () => {
  await startWeb(app);
  she = await knownPerson(app);
  other = await knownPerson(app, 'Barnabasius Vogelfrei');
});

const requestsOf = async (user: string) =>
  (
    await pool().query<{ id: string; state: string; due_at: Date }>(
      `select id, state, due_at from data_requests where user_id = $1 and kind = 'erasure' order by id`,
      [user],
    )
  ).rows;

/** Moves a request past its days of grace. */
async function letDaysPass(id: string): Promise<void> {
  await pool().query(`update data_requests set due_at = now() - interval '1 second' where id = $1`, [id]);
  await eraseDue();
  await workQueue('data.');
}

describe('the tables', () => {
  test('every column that may hold personal data is declared as personal, or as none with a reason', async () => {
    const named = new Set(
      personTables().flatMap(({ table, knows }) => knows.map((column) => `${table}.${column}`)),
    );
    const suspicious =
      /(^|_)(user|users|client|clients|grant|grants|person|actor)(_id|_name)?$|email|phone|picked_by|invited_by|uploaded_by|reply_to|^to$|_name$|^note$|subject|html|sender/;
    const strange = (await wordColumns())
      .filter(({ schema, column }) => schema === 'public' && suspicious.test(column))
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !named.has(name) && !(name in NOT_A_PERSON));
    expect(strange).toEqual([]);
  });

  test('every declared column exists', async () => {
    const there = new Set((await wordColumns()).map(({ table, column }) => `${table}.${column}`));
    const gone = personTables()
      .flatMap(({ table, knows }) => knows.map((column) => `${table}.${column}`))
      .filter((name) => !there.has(name));
    expect(gone).toEqual([]);
  });

  test('her rows exist beforehand, so that the test can fail', async () => {
    const tables = new Set((await tracesOf(she.words)).map((line) => line.split('.')[0]));
    for (const table of [
      'users',
      'clients',
      'grants',
      'mails',
      'product_medias',
      'downloads',
      'event_changes',
      'audit_entries',
      'identities',
    ])
      expect([table, tables.has(table)]).toEqual([table, true]);
  });
});

describe('a request for erasure', () => {
  test('requires the password, and is not stored without it', async () => {
    const answer = await she.browser.post('/users/data/erasure', { password: 'not it' });
    expect([answer.status, answer.json.code]).toEqual([422, 'INVALID_INPUT']);
    expect(await requestsOf(she.user)).toEqual([]);
  });

  test('waits seven days, sends her a mail, and can be cancelled signed in', async () => {
    const answer = await she.browser.post('/users/data/erasure', { password: PASSWORD });
    expect(answer.status).toBe(202);
    const days = (Date.parse(String(answer.json.due_at)) - Date.now()) / DAY;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect((await she.browser.get('/users/data')).json.erasure).toMatchObject({ state: 'waiting' });
    await eraseDue();
    await workQueue('data.');
    expect((await she.browser.get('/users/data')).status).toBe(200);
    const kept = await she.browser.delete('/users/data/erasure');
    expect(kept.json.undone).toBe(true);
    const [undone] = await requestsOf(she.user);
    await letDaysPass(undone?.id ?? '');
    expect((await she.browser.get('/users/data')).json.erasure).toBeNull();
  });

  test('is cancelled by the link of the mail, once, without signing in', async () => {
    await she.browser.post('/users/data/erasure', { password: PASSWORD });
    const { rows } = await pool().query<{ text: string }>(
      `select text from mails where "to" = $1 and kind = 'account.erasure' order by created_at desc limit 1`,
      [she.email],
    );
    const token = /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    const stranger = new Browser(app.origin);
    const opened = await stranger.page(`/users/undo?token=${token}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/users/undo']);
    expect((await requestsOf(she.user)).at(-1)?.state).toBe('waiting');
    expect((await stranger.post('/users/undo', {})).status).toBe(200);
    expect((await requestsOf(she.user)).at(-1)?.state).toBe('undone');
    const again = await stranger.post('/users/undo', { token });
    expect([again.status, again.json.code]).toEqual([422, 'LINK_NOT_VALID']);
  });

  test('no person can erase another', async () => {
    expect((await new Browser(app.origin).post('/users/data/erasure', { password: PASSWORD })).status).toBe(
      401,
    );
    expect((await other.owner.delete(`/api/x/studio/clients/${she.client}/data`)).status).toBe(404);
    expect((await she.browser.delete(`/api/x/studio/clients/${she.client}/data`)).status).toBe(404);
  });

  test('an unverified address reaches no rows', async () => {
    const browser = new Browser(app.origin);
    const email = `unproved-${Date.now()}@traces.test`;
    await other.owner.post('/api/x/studio/clients', { name: 'Her true owner', email });
    await browser.post('/users/sign_up', {
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      first_name: 'Mallory',
      family_name: 'Mask',
    });
    await browser.post('/users/data/erasure', { password: PASSWORD });
    const { rows } = await pool().query<{ id: string }>('select id from users where email = $1', [email]);
    const [dataRequest] = await requestsOf(rows[0]?.id ?? '');
    await letDaysPass(dataRequest?.id ?? '');
    expect((await pool().query('select 1 from users where email = $1', [email])).rowCount).toBe(0);
    expect((await pool().query('select 1 from clients where email = $1', [email])).rowCount).toBe(1);
  });
});

describe('after the erasure', () => {
  test('no trace is left in any table; picks stay without a name; the other person keeps everything', async () => {
    const before = await tracesOf(other.words);
    await she.browser.post('/users/data/erasure', { password: PASSWORD });
    const dataRequest = (await requestsOf(she.user)).at(-1);
    await letDaysPass(dataRequest?.id ?? '');
    expect(await tracesOf([...she.words, she.user])).toEqual([]);
    const { rows } = await pool().query<{ note: string | null; picked_by: string | null }>(
      'select note, picked_by from product_medias where event_id = $1',
      [she.project.id],
    );
    expect(rows).toEqual([{ note: null, picked_by: null }]);
    expect(await tracesOf(other.words)).toEqual(before);
  });

  test('her cookies open nothing', async () => {
    for (const path of ['/users/data', `/events/${she.project.id}`, `/galleries/${she.project.gallery}`])
      expect([path, [401, 404].includes((await she.browser.get(path)).status)]).toEqual([path, true]);
    const again = await new Browser(app.origin).post('/users/sign_in', {
      email: she.email,
      password: PASSWORD,
    });
    expect(again.json.code).toBe('INVALID_LOGIN');
  });

  test('the studio reads in its history that a person left, and not who', async () => {
    const { rows } = await pool().query(
      `select subject, actor_name, actor_role from audit_entries where account_id = $1 and action = 'person.erased'`,
      [she.studio.account],
    );
    expect(rows).toEqual([{ subject: null, actor_name: null, actor_role: 'keepers' }]);
  });

  test('the same job again does nothing', async () => {
    const { rows } = await pool().query<{ id: string }>(`select id from data_requests where state = 'done'`);
    for (const { id } of rows) await eraseRequested(id);
    expect(await tracesOf(other.words)).not.toEqual([]);
  });

  test('a studio erases one of its clients at once, and her data elsewhere stays', async () => {
    const { owner, client, email, studio } = other;
    expect((await owner.delete(`/api/x/studio/clients/${client}/data`)).status).toBe(202);
    await workQueue('data.');
    expect((await other.browser.get(`/galleries/${other.project.gallery}`)).status).toBe(404);
    expect((await other.browser.get('/users/data')).json.email).toBe(email);
    const left = (await tracesOf(other.words)).map((line) => line.split(':')[0]?.split('.')[0]);
    const inStudio = [
      'clients',
      'grants',
      'product_medias',
      'downloads',
      'event_changes',
      'audit_entries',
      'team_invitations',
    ];
    expect(inStudio.filter((table) => left.includes(table))).toEqual([]);
    const { rows } = await pool().query(
      `select actor_role from audit_entries where account_id = $1 and action = 'person.erased'`,
      [studio.account],
    );
    expect(rows).toEqual([{ actor_role: 'owner' }]);
  });
});
