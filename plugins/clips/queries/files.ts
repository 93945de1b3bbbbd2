import type { Sql } from '@plugins/kit/server/database';

/** Those of these films, as clip and version, that no row refers to. A clip with a run keeps all: its film may be written just now. */
export async function withoutFilm(
  sql: Sql,
  files: readonly { key: string; clip: string; version: string }[],
): Promise<string[]> {
  const { rows } = await sql.query<{ key: string }>(
    `select k.key from unnest($1::text[], $2::uuid[], $3::text[]) as k(key, clip, version)
      where not exists (select 1 from clips c where c.id = k.clip and (c.film->>'version' = k.version or c.run is not null))`,
    [files.map(({ key }) => key), files.map(({ clip }) => clip), files.map(({ version }) => version)],
  );
  return rows.map(({ key }) => key);
}

/** Those of these uploaded tracks that no row refers to. */
export async function withoutTrack(
  sql: Sql,
  files: readonly { key: string; account: string; sha256: string }[],
): Promise<string[]> {
  const { rows } = await sql.query<{ key: string }>(
    `select k.key from unnest($1::text[], $2::uuid[], $3::text[]) as k(key, account, sha256)
      where not exists (select 1 from clip_tracks t where t.account_id = k.account and t.sha256 = k.sha256)`,
    [files.map(({ key }) => key), files.map(({ account }) => account), files.map(({ sha256 }) => sha256)],
  );
  return rows.map(({ key }) => key);
}
