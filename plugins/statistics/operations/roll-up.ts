import { pool, transaction } from '@plugins/kit/server/database';
import { numberKinds, readDailyNumbers } from '@plugins/kit/server/internal';
import { type CountedAccount, findRolled, listAccounts, replaceDays } from '../queries/days';
import { deleteBefore } from '../queries/visits';
import { dayOf, plusDays } from '../rules/day-of';
import { SITE } from './count-visits';

/** Days that are counted again each night: what was late, such as a download that was counted after midnight. */
const AGAIN = 2;
/** Days for which counts are kept: five years. */
const DAYS = 5 * 365;
/** Days for which hashes of visitors are kept; visits in memory are ten seconds old at most. */
const VISITOR_DAYS = 3;
/** Days for which a salt is kept: until the day has ended in every time zone. */
const SALT_DAYS = 2;

/** Stores the numbers of one account's past days. */
async function rollUpOne(account: CountedAccount, now: number): Promise<void> {
  const to = plusDays(dayOf(now, account.zone), -1);
  const rolled = await findRolled(pool(), account.id);
  const earliest = plusDays(to, -DAYS);
  const first = rolled ? plusDays(rolled, 1 - AGAIN) : account.since;
  const from = first < earliest ? earliest : first;
  if (from > to) return;
  await transaction(async (sql) => {
    const { numbers, failed } = await readDailyNumbers(sql, {
      account: account.id,
      zone: account.zone,
      from,
      to,
      event: null,
    });
    await replaceDays(sql, {
      account: account.id,
      from,
      to,
      kinds: Object.keys(numberKinds()).filter((kind) => !failed.includes(kind)),
      counts: numbers
        .filter(({ count }) => count !== 0)
        .map(({ event, ...number }) => ({ place: event ?? SITE, ...number })),
      rolled: failed.length === 0,
    });
  });
}

/**
 * Stores the numbers of all accounts' past days, and deletes what is older than promised. An account that fails is
 * logged, and counted in the next night.
 */
export async function rollUp(now = Date.now()): Promise<void> {
  for (const account of await listAccounts(pool()))
    await rollUpOne(account, now).catch((error: unknown) =>
      console.error(
        `Statistics of account ${account.id} could not be stored; the next night tries again: ${String(error)}`,
      ),
    );
  const today = dayOf(now, 'UTC');
  await deleteBefore(pool(), {
    salts: plusDays(today, -SALT_DAYS),
    visitors: plusDays(today, -VISITOR_DAYS),
    days: plusDays(today, -DAYS),
  });
}
