import type { Sql } from '@/core/db/pool';
import { clearOut, readDependents } from '@/modules/trash/dependents';

/** A column by which rows of one table reference rows of another, where both belong to an account. */
interface Reference {
  table: string;
  column: string;
  target: string;
  required: boolean;
}

/** Rows of one table that reference another account's rows by one column. */
export interface Planted extends Reference {
  count: number;
}

const BATCH = 500;
const MAX_ROUNDS = 20;

/**
 * Returns every reference between two tables with an account, read from the database, including features' tables.
 * Excludes users: a photographer of one studio may be a client of another.
 */
async function readReferences(sql: Sql): Promise<Reference[]> {
  const { rows } = await sql.query<Reference>(
    `select distinct c.conrelid::regclass::text as table, a.attname::text as column, c.confrelid::regclass::text as target,
            a.attnotnull as required
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and c.confrelid::regclass::text not in ('users', 'accounts') and a.attname <> 'account_id'
        and exists (select 1 from pg_attribute o where o.attrelid = c.conrelid and o.attname = 'account_id')
        and exists (select 1 from pg_attribute o where o.attrelid = c.confrelid and o.attname = 'account_id')
      order by 1, 2`,
  );
  return rows;
}

const plantedIn = ({ table, column, target }: Reference) =>
  `from ${table} r join ${target} t on t.id = r.${column} where t.account_id <> r.account_id`;

/**
 * Returns rows whose account differs from that of a row they reference: caused by a bug or a manual write, never by an
 * operation.
 */
export async function findPlanted(sql: Sql): Promise<Planted[]> {
  const found: Planted[] = [];
  for (const reference of await readReferences(sql)) {
    const { rows } = await sql.query<{ count: number }>(
      `select count(*)::int as count ${plantedIn(reference)}`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push({ ...reference, count });
  }
  return found;
}

/**
 * Removes planted rows, in the caller's transaction: an optional reference is set to null and its row stays; a row with
 * a required reference is deleted with its dependents. Returns what was found. Throws if rows remain.
 */
export async function removePlanted(sql: Sql): Promise<Planted[]> {
  const first = await findPlanted(sql);
  const dependents = await readDependents();
  for (let round = 0, left = first; left.length > 0; round += 1) {
    if (round === MAX_ROUNDS)
      throw new Error(
        `Could not remove all planted rows; some remain in ${left.map(({ table }) => table).join(', ')}.`,
      );
    for (const reference of left) {
      const { table, column, required } = reference;
      const { rows } = await sql.query<{ id: string }>(`select r.id ${plantedIn(reference)}`);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) continue;
      if (!required) {
        await sql.query(`update ${table} set ${column} = null where id = any($1::uuid[])`, [ids]);
        continue;
      }
      while ((await clearOut(sql, dependents, table, ids, BATCH)) > 0);
      await sql.query(`delete from ${table} where id = any($1::uuid[])`, [ids]);
    }
    left = await findPlanted(sql);
  }
  return first;
}
