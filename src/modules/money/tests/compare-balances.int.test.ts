import { sellThings } from '@root/tests/helpers/money';
import { startTestApp } from '@root/tests/helpers/start-web';
import { makeStudio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { compareBalances, stuckMoney } from '@/modules/money/operations/compare-balances';
import { money } from '@/modules/money/payments';

const app = await openTestApp();
let account: string;
let shop: Awaited<ReturnType<typeof sellThings>>;

beforeAll(async () => {
  await startTestApp(app);
  ({ account } = await makeStudio());
  shop = await sellThings(app, account);
  await shop.connect();
});

/** Pays a thing, three hours ago. */
async function paid(): Promise<string> {
  const { id } = await shop.begin(await shop.thing(), { commission: 0 });
  shop.provider.press(id, 'pay');
  await money.look(id);
  await shop.sql("update payments set paid_at = paid_at - interval '3 hours' where id = $1", [id]);
  return id;
}
const line = (payment: string, net: number) => ({
  line: `txn_${uuidv7()}`,
  kind: 'payment' as const,
  payment,
  net,
  currency: 'ILS' as const,
  at: new Date(Date.now() - 3 * 3600_000),
});
const found = async () =>
  (await money.mismatches(account)).map(({ payment, ours, theirs, reason }) => ({
    payment,
    ours,
    theirs,
    reason,
  }));

test('payments on which both sides agree are not shown, refunds included', async () => {
  const id = await paid();
  await money.refund({ account, payment: id, amount: 800, by: null });
  shop.provider.lines = [line(id, 11_800), { ...line(id, -800), kind: 'refund' }];
  await compareBalances();
  expect(await found()).toEqual([]);
});

test('a sum that differs, a payment that is missing there, and one that is unknown here are shown with both sums', async () => {
  const [differs, missing, unknown] = [await paid(), await paid(), uuidv7()];
  shop.provider.lines = [line(differs, 11_000), line(unknown, 500)];
  await compareBalances();
  expect(await found()).toEqual(
    expect.arrayContaining([
      { payment: differs, ours: 11_800, theirs: 11_000, reason: 'differs' },
      { payment: missing, ours: 11_800, theirs: 0, reason: 'missing' },
      { payment: unknown, ours: 0, theirs: 500, reason: 'unknown' },
    ]),
  );
  expect(await stuckMoney()).toMatchObject({ mismatches: 0 });
  await shop.sql("update money_mismatches set found_at = found_at - interval '25 hours'");
  expect(await stuckMoney()).toMatchObject({ mismatches: 3 });

  // The rest arrives late: each line is stored once, and what agrees is no longer shown.
  shop.provider.lines = [...shop.provider.lines, line(differs, 800), line(missing, 11_800)];
  await compareBalances();
  await compareBalances();
  expect(await found()).toEqual([{ payment: unknown, ours: 0, theirs: 500, reason: 'unknown' }]);
});

test("another account's mismatches are not shown", async () => {
  const other = await makeStudio();
  expect(await money.mismatches(other.account)).toEqual([]);
  expect(await money.mismatches(null)).toEqual([]);
});
