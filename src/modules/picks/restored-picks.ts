import type { Sql } from '@/core/db/pool';
import { countPicksOf } from '@/modules/picks/queries/restored-picks';
import { picksOver } from '@/modules/picks/rules/selection-standing';

/** A product that exceeds its limit after photographs were restored with their picks. */
export interface OverfullProduct {
  name: string;
  count: number;
  maxphotos: number;
}

/**
 * Returns the products of these photographs' picks that now exceed their limit. A separate statement after
 * `holdProducts`, to see what was committed meanwhile.
 */
export async function overfullProducts(
  sql: Sql,
  eventId: string,
  medias: string[],
): Promise<OverfullProduct[]> {
  const rows = await countPicksOf(sql, eventId, medias);
  return rows.flatMap(({ name, maxphotos, count, extra }) =>
    maxphotos !== null && picksOver({ maxphotos, count, extra }) > 0 ? [{ name, count, maxphotos }] : [],
  );
}
