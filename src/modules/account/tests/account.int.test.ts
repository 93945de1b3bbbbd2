import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
let assistant: Browser;
let helper: string;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const person = await makeUser({ account: studio.account, role: 'assistant' });
  helper = person.id;
  assistant = await new Browser(app.origin).signIn(person.email, PASSWORD);
});

const change = (account: object, seen = {}, who = owner) =>
  who.put('/api/x/studio/account', { account, seen });
const row = async () => (await sql('select * from accounts where id = $1', [studio.account]))[0];

test("a studio's facts can be changed by the owner alone", async () => {
  const facts = {
    description: ' Weddings ',
    additional_email: 'office@studio.test',
    phone_number: '03-555 0142',
    country_code: 'IL',
    contact_email: '',
    locale: 'he',
    time_zone: 'Asia/Jerusalem',
  };
  expect((await change(facts)).status).toBe(200);
  expect(await row()).toMatchObject({ ...facts, description: 'Weddings', contact_email: null });
  expect((await change({ name: 'Theirs' }, {}, assistant)).status).toBe(403);
});

test.each([
  ['name', ' '],
  ['additional_email', 'office'],
  ['country_code', 'Israel'],
  ['time_zone', 'Jerusalem time'],
  ['locale', 'fr'],
  ['active', false],
  ['id', '0199aaaa-0000-7000-8000-000000000000'],
])('%s is not %j', async (field, value) => {
  const before = await row();
  const answer = await change({ [field]: value, description: 'other' });
  expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, [field]]);
  expect(await row()).toEqual(before);
});

test("a site's name is normalized, unique, and not a reserved one", async () => {
  expect((await change({ site_name: ' Alma Photos ' })).status).toBe(200);
  expect(await row()).toMatchObject({ site_name: 'almaphotos' });
  const other = await makeStudio();
  const second = await new Browser(app.origin).signIn(other.ownerEmail, PASSWORD);
  for (const [name, code] of [
    ['ALMAphotos', 'has already been taken'],
    ['admin', 'has already been taken'],
    ['alma_photos', 'may have only letters a-z, digits 0-9 and hyphens'],
  ]) {
    const answer = await change({ site_name: name }, {}, second);
    expect([answer.status, answer.json.errors]).toEqual([422, { site_name: [code] }]);
  }
  expect((await change({ site_name: '' })).status).toBe(200);
  expect((await change({ site_name: 'almaphotos' }, {}, second)).status).toBe(200);
  expect((await change({ site_name: 'mine' }, {}, assistant)).status).toBe(403);
});

test('of two users who change one fact the second gets a conflict with the current value', async () => {
  await change({ phone_number: '1' });
  await change({ phone_number: '2' }, { phone_number: '1' });
  const late = await change({ phone_number: '3' }, { phone_number: '1' });
  expect([late.status, late.json.code, late.json.standing]).toEqual([409, 'STALE', { phone_number: '2' }]);
});

test('users change their own name, and no field beyond their rights', async () => {
  const say = (profile: object) => assistant.put('/api/x/studio/profile', { profile });
  expect((await say({ first_name: 'Noa', family_name: '', locale: 'he' })).status).toBe(200);
  for (const field of ['role', 'account_id', 'operator', 'email', 'password', 'hash']) {
    const answer = await say({ [field]: 'owner' });
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, [field]]);
  }
  expect((await say({ first_name: ' ' })).status).toBe(422);
  const [user] = await sql(
    'select first_name, family_name, locale::text as locale, role::text as role from users where id = $1',
    [helper],
  );
  expect(user).toEqual({ first_name: 'Noa', family_name: null, locale: 'he', role: 'assistant' });
});

test("Payload's own account screen redirects to ours", async () => {
  const answer = await owner.page('/admin/account');
  expect([answer.status, answer.headers.get('location')]).toEqual([307, '/admin/settings/account']);
});
