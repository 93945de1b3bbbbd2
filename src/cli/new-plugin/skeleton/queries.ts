import type { Sql } from '@plugins/kit/server/database';
import type { Viewer } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';

/** Counts a project's photographs that a role sees: the same rule as the gallery's own list. */
export async function countPhotographs(
  sql: Sql,
  { event, role }: { event: string; role: Viewer['role'] },
): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and ${visibleTo(role)}`,
    [event],
  );
  return rows[0]?.count ?? 0;
}
