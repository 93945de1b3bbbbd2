import type { Sql } from '@/core/db/pool';

/** Records that the clients of the demo studio's projects agree to publication. */
export async function agreeForDemo(sql: Sql, projects: readonly string[]): Promise<void> {
  await sql.query('update events set site_consent_at = now() where id = any($1::uuid[])', [projects]);
}

/** Returns the first photographs of each gallery, at most `count` of one: all first ones, then all second ones. */
export async function readFirstOfEach(
  sql: Sql,
  { galleries, count }: { galleries: readonly string[]; count: number },
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select id from (select m.id, m.gallery_id, row_number() over (partition by m.gallery_id order by m.position, m.id) as at
       from media m where m.gallery_id = any($1::uuid[])) found where at <= $2 order by at, gallery_id`,
    [galleries, count],
  );
  return rows.map(({ id }) => id);
}

/** A photograph's file name and the hash of its original. */
export interface DemoOriginal {
  name: string;
  sha256: string;
}

/** Returns the last photographs of the galleries in turn, `limit` in all. */
export async function readLastOfEach(
  sql: Sql,
  { galleries, limit }: { galleries: readonly string[]; limit: number },
): Promise<DemoOriginal[]> {
  const { rows } = await sql.query<DemoOriginal>(
    `select name, sha256 from (select m.name, m.sha256, row_number() over (partition by m.gallery_id order by m.position desc) as at
       from media m where m.gallery_id = any($1::uuid[])) found order by at limit $2`,
    [galleries, limit],
  );
  return rows;
}

/** Creates the platform's site as its first published version, with empty documents; its pictures need the row. */
export async function insertPlatformSite(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `insert into sites (id, draft, revision, live_number, published_at, created_at, updated_at) values ($1, '{}', 1, 1, now(), now(), now())`,
    [id],
  );
}

/** Stores a document as the draft of a site and as what visitors see. */
export async function fillSite(sql: Sql, { id, document }: { id: string; document: object }): Promise<void> {
  await sql.query('update sites set draft = $2, live = $2 where id = $1', [id, JSON.stringify(document)]);
}
