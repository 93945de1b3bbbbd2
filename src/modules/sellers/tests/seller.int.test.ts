import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { money } from '@/modules/money/payments';
import { closeStudio } from '@/modules/privacy/queries/studio';
import { openSeller } from '../operations/read-seller';
import { transferLines } from '../transfer-lines';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;

const GERMAN = {
  country: 'DE',
  seller_type: 'private',
  shows_transfer: true,
  values: {
    full_name: 'Noa Bar',
    date_of_birth: '1990-02-28',
    address: 'Hauptstraße 1, Berlin',
    phone_number: '+49 30 123456',
    iban: 'DE89 3704 0044 0532 0130 00',
  },
};
const ISRAELI = {
  country: 'IL',
  seller_type: 'business',
  shows_transfer: true,
  values: {
    ...GERMAN.values,
    business_name: 'סטודיו עלמה',
    inc_number: '516179157',
    id_number: '123456782',
    id_issue_date: '2015-06-01',
    bank_code: '12',
    bank_branch_number: '345',
    bank_account_number: '6789012',
  },
};

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});
beforeEach(async () => {
  await sql('delete from seller_accounts');
});

const put = async (body: object) => (await owner.put('/users/seller', body)).json;
const get = async () => (await owner.get('/users/seller')).json;
const history = async () =>
  (
    await sql<{ action: string }>(`select action from audit_entries where action like 'seller.%' order by id`)
  ).map(({ action }) => action);

test('before the first saving the form is of the studio’s country', async () => {
  await sql("update accounts set country_code = 'DE' where id = $1", [studio.account]);
  expect(await get()).toMatchObject({ country: 'DE', complete: false, values: {}, transfer: null });
});

test('a saved form is shown masked, stored sealed, and its values are nowhere in plain text', async () => {
  expect(await put({ ...ISRAELI, shows_transfer: false })).toMatchObject({
    complete: true,
    values: {
      business_name: 'סטודיו עלמה',
      id_number: '••••6782',
      bank_account_number: '••••012',
      date_of_birth: '••••',
    },
  });
  const shown = JSON.stringify(await get());
  const tables = await sql<{ table_name: string }>(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  let stored = '';
  for (const { table_name } of tables)
    stored += JSON.stringify(await sql(`select * from "${table_name}"`).catch(() => []));
  for (const secret of ['516179157', '123456782', '6789012', '2015-06-01', 'Hauptstraße'])
    expect({ secret, stored: stored.includes(secret) }).toEqual({ secret, stored: false });
  for (const secret of ['516179157', '123456782', '6789012', '2015-06-01'])
    expect(shown).not.toContain(secret);
});

test('what is wrong is named by field, in the reader’s language, and nothing is stored', async () => {
  const values = { ...GERMAN.values, iban: 'DE88370400440532013000', phone_number: '1', full_name: '' };
  const answer = await owner.put('/users/seller', { ...GERMAN, values });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.json.errors as unknown as object).sort()).toEqual(['iban', 'phone_number']);
  expect(await sql('select * from seller_accounts')).toEqual([]);
});

test('a part is saved as a draft, which names what is missing and is used for nothing until it is complete', async () => {
  const { full_name, iban } = GERMAN.values;
  const missing = ['date_of_birth', 'address', 'phone_number'];
  expect(await put({ ...GERMAN, values: { full_name, iban } })).toMatchObject({
    complete: false,
    missing,
    values: { full_name, iban: '••••3000' },
    transfer: null,
  });
  expect(await transferLines(studio.account, 'en')).toBeNull();
  expect((await openSeller(studio.account))?.complete).toBe(false);
  expect(await put(GERMAN)).toMatchObject({ complete: true, missing: [] });
  expect(await transferLines(studio.account, 'en')).toContain('Noa Bar');
});

test('a seller that is complete stays so: a required value is not removed, another country needs all of its form', async () => {
  await put(GERMAN);
  const refused = async (more: object) => {
    const { status, json } = await owner.put('/users/seller', { ...GERMAN, values: {}, ...more });
    return [status, Object.keys(json.errors as unknown as object)];
  };
  expect(await refused({ values: { address: '' } })).toEqual([422, ['address']]);
  expect(await refused({ country: 'GB' })).toEqual([422, ['sort_code', 'bank_account_number']]);
  expect(await get()).toMatchObject({ country: 'DE', complete: true });
});

test('a value that is omitted stays, another country’s fields are deleted', async () => {
  await put(GERMAN);
  const sealed = () => sql<{ sealed: string }>("select sealed from seller_fields where name = 'iban'");
  const before = await sealed();
  await put({ ...GERMAN, values: { address: 'Elsewhere 2' } });
  expect(await sealed()).toEqual(before);
  expect(await get()).toMatchObject({ values: { address: 'Elsewhere 2', iban: '••••3000' } });
  const { full_name, date_of_birth, address, phone_number } = GERMAN.values;
  const person = { full_name, date_of_birth, address, phone_number };
  await put({
    ...GERMAN,
    country: 'US',
    values: { ...person, routing_number: '021000021', bank_account_number: '123456' },
  });
  expect(await sealed()).toEqual([]);
});

test('reading a number in full is recorded in the history, with its name', async () => {
  await put(GERMAN);
  expect((await owner.post('/users/seller/values/iban', {})).json).toEqual({
    value: 'DE89370400440532013000',
  });
  expect((await history()).slice(-2)).toEqual(['seller.changed', 'seller.read']);
  const [entry] = await sql<{ subject: string }>(
    "select subject from audit_entries where action = 'seller.read' order by id desc limit 1",
  );
  expect(entry?.subject).toBe('IBAN');
  expect((await owner.post('/users/seller/values/sort_code', {})).status).toBe(404);
});

test('a value moved to another row does not open, and counts as missing', async () => {
  await put(GERMAN);
  await sql(
    `update seller_fields set sealed = (select sealed from seller_fields where name = 'full_name') where name = 'iban'`,
  );
  expect(await get()).toMatchObject({ complete: false, transfer: null });
});

test('an assistant and an operator are refused; another owner sees their own', async () => {
  await put(GERMAN);
  const { email } = await makeUser({ account: studio.account, role: 'assistant' });
  const assistant = await new Browser(app.origin).signIn(email, PASSWORD);
  expect((await assistant.get('/users/seller')).status).toBe(403);
  const other = await makeStudio();
  const stranger = await new Browser(app.origin).signIn(other.ownerEmail, PASSWORD);
  expect((await stranger.get('/users/seller')).json).toMatchObject({
    values: {},
  });
  expect((await stranger.post('/users/seller/values/iban', {})).status).toBe(404);
});

test('a transfer’s instructions have the bank account in the payer’s language, while the owner shows it', async () => {
  await put(ISRAELI);
  expect(await transferLines(studio.account, 'he')).toBe(
    'בעל החשבון: סטודיו עלמה\nבנק: 12\nסניף: 345\nמספר חשבון: 6789012',
  );
  await put(GERMAN);
  expect(await transferLines(studio.account, 'en')).toBe(
    'Account holder: Noa Bar\nIBAN: DE89 3704 0044 0532 0130 00',
  );
  const total = { amount: 11_800, currency: 'ILS' as const };
  const offered = async () => (await money.offers({ account: studio.account, total })).map(({ id }) => id);
  expect(await offered()).toContain('bank-transfer');
  await put({ ...GERMAN, shows_transfer: false, values: {} });
  expect(await transferLines(studio.account, 'en')).toBeNull();
  expect(await offered()).not.toContain('bank-transfer');
});

test('deleting removes every value, also twice, and so does closing the studio', async () => {
  await put(GERMAN);
  expect((await owner.delete('/users/seller')).json).toMatchObject({ complete: false, values: {} });
  expect((await owner.delete('/users/seller')).status).toBe(200);
  expect((await history()).filter((one) => one === 'seller.removed')).toHaveLength(1);
  const other = await makeStudio();
  const leaver = await new Browser(app.origin).signIn(other.ownerEmail, PASSWORD);
  await leaver.put('/users/seller', GERMAN);
  await closeStudio(pool(), other.account);
  expect(await sql('select * from seller_fields')).toEqual([]);
});
