import { pool, type Sql } from '@/core/db/pool';

/** Returns the asset of a file's name, or null. */
export async function findAsset(sql: Sql, file: string): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>('select id from assets where filename = $1', [file]);
  return rows[0]?.id ?? null;
}

/** SQL: a logo or watermark that no brand has. Pictures of sites and products stay: they are few. */
const UNUSED = `a.kind in ('logo', 'watermark')
  and not exists (select 1 from brands b where b.logo_id = a.id or b.watermark_id = a.id)`;

/** The unused assets that were made before a time, at most 500. */
export async function listUnused(before: Date): Promise<{ id: string; file: string }[]> {
  const { rows } = await pool().query<{ id: string; file: string }>(
    `select a.id, a.filename as file from assets a where a.created_at < $1 and ${UNUSED} order by a.id limit 500`,
    [before],
  );
  return rows;
}

/** Deletes an asset if it is still unused. Returns whether it was. */
export async function deleteUnused(id: string): Promise<boolean> {
  const { rowCount } = await pool().query(`delete from assets a where a.id = $1 and ${UNUSED}`, [id]);
  return rowCount === 1;
}
