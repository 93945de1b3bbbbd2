import type { Sql } from '@plugins/kit/server/database';

/** Those of these color profiles that no product (also in the trash) and no order of their account has. */
export async function withoutUse(
  sql: Sql,
  files: readonly { key: string; account: string; sha256: string }[],
): Promise<string[]> {
  const { rows } = await sql.query<{ key: string }>(
    `select k.key from unnest($1::text[], $2::uuid[], $3::text[]) as k(key, account, sha256)
      where not exists (
        select 1 from shop_products p where p.account_id = k.account and p.profile->>'sha256' = k.sha256)
        and not exists (
        select 1 from shop_order_lines l where l.account_id = k.account and l.profile->>'sha256' = k.sha256)`,
    [files.map(({ key }) => key), files.map(({ account }) => account), files.map(({ sha256 }) => sha256)],
  );
  return rows.map(({ key }) => key);
}
