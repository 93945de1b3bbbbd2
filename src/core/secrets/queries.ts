import { pool } from '@/core/db/pool';

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
  {
    table: 'payment_connections',
    column: 'settings',
    purpose: 'payment-settings',
    where: "settings <> ''",
    // Its owner connects again; payments of before can no longer be refunded from here.
    release: `update payment_connections set settings = '', hearing = null, ended_at = coalesce(ended_at, now())
      where id = $1`,
  },
  {
    table: 'service_connections',
    column: 'sealed',
    purpose: 'services',
    where: 'true',
    // Its owner connects the service again.
    release: 'delete from service_connections where id = $1',
  },
  {
    table: 'seller_fields',
    column: 'sealed',
    purpose: 'seller',
    where: 'true',
    // Its owner types it again.
    release: 'delete from seller_fields where id = $1',
  },
  {
    table: 'payment_connections',
    column: 'hearing',
    purpose: 'payment-hearing',
    where: 'hearing is not null',
    release: 'update payment_connections set hearing = null where id = $1',
  },
] as const;

/** One of those columns. */
type SealedPlace = (typeof SEALED)[number];

/** Every sealed text of a column, with its row's id. */
export async function listSealed({
  table,
  column,
  where,
}: SealedPlace): Promise<{ id: string; sealed: string }[]> {
  const { rows } = await pool().query<{ id: string; sealed: string }>(
    `select id, ${column} as sealed from ${table} where ${where}`,
  );
  return rows;
}

/** The next sealed texts of a column after a row's id, `most` of them. */
export async function listSealedAfter(
  { table, column, where }: SealedPlace,
  after: string,
  most: number,
): Promise<{ id: string; sealed: string }[]> {
  const { rows } = await pool().query<{ id: string; sealed: string }>(
    `select id, ${column} as sealed from ${table} where ${where} and id > $1 order by id limit $2`,
    [after, most],
  );
  return rows;
}

/** Replaces a sealed text where it is still unchanged; returns whether it was. */
export async function replaceSealed(
  { table, column }: SealedPlace,
  id: string,
  text: { was: string; now: string },
): Promise<boolean> {
  const { rowCount } = await pool().query(
    `update ${table} set ${column} = $3 where id = $1 and ${column} = $2`,
    [id, text.was, text.now],
  );
  return rowCount === 1;
}

/** Deletes what depends on a sealed text that no secret opens. */
export async function releaseRow({ release }: SealedPlace, id: string): Promise<void> {
  await pool().query(release, [id]);
}
