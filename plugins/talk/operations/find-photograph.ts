import { KeepersError } from '@plugins/kit/server';
import { isId, pool, type Sql } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';

/** A photograph that can have comments. */
export interface Talked {
  id: string;
  gallery: string;
  sha256: string | null;
}

/** Returns a photograph of the project that this person may see. Throws NOT_FOUND for any other. */
export async function findPhotograph(
  { event, viewer }: Authorized,
  media: string,
  sql: Sql = pool(),
): Promise<Talked> {
  const { rows } = isId(media)
    ? await sql.query<Talked>(
        `select m.id, m.gallery_id as gallery, left(m.sha256, 64) as sha256 from media m
          where m.id = $1 and m.event_id = $2 and ${visibleTo(viewer.role)}`,
        [media, event.id],
      )
    : { rows: [] };
  if (!rows[0]) throw new KeepersError('NOT_FOUND');
  return rows[0];
}
