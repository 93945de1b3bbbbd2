import { pool, type Sql } from '@/core/db/pool';

/** What an account chose of a feature's settings; `lock` locks the row until the transaction ends. */
export async function readChosen(
  account: string,
  feature: string,
  { sql = pool(), lock = false }: { sql?: Sql; lock?: boolean } = {},
): Promise<Record<string, unknown>> {
  const { rows } = await sql.query<{ chosen: Record<string, unknown> }>(
    `select chosen from feature_settings where account_id = $1 and feature = $2 ${lock ? 'for update' : ''}`,
    [account, feature],
  );
  return rows[0]?.chosen ?? {};
}
