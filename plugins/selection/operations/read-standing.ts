import { type PickTime, timeOf } from '@plugins/kit/internal';
import { pool, type Sql } from '@plugins/kit/server/database';
import { dayIn } from '@plugins/kit/server/internal-rules';
import { findTimeZone, listRules, type ProductRules } from '../queries/products';
import { type Standing, standingOf } from '../rules/standing';

/** A product with its rules, counts and current state. */
export interface StandingProduct extends ProductRules {
  standing: Standing;
  time: PickTime;
}

/** Returns a project's products with their state at a moment: the one source for page, server, mails and admin. */
export async function readStanding(
  eventId: string,
  { sql = pool(), now = new Date() }: { sql?: Sql; now?: Date } = {},
): Promise<StandingProduct[]> {
  const rows = await listRules(sql, eventId);
  return rows.map(({ extra, time_zone, ...product }) => ({
    ...product,
    standing: standingOf(product, extra),
    time: timeOf({ ...product, time_zone }, now),
  }));
}

/** Returns the current day in a project's time zone. */
export async function todayOf(eventId: string, now = new Date()): Promise<string> {
  return dayIn(now, (await findTimeZone(pool(), eventId)) ?? 'UTC');
}
