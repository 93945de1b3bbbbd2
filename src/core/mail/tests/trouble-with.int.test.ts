import { makeStudio, type Studio } from '@media/upload/tests/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { failureOf } from '../queries/failure-of';

const app = await openTestApp();
let studio: Studio;
let other: Studio;

beforeAll(async () => {
  studio = await makeStudio();
  other = await makeStudio();
});

app.atEnd(() => pool().end());

let minute = 0;
async function met(address: string, state: string, trouble: string | null = null, account = studio.account) {
  minute += 1;
  await pool().query(
    `insert into mails (id, account_id, kind, "to", subject, state, trouble, created_at, updated_at)
     values (gen_random_uuid(), $1, 'test', $2, 'A mail', $3, $4, now() - interval '1 day' + $5 * interval '1 minute', now())`,
    [account, address, state, trouble, minute],
  );
}

test('an address without messages has no trouble', async () => {
  expect(await failureOf(studio.account, 'new@example.com')).toEqual({
    errors: 0,
    tooMany: false,
    trouble: null,
    at: null,
  });
});

test('counts failures because of the address, in any spelling; three are too many', async () => {
  await met('Maya@Example.com', 'failed', 'unknown_address');
  await met('maya@example.com', 'bounced', 'mailbox_full');
  const two = await failureOf(studio.account, 'maya@example.com');
  expect(two).toMatchObject({ errors: 2, tooMany: false, trouble: 'mailbox_full', at: expect.any(Date) });
  await met('maya@example.com', 'bounced', 'unknown_address');
  expect(await failureOf(studio.account, 'MAYA@example.com')).toMatchObject({ errors: 3, tooMany: true });
});

test('a delivered message resets the count, a bounced one does not', async () => {
  await met('noa@example.com', 'failed', 'unknown_address');
  await met('noa@example.com', 'sent');
  expect(await failureOf(studio.account, 'noa@example.com')).toMatchObject({ errors: 0, trouble: null });
  await met('noa@example.com', 'bounced', 'unknown_address');
  expect(await failureOf(studio.account, 'noa@example.com')).toMatchObject({ errors: 1 });
});

test('an unreachable mail server and another account do not count', async () => {
  for (let i = 0; i < 4; i++) await met('dan@example.com', 'failed', 'unreachable');
  for (let i = 0; i < 4; i++) await met('dan@example.com', 'failed', 'unknown_address', other.account);
  expect(await failureOf(studio.account, 'dan@example.com')).toMatchObject({ errors: 0, tooMany: false });
});

test('failures older than a month do not count', async () => {
  await met('old@example.com', 'bounced', 'unknown_address');
  await pool().query(
    `update mails set created_at = now() - interval '31 days' where "to" = 'old@example.com'`,
  );
  expect(await failureOf(studio.account, 'old@example.com')).toMatchObject({ errors: 0 });
});
