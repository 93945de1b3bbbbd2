import { pool } from '@plugins/kit/server/database';
import type { KeptProduct } from '../queries/projects';
import { sumMoney } from '../rules/standing';
import type { PickStatistics } from './progress-view';
import { type CompletedRow, listLastCompletions } from './queries';

const SHOWN = 12;

/** Reads picks by product name of an account's selections whose last completion is within a year. */
export async function readStatistics(account: string): Promise<PickStatistics> {
  return statisticsOf(await listLastCompletions(pool(), account));
}

/** Computes the statistics of completions; `days`: from the first pick to each. */
export function statisticsOf(completions: readonly CompletedRow[]): PickStatistics {
  const byName = new Map<string, { name: string; kept: KeptProduct[] }>();
  for (const product of completions.flatMap(({ products }) => products)) {
    const key = product.name.trim().toLowerCase();
    const found = byName.get(key) ?? { name: product.name.trim(), kept: [] };
    byName.set(key, found);
    found.kept.push(product);
  }
  const days = completions.flatMap(({ days: one }) => (one === null ? [] : [one])).sort((a, b) => a - b);
  return {
    completed: completions.length,
    days: days[Math.floor(days.length / 2)] ?? null,
    products: [...byName.values()]
      .map(({ name, kept }) => ({
        name,
        selections: kept.length,
        average: kept.reduce((sum, { count }) => sum + count, 0) / kept.length,
        extras: kept.reduce((sum, { extras }) => sum + extras, 0),
        costs: sumMoney(kept.flatMap(({ cost }) => (cost ? [cost] : []))),
      }))
      .sort((one, other) => other.selections - one.selections || one.name.localeCompare(other.name))
      .slice(0, SHOWN),
  };
}
