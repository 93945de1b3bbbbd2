import type { Sql } from '@plugins/kit/server/database';

/** Those of these files whose order is gone. */
export async function withoutOutput(
  sql: Sql,
  files: readonly { key: string; album: string; output: string }[],
): Promise<string[]> {
  const { rows } = await sql.query<{ key: string }>(
    `select k.key from unnest($1::text[], $2::uuid[], $3::uuid[]) as k(key, album, output)
      where not exists (select 1 from album_outputs o where o.id = k.output and o.album_id = k.album)`,
    [files.map(({ key }) => key), files.map(({ album }) => album), files.map(({ output }) => output)],
  );
  return rows.map(({ key }) => key);
}

/** Those of these color profiles that no product of their account has. */
export async function withoutProduct(
  sql: Sql,
  files: readonly { key: string; account: string; sha256: string }[],
): Promise<string[]> {
  const { rows } = await sql.query<{ key: string }>(
    `select k.key from unnest($1::text[], $2::uuid[], $3::text[]) as k(key, account, sha256)
      where not exists (
        select 1 from album_products p where p.account_id = k.account and p.rules->'profile'->>'sha256' = k.sha256)`,
    [files.map(({ key }) => key), files.map(({ account }) => account), files.map(({ sha256 }) => sha256)],
  );
  return rows.map(({ key }) => key);
}
