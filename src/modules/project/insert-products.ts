import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { closingDay } from '@/modules/picks/rules/selection-times';
import { findSchedule, insertProductRows, linkProducts } from '@/modules/project/queries/product-rows';
import type { ProductItem } from '@/modules/project/rules/product-rules';

/** Returns the closing days of products, from their number of days after publishing. */
async function closingDays(
  sql: Sql,
  event: string,
  now = new Date(),
): Promise<(days: number) => string | null> {
  const project = await findSchedule(sql, event);
  return (days) => (project ? closingDay(days, project, now) : null);
}

/**
 * Adds products at the end of a project's, with the cascades among them, in the caller's transaction; returns their
 * ids.
 */
export async function insertProducts(
  sql: Sql,
  { account, event }: { account: string; event: string },
  items: readonly ProductItem[],
): Promise<string[]> {
  const ids = items.map(() => uuidv7());
  const dayOf = items.some(({ closes_after }) => closes_after) ? await closingDays(sql, event) : () => null;
  const rows = items.map(
    ({ name, minphotos, maxphotos, extra_price, among, from_favourites = false, closes_after }, at) => ({
      id: ids[at] ?? uuidv7(),
      name,
      minphotos,
      maxphotos,
      amount: extra_price?.amount ?? null,
      currency: extra_price?.currency ?? null,
      among: among == null ? null : (ids[among] ?? null),
      from_favourites,
      closes_on: closes_after ? dayOf(closes_after) : null,
    }),
  );
  await insertProductRows(sql, { account, event }, rows);
  const linked = rows.filter(({ among }) => among);
  if (linked.length > 0) await linkProducts(sql, linked);
  return ids;
}
