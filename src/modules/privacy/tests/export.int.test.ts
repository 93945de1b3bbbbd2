import { storage } from '@media/storage/files';
import { readZip } from '@plugins/selection/exports/tests/read-zip';
import { Browser } from '@root/tests/helpers/browser';
import { plant } from '@root/tests/helpers/plant';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { workQueue } from '@root/tests/helpers/work-queue';
import { beforeAll, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { sweepExports } from '../operations/export-person';
import { type KnownPerson, knownPerson } from './known-person';

const app = await openTestApp();
let she: KnownPerson;
let other: KnownPerson;

beforeAll(async () => {
  await startWeb(app);
  she = await knownPerson(app);
  // Of the same project, so that the export must separate two people's rows.
  other = await knownPerson(app, 'Barnabasius Vogelfrei');
  await plant(app.databaseUrl, 'update grants set account_id = $1, event_id = $2 where user_id = $3', [
    she.studio.account,
    she.project.id,
    other.user,
  ]);
});

/** The files of an export, by name, as they were fetched. */
async function fetched(browser: Browser, path: string): Promise<Record<string, string>> {
  const answer = await fetch(`${app.origin}${path}`, { headers: { Cookie: browser.cookie } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
  return Object.fromEntries(readZip(Buffer.from(await answer.arrayBuffer())));
}

test('a person requests an export, sees its progress, and gets all of her data and no other’s', async () => {
  expect((await she.browser.get('/users/data/export.zip')).status).toBe(404);
  const asked = await she.browser.post('/users/data/exports', {});
  expect(asked.status).toBe(202);
  const twice = await she.browser.post('/users/data/exports', {});
  expect(twice.json.id).toBe(asked.json.id);
  expect((await she.browser.get('/users/data')).json.exports).toMatchObject([
    { state: 'waiting', url: null },
  ]);
  await workQueue('data.');
  const [made] = (await she.browser.get('/users/data')).json.exports as unknown as {
    state: string;
    url: string;
  }[];
  expect(made).toMatchObject({ state: 'ready', progress: 1, url: '/users/data/export.zip' });
  const files = await fetched(she.browser, '/users/data/export.zip');
  const of = (name: string) => JSON.parse(files[`${name}.json`] ?? '[]') as Record<string, unknown>[];
  expect(of('users')).toMatchObject([{ email: she.email, first_name: 'Zebulonia' }]);
  expect(of('clients')).toMatchObject([{ email: she.email, phone_number: '+972501234567' }]);
  expect(of('product_medias')).toMatchObject([{ product: 'Album', photograph: 'IMG_1.JPG' }]);
  for (const name of [
    'users_sessions',
    'session_notes',
    'grants',
    'invitations',
    'downloads',
    'mails',
    'event_changes',
    'audit_entries',
    'second_factors',
    'identities',
    'team_invitations',
  ])
    expect([name, of(name).length > 0]).toEqual([name, true]);
  const whole = Object.values(files).join('\n');
  for (const word of other.words) expect(whole).not.toContain(word);
  expect(whole).not.toContain(other.email);
  // Nothing that opens anything, and not what the studio wrote for itself.
  expect(whole).not.toMatch(/pbkdf2|"hash"|token_hash|"secret"|"salt"/);
  expect(whole).not.toContain('Mother of');
  expect(files['README.txt']).toContain('users.json');
});

test('an export opens only for its owner', async () => {
  expect((await other.browser.get('/users/data/export.zip')).status).toBe(404);
  expect((await new Browser(app.origin).get('/users/data/export.zip')).status).toBe(401);
  expect((await she.owner.get('/users/data/export.zip')).status).toBe(404);
});

test('a studio exports what it holds about a client, its notes included; another studio gets 404', async () => {
  const path = `/api/x/studio/clients/${she.client}/data`;
  expect((await other.owner.post(path, {})).status).toBe(404);
  const stranger = await new Browser(app.origin).signIn((await makeUser()).email, PASSWORD);
  expect((await stranger.get(path)).status).toBe(404);
  expect((await she.owner.post(path, {})).status).toBe(202);
  await workQueue('data.');
  const files = await fetched(she.owner, `${path}.zip`);
  expect(files['notes.json']).toContain('Mother of');
  expect(files['users.json']).toBeUndefined();
  expect(files['users_sessions.json']).toBeUndefined();
  expect((await other.owner.get(`${path}.zip`)).status).toBe(404);
  const { rows } = await pool().query(
    `select actor_role, subject from audit_entries where action = 'person.exported' and account_id = $1`,
    [she.studio.account],
  );
  expect(rows).toEqual([{ actor_role: 'owner', subject: null }]);
});

test('an owner’s export has the studio’s public data, and none of its clients', async () => {
  await she.owner.post('/users/data/exports', {});
  await workQueue('data.');
  const files = await fetched(she.owner, '/users/data/export.zip');
  expect(files['brands.json']).toContain('Studio of a wedding');
  expect(files['subscriptions.json']).toContain('unlimited');
  expect(files['clients.json']).toBeUndefined();
  expect(Object.values(files).join('\n')).not.toContain(she.email);
});

test('five exports a day are allowed, the next one later', async () => {
  const { email } = await makeUser();
  const browser = await new Browser(app.origin).signIn(email, PASSWORD);
  for (let i = 0; i < 5; i++) {
    expect((await browser.post('/users/data/exports', {})).status).toBe(202);
    await workQueue('data.');
  }
  const refused = await browser.post('/users/data/exports', {});
  expect([refused.status, refused.json.code]).toEqual([429, 'RATE_REACHED']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an export is deleted after seven days', async () => {
  const { rows } = await pool().query<{ file: string }>(
    `update data_requests set ended_at = now() - interval '7 days 1 minute' where state = 'ready' and user_id = $1 returning file`,
    [she.user],
  );
  expect(await storage().stat(rows[0]?.file ?? '')).not.toBeNull();
  await sweepExports();
  expect(await storage().stat(rows[0]?.file ?? '')).toBeNull();
  expect((await she.browser.get('/users/data/export.zip')).status).toBe(404);
});
