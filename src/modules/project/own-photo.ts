import type { Sql } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';

/** Throws INVALID_INPUT unless `media` is a viewable photograph of the project. */
export async function requireOwnPhoto(sql: Sql, event: string, media: string): Promise<void> {
  const own = await sql.query(
    `select 1 from media where id = $1 and event_id = $2 and deleted_at is null and state <> 'refused'`,
    [media, event],
  );
  if (!own.rowCount) throw new KeepersError('INVALID_INPUT', {}, { cover: 'invalid' });
}
