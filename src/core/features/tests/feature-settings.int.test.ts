import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addFeatureSettings, defineSettings } from '../feature-settings';

const app = await openTestApp();
const sql = sqlOf(app);
const settings = defineSettings(
  'notes',
  z.object({ most: z.number().int().min(1).max(50).default(20), open: z.boolean().default(true) }),
);
const AT = '/api/x/studio/features/notes/settings';
let studio: Studio;
let other: Studio;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  addFeatureSettings('notes', settings);
  [studio, other] = [await makeStudio(), await makeStudio()];
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

const put = (who: Browser, body: object, at = AT) => who.put(at, body);

test('an account without settings has the defaults; its settings affect no other', async () => {
  expect(await settings.read(studio.account)).toEqual({ most: 20, open: true });
  expect((await put(owner, { settings: { most: 7 }, seen: { most: 20 } })).status).toBe(200);
  expect(await settings.read(studio.account)).toEqual({ most: 7, open: true });
  expect(await settings.read(other.account)).toEqual({ most: 20, open: true });
});

test('values that the schema refuses are reported by field, and nothing is written', async () => {
  const refused = await put(owner, { settings: { most: 99, open: false } });
  expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, ['most']]);
  expect(await settings.read(studio.account)).toEqual({ most: 7, open: true });
});

test('of two users who save at once, none loses a change without a conflict', async () => {
  const stale = await put(owner, { settings: { most: 9 }, seen: { most: 20 } });
  expect([stale.status, stale.json.code]).toEqual([409, 'STALE']);
  expect((await put(owner, { settings: { open: false }, seen: { open: true } })).status).toBe(200);
  expect(await settings.read(studio.account)).toEqual({ most: 7, open: false });
});

test('undeclared names are left out; a feature without settings is not listed', async () => {
  await put(owner, { settings: { admin: true } });
  const [row] = await sql<{ chosen: object }>('select chosen from feature_settings where account_id = $1', [
    studio.account,
  ]);
  expect(row?.chosen).toEqual({ most: 7, open: false });
  expect((await put(owner, { settings: {} }, '/api/x/studio/features/none/settings')).status).toBe(404);
});

test('an assistant cannot change settings', async () => {
  const { email } = await makeUser({ account: studio.account, role: 'assistant' });
  const assistant = await new Browser(app.origin).signIn(email, PASSWORD);
  expect((await put(assistant, { settings: { most: 1 } })).status).toBe(403);
});
