import { storage } from '@media/storage/files';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { tracesOf } from '@root/tests/helpers/traces';
import { workQueue } from '@root/tests/helpers/work-queue';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { setLogo } from '@/modules/account/operations/set-logo';
import { eraseDue } from '../operations/erase-requested';
import { type KnownPerson, knownPerson } from './known-person';

const app = await openTestApp();
let mine: KnownPerson;
let theirs: KnownPerson;

beforeAll(async () => {
  await startWeb(app);
  mine = await knownPerson(app);
  theirs = await knownPerson(app, 'Barnabasius Vogelfrei');
});

const filesOf = async (account: string, event: string) => {
  const found: string[] = [];
  for (const prefix of [`accounts/${account}/`, `derivatives/${event}/`])
    for await (const key of storage().list(prefix)) found.push(key);
  for await (const key of storage().list('assets/')) if (key.includes(account)) found.push(key);
  return found;
};

/** Everything of every table that names one of these. */
const namesOf = (...ids: string[]) => tracesOf(ids);

async function letDaysPass(): Promise<void> {
  await pool().query(
    `update data_requests set due_at = now() - interval '1 second' where kind = 'erasure' and state = 'waiting'`,
  );
  await eraseDue();
  await workQueue('data.');
}

test('the last owner reads that the studio is erased too, and agrees, or stays', async () => {
  const refused = await mine.owner.post('/users/data/erasure', { password: PASSWORD });
  expect([refused.status, refused.json.code]).toEqual([422, 'LAST_OWNER']);
  expect((await mine.owner.get('/users/data')).json.studio).toMatchObject({ projects: 1, photographs: 3 });
});

test('one of two owners is erased alone, and cannot erase the other’s studio', async () => {
  const { account } = theirs.studio;
  const second = await makeUser({ account, role: 'owner' });
  const browser = await new Browser(app.origin).signIn(second.email, PASSWORD);
  const both = await browser.post('/users/data/erasure', { password: PASSWORD, studio: true });
  expect([both.status, both.json.code]).toEqual([422, 'OTHER_OWNERS']);
  expect((await browser.post('/users/data/erasure', { password: PASSWORD })).status).toBe(202);
  await letDaysPass();
  expect(await namesOf(second.id, second.email)).toEqual([]);
  expect((await pool().query('select 1 from accounts where id = $1', [account])).rowCount).toBe(1);
});

test('two owners erased at once do not leave a studio without an owner', async () => {
  const { account } = theirs.studio;
  const second = await makeUser({ account, role: 'owner' });
  const browser = await new Browser(app.origin).signIn(second.email, PASSWORD);
  for (const one of [browser, theirs.owner])
    expect((await one.post('/users/data/erasure', { password: PASSWORD })).status).toBe(202);
  await letDaysPass();
  const { rows } = await pool().query(
    `select erase_after from users where account_id = $1 and role = 'owner'`,
    [account],
  );
  expect(rows).toEqual([{ erase_after: null }]);
});

test('the only operator cannot be erased', async () => {
  const { email } = await makeUser({ operator: true });
  const browser = await new Browser(app.origin).signIn(email, PASSWORD);
  const refused = await browser.post('/users/data/erasure', { password: PASSWORD });
  expect([refused.status, refused.json.code]).toEqual([422, 'LAST_OPERATOR']);
});

test('a studio is erased with every row and file; its assistants and other accounts stay', async () => {
  const { account } = mine.studio;
  const assistant = await makeUser({ account, role: 'assistant' });
  const helper = await new Browser(app.origin).signIn(assistant.email, PASSWORD);
  await makeProject(mine.studio, { medias: 1 });
  const logo = sharp({ create: { width: 40, height: 40, channels: 3, background: '#123' } }).png();
  await setLogo({ id: mine.studio.brand, account_id: account }, await logo.toBuffer());
  expect(await filesOf(account, 'none')).toContainEqual(expect.stringMatching(/^assets\//));
  const before = await namesOf(theirs.studio.account, theirs.project.id);
  const answer = await mine.owner.post('/users/data/erasure', { password: PASSWORD, studio: true });
  expect((Date.parse(String(answer.json.due_at)) - Date.now()) / 86_400_000).toBeGreaterThan(29.9);
  expect((await mine.browser.get(`/galleries/${mine.project.gallery}`)).status).toBe(200);
  expect((await filesOf(account, mine.project.id)).length).toBeGreaterThan(0);
  await letDaysPass();
  // Only the erasure request remains of that account; it names no person.
  expect(await namesOf(account, mine.studio.ownerEmail, mine.project.id, mine.project.gallery)).toEqual([
    'data_requests.account_id: 1',
  ]);
  expect(await filesOf(account, mine.project.id)).toEqual([]);
  expect((await mine.browser.get(`/galleries/${mine.project.gallery}`)).status).toBe(404);
  expect((await mine.owner.get('/users/data')).status).toBe(401);
  expect((await helper.get('/users/data')).status).toBe(401);
  await helper.signIn(assistant.email, PASSWORD);
  expect((await helper.get('/users/data')).json.email).toBe(assistant.email);
  expect(await namesOf(theirs.studio.account, theirs.project.id)).toEqual(before);
});
