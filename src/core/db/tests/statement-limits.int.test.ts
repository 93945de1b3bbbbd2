import { startWeb } from '@root/tests/helpers/start-web';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { respondError } from '@/core/http/answer';
import { limitStatements } from '../limit-statements';
import { payloadPool } from '../payload';
import { pool } from '../pool';

const app = await openTestApp();
Object.assign(process.env, { DATABASE_SECONDS: '2', DATABASE_SECONDS_ADMIN: '1' });
beforeAll(() => {
  limitStatements();
  return startWeb(app);
});

const limitOf = async (from: ReturnType<typeof pool>) =>
  (await from.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`)).rows[0]
    ?.limit;

test('every connection of both pools of a web process has the limit of its setting', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, () => limitOf(pool())))).toEqual(Array(20).fill('2s'));
  expect(await Promise.all(Array.from({ length: 20 }, () => limitOf(payloadPool())))).toEqual(
    Array(20).fill('1s'),
  );
});

test('a statement over the limit is cancelled, its request gets 503, and the connection serves the next', async () => {
  const slow = await Promise.allSettled(
    Array.from({ length: 12 }, () => payloadPool().query('select pg_sleep(3600)')),
  );
  const faults = slow.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }) : null));
  expect(faults.map((fault) => fault?.code)).toEqual(Array(12).fill('57014'));
  expect(respondError(faults[0], 'en').status).toBe(503);
  expect(await limitOf(payloadPool())).toBe('1s');
});
