import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { isSealedBy, reseal } from './seal';

/**
 * Columns with sealed texts; a column that holds one and is not here fails a test. `release`: the statement that
 * deletes what depends on a row ($1, its id) that no secret opens any more.
 */
export const SEALED = [
  {
    table: 'second_factors',
    column: 'secret',
    purpose: 'one-time-codes',
    where: `kind = 'codes'`,
    // Recovery codes replace the app, and are hashed by the same secret.
    release: `delete from second_factors where kind in ('codes', 'recovery')
      and user_id = (select user_id from second_factors where id = $1)`,
  },
  {
    table: 'webhooks',
    column: 'former_secret',
    purpose: 'webhooks',
    where: 'former_secret is not null',
    release: 'update webhooks set former_secret = null where id = $1',
  },
  {
    table: 'webhooks',
    column: 'secret',
    purpose: 'webhooks',
    where: 'true',
    // It could sign nothing: its owner creates another, and sees its secret.
    release: 'delete from webhooks where id = $1',
  },
] as const;

const BATCH = 200;

/** How many sealed texts are not yet sealed by today's secret. */
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

const isLost = (sealed: string, secrets: readonly string[]) =>
  !secrets.some((secret) => isSealedBy(secret, sealed));

/**
 * Deletes what none of the secrets opens, after a leaked one was dropped: people keep their password, and set up their
 * code apps again. Returns how many rows it found.
 */
export async function releaseLost(secrets = [env().secret, ...env().formerSecrets]): Promise<number> {
  let released = 0;
  for (const { table, column, where, release } of SEALED) {
    const { rows } = await pool().query<{ id: string; sealed: string }>(
      `select id, ${column} as sealed from ${table} where ${where}`,
    );
    for (const { id, sealed } of rows) {
      if (!isLost(sealed, secrets)) continue;
      await pool().query(release, [id]);
      released += 1;
    }
  }
  return released;
}

/**
 * Reseals by today's secret what former ones sealed: row by row, and only where it is still unchanged, so that a
 * concurrent change is not overwritten. Can run twice, and in two places. Returns how many it sealed.
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
        if (isLost(text, secrets)) continue;
        const resealed = reseal(purpose, id, text, secrets);
        if (resealed === text) continue;
        const { rowCount } = await pool().query(
          `update ${table} set ${column} = $3 where id = $1 and ${column} = $2`,
          [id, text, resealed],
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
