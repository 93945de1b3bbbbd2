import { pool } from '@/core/db/pool';
import { personTables } from './features';
import { type PersonKeys, readHeld } from './queries/held';

/** All data about a person, by table. */
export type Held = Record<string, Record<string, unknown>[]>;

/**
 * Reads all data about a person, table by table; calls `step` after each. Only columns that the tables allow: no
 * hashes, no tokens, no data of others.
 */
export async function collect(
  keys: PersonKeys,
  step: (done: number, total: number) => Promise<void>,
): Promise<Held> {
  const held: Held = {};
  const tables = personTables();
  for (const [index, one] of tables.entries()) {
    const rows = await readHeld(pool(), one, keys);
    if (rows.length > 0) held[one.table] = [...(held[one.table] ?? []), ...rows];
    await step(index + 1, tables.length);
  }
  return held;
}
