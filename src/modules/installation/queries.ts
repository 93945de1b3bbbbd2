import type { Sql } from '@/core/db/pool';

/** Makes sure that an account has a row for a feature's settings, so that concurrent saves wait for each other. */
export async function ensureSettings(
  sql: Sql,
  { id, account, feature }: { id: string; account: string; feature: string },
): Promise<void> {
  await sql.query(
    `insert into feature_settings (id, account_id, feature, chosen) values ($1, $2, $3, '{}') on conflict do nothing`,
    [id, account, feature],
  );
}

/** Stores the chosen settings of an account's feature. */
export async function storeSettings(
  sql: Sql,
  { account, feature, chosen }: { account: string; feature: string; chosen: object },
): Promise<void> {
  await sql.query(
    'update feature_settings set chosen = $3, updated_at = now() where account_id = $1 and feature = $2',
    [account, feature, JSON.stringify(chosen)],
  );
}
