import type { Sql } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';

/** Returns how many photographs of the project this viewer sees: the same rule as the gallery's own list. */
export async function countVisible(sql: Sql, { event, viewer }: Authorized): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and ${visibleTo(viewer.role)}`,
    [event.id],
  );
  return rows[0]?.count ?? 0;
}
