import type { Sql } from '@plugins/kit/server/database';
import { numberKinds, readDailyNumbers } from '@plugins/kit/server/internal';
import { type CountedAccount, type DayCount, findRolled, listDays } from '../queries/days';
import { plusDays } from '../rules/day-of';
import { SITE } from './count-visits';

/**
 * Returns an account's counts of a span of days: stored ones, and those of the features since the last night, which are
 * read now. Of one project if `event` is given.
 */
export async function readDays(
  sql: Sql,
  {
    account: { id: account, zone },
    from,
    to,
    event,
  }: { account: CountedAccount; from: string; to: string; event: string | null },
): Promise<DayCount[]> {
  const rolled = await findRolled(sql, account);
  const since = rolled && rolled >= from ? plusDays(rolled, 1) : from;
  const stored = await listDays(sql, { account, from, to, place: event });
  if (since > to) return stored;
  const { numbers, failed } = await readDailyNumbers(sql, { account, zone, from: since, to, event });
  // A night in which a feature failed stores the days of the others without ending them: they are read again here.
  const read = new Set(Object.keys(numberKinds()).filter((kind) => !failed.includes(kind)));
  const ended = stored.filter(({ day, kind }) => day < since || !read.has(kind));
  return [...ended, ...numbers.map(({ event: place, ...number }) => ({ place: place ?? SITE, ...number }))];
}
