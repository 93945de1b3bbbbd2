import { pool } from '@plugins/kit/server/database';
import { type KeptProduct, listCompletionRows } from '../queries/projects';
import { differencesOf, type PickDifference } from '../rules/differences';

/** A past completion for the photographer. */
export interface CompletionView {
  at: string;
  by: string | null;
  note: string | null;
  products: { name: string; count: number; extras: number; cost: KeptProduct['cost'] }[];
  /** Differences to the previous one; null for the first. */
  differences: PickDifference[] | null;
}

/** Returns a project's completions, the newest first, each with its differences to the previous one. */
export async function listCompletions(event: string): Promise<CompletionView[]> {
  const rows = await listCompletionRows(pool(), event);
  const all = rows.map(({ at, by, note, products }, nr): CompletionView => {
    const before = rows[nr - 1];
    return {
      at: at.toISOString(),
      by,
      note,
      products: products.map(({ name, count, extras, cost }) => ({ name, count, extras, cost })),
      differences: before ? differencesOf(before.products, products) : null,
    };
  });
  return all.reverse();
}
