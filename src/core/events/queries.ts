import type { Sql } from '@/core/db/pool';

/** A project as domain events name it; its name is empty where it is gone. */
export async function projectOf(sql: Sql, id: string): Promise<{ id: string; name: string }> {
  const { rows } = await sql.query<{ name: string }>('select name from events where id = $1', [id]);
  return { id, name: rows[0]?.name ?? '' };
}
