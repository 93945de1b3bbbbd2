import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { startStripe } from '@root/tests/helpers/stripe/server';
import { makeStudio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { isKeepersError } from '@/core/errors/errors';
import { connectStripe, disconnectStripe } from '../operations/connect';
import { readConnection } from '../operations/read-connection';
import { stripe as server } from '../server';

const app = await openTestApp();
const stripe = await startStripe();
process.env.STRIPE_API_BASE = stripe.url;
app.atEnd(async () => {
  delete process.env.STRIPE_API_BASE;
  await stripe.stop();
});

let account: string;
const sql = sqlOf(app);
const KEY = 'rk_test_everything0secret';

beforeAll(async () => {
  stripe.addKey(KEY);
  await startWeb(app);
  ({ account } = await makeStudio());
});

const connect = (pasted: string, locale: 'en' | 'he' = 'en') => connectStripe(account, { pasted, locale });
async function reasonOf(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isKeepersError(error)) throw new Error(`not refused: ${String(error)}`);
  return String(error.params.reason);
}

test.each([
  ['sk_test_everything0secret', /restricted/],
  ['pk_test_everything0secret', /publishable/],
  ['hello', /not a Stripe key/],
  ['rk_test_unknown0key', /does not know this key/],
  ['https://169.254.169.254/latest', /not a Stripe key/],
  ['rk_test_everything@127.0.0.1:5432', /not a Stripe key/],
  ['rk_test_everything0secret\r\nHost: evil.test', /not a Stripe key/],
])('the key %s is refused with what to do, and nothing is stored', async (key, words) => {
  expect(await reasonOf(connect(key))).toMatch(words);
  expect(await reasonOf(connect(key, 'he'))).toMatch(/[א-ת]/);
  expect(await readConnection(account)).toMatchObject({ connection: null });
});

test.each([
  ['POST /v1/checkout/sessions', 'Checkout Sessions'],
  ['POST /v1/refunds', 'Refunds'],
  ['GET /v1/payment_intents', 'PaymentIntents'],
  ['GET /v1/events', 'Events'],
  ['POST /v1/webhook_endpoints', 'Webhook Endpoints'],
])('a key without %s is refused by the name of the permission', async (path, name) => {
  const key = `rk_test_lacks_${name.replaceAll(/\W/g, '')}`;
  stripe.addKey(key, { denied: [path] });
  expect(await reasonOf(connect(key))).toContain(name);
  expect(await readConnection(account)).toMatchObject({ connection: null });
});

test('a right key is connected; key and secret are stored sealed and shown nowhere', async () => {
  expect(await connect(` ${KEY}\n`)).toMatchObject({
    connection: { account: 'acct_1Standin0Platform', live: false, charges: true, hears: true },
  });
  expect(stripe.endpoint().url).toMatch(/\/payments\/stripe\/[0-9a-f-]{36}$/);
  const stored = JSON.stringify([
    await sql('select * from payment_connections'),
    await sql('select * from audit_log').catch(() => []),
  ]);
  expect(stored).not.toContain(KEY);
  expect(stored).not.toContain('whsec_');
});

test('the screen’s data are the connection of the reader’s own account, an operator’s those of the platform, without keys', async () => {
  const load = server.screenData?.payments;
  if (!load) throw new Error('the screen has no data');
  const other = await makeStudio();
  const found = async (reader: { account: string | null; role: 'owner' | 'operator' }) =>
    (await load({ ...reader, locale: 'en', search: {} })) as { platform: boolean; connection: object | null };
  const own = await found({ account, role: 'owner' });
  expect(own).toMatchObject({ platform: false, connection: { account: 'acct_1Standin0Platform' } });
  expect(JSON.stringify(own)).not.toContain(KEY);
  expect(await found({ account: other.account, role: 'owner' })).toMatchObject({ connection: null });
  expect(await found({ account, role: 'operator' })).toMatchObject({ platform: true, connection: null });
});

test('another key of the same account continues the connection, with one endpoint', async () => {
  const ids = () => sql<{ id: string }>('select id from payment_connections where ended_at is null');
  const before = await ids();
  const rolled = 'rk_test_rolled0secret';
  stripe.addKey(rolled);
  await connect(rolled);
  expect(await ids()).toEqual(before);
  expect(stripe.endpoints()).toHaveLength(1);
});

test('disconnecting ends the connection and deletes its endpoint, also twice', async () => {
  await connect(KEY);
  expect(await disconnectStripe(account)).toMatchObject({ connection: null });
  expect(await disconnectStripe(account)).toMatchObject({ connection: null });
  expect(stripe.endpoints()).toEqual([]);
});

test('a request without a session is refused', async () => {
  const stranger = new Browser(app.origin);
  expect((await stranger.get('/api/x/stripe/connection')).status).toBe(401);
});
