import { pool } from '@/server/database/pool';
import { env } from '@/server/env';
import { isSealedBy, reseal } from './seal';

/** Where sealed texts stand. A column that holds one and is not here fails a test. */
export const SEALED = [
  { table: 'second_factors', column: 'secret', purpose: 'one-time-codes', where: `kind = 'codes'` },
  { table: 'webhooks', column: 'former_secret', purpose: 'webhooks', where: 'former_secret is not null' },
  { table: 'webhooks', column: 'secret', purpose: 'webhooks', where: 'true' },
] as const;

const BATCH = 200;

/** How many sealed texts wait to be sealed by today's secret. */
export async function countFormer(secret = env().secret): Promise<number> {
  let count = 0;
  for (const { table, column, where } of SEALED) {
    const { rows } = await pool().query<{ sealed: string }>(
      `select ${column} as sealed from ${table} where ${where}`,
    );
    count += rows.filter(({ sealed }) => !isSealedBy(secret, sealed)).length;
  }
  return count;
}

/**
 * Seals anew, by today's secret, what former ones sealed: row by row, and only where it still stands as it was read, so
 * that whoever changes one meanwhile is not overwritten. Can run twice, and in two places. Gives how many it sealed.
 */
export async function resealAll(
  secrets: readonly [string, ...string[]] = [env().secret, ...env().formerSecrets],
): Promise<number> {
  let sealed = 0;
  for (const { table, column, purpose, where } of SEALED) {
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const { rows } = await pool().query<{ id: string; text: string }>(
        `select id, ${column} as text from ${table} where ${where} and id > $1 order by id limit ${BATCH}`,
        [after],
      );
      for (const { id, text } of rows) {
        const anew = reseal(purpose, id, text, secrets);
        if (anew === text) continue;
        const { rowCount } = await pool().query(
          `update ${table} set ${column} = $3 where id = $1 and ${column} = $2`,
          [id, text, anew],
        );
        sealed += rowCount ?? 0;
      }
      const last = rows.at(-1)?.id;
      if (!last || rows.length < BATCH) break;
      after = last;
    }
  }
  return sealed;
}
