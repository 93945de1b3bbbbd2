import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';

/** How many photographs of the project this viewer sees: the same rule as the gallery's own list. */
export async function readCount({ event, viewer }: Authorized): Promise<{ photographs: number }> {
  const { rows } = await pool().query<{ count: number }>(
    `select count(*)::int as count from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and ${visibleTo(viewer.role)}`,
    [event.id],
  );
  return { photographs: rows[0]?.count ?? 0 };
}
