import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { announce } from '@/core/live/changes';
import type { FocalPoint } from '@/core/wire';
import type { Authorized } from '@/modules/access/grants/viewer';
import { requireOwnPhoto } from '@/modules/project/own-photo';
import { tellGalleries } from './change-gallery';

/** Sets the cover of a project; null: the first landscape photograph again. Throws INVALID_INPUT. */
export async function setCover(entered: Authorized, cover: string | null): Promise<void> {
  const { event } = entered;
  await transaction(async (sql) => {
    if (cover) await requireOwnPhoto(sql, event.id, cover);
    await sql.query('update events set cover_id = $2, updated_at = now() where id = $1', [event.id, cover]);
    await tellGalleries(sql, entered, []);
  });
  announce(event.id);
}

/** Sets a photograph's focal point; null: the center. Throws NOT_FOUND. */
export async function setFocalPoint(
  entered: Authorized,
  media: string,
  focal: FocalPoint | null,
): Promise<void> {
  const { event } = entered;
  await transaction(async (sql) => {
    const { rows } = await sql.query<{ gallery: string }>(
      `update media set focal_x = $3, focal_y = $4, updated_at = now()
        where id = $1 and event_id = $2 and deleted_at is null returning gallery_id as gallery`,
      [media, event.id, focal?.x ?? null, focal?.y ?? null],
    );
    if (!rows[0]) throw new KeepersError('NOT_FOUND');
    await tellGalleries(sql, entered, [rows[0].gallery]);
  });
  announce(event.id);
}
