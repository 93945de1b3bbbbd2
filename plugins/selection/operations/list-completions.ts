import { pool } from '@plugins/kit/server/database';
import { differencesOf, type PickDifference } from '../rules/differences';
import type { KeptProduct } from './keep-completion';

/** A past completion for the photographer. */
export interface CompletionView {
  at: string;
  by: string | null;
  note: string | null;
  products: { name: string; count: number; extras: number; cost: KeptProduct['cost'] }[];
  /** Differences to the previous one; null for the first. */
  differences: PickDifference[] | null;
}

interface Row {
  at: Date;
  by: string | null;
  note: string | null;
  products: KeptProduct[];
}

/** Returns a project's completions, the newest first, each with its differences to the previous one. */
export async function listCompletions(event: string): Promise<CompletionView[]> {
  const { rows } = await pool().query<Row>({
    name: 'selection-completions',
    text: `select created_at as at, person_name as by, note, products from selection_completions
            where event_id = $1 order by created_at, id`,
    values: [event],
  });
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
