import { pool, type Sql } from '@/core/db/pool';

/** Returns the asset of a file's name, or null. */
export async function findAsset(sql: Sql, file: string): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>('select id from assets where filename = $1', [file]);
  return rows[0]?.id ?? null;
}

/**
 * The logos and watermarks that no brand has, made before `before`, or (with `id`) only that one. Site and product
 * pictures are kept: nothing refers to them yet.
 */
export async function listUnused(
  sql: Sql = pool(),
  { before, id }: { before: Date; id?: string },
): Promise<{ id: string; file: string }[]> {
  const { rows } = await sql.query<{ id: string; file: string }>(
    `select a.id, a.filename as file from assets a
      where a.kind in ('logo', 'watermark') and a.created_at < $1 and ($2::uuid is null or a.id = $2)
        and not exists (select 1 from brands b where b.logo_id = a.id or b.watermark_id = a.id)
      order by a.id limit 500`,
    [before, id ?? null],
  );
  return rows;
}
