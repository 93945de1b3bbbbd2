import { lockPhotos, requirePhotoRoom } from '@media/photo-limit';
import { type Sql, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { announce, recordChange } from '@/core/live/changes';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { EventRow } from '@/modules/access/project-repo';
import { TRASH_DAYS } from '@/modules/access/rules/project';
import { holdProducts, type OverfullProduct, overfullProducts } from '@/modules/picks/restored-picks';

/** Whoever has the gallery open reads it anew. */
const tell = (sql: Sql, event: EventRow, gallery: string) =>
  recordChange(sql, { event: event.id, kind: 'galleries', data: { galleries: [gallery] } });

/**
 * Puts a gallery in the trash with its photographs: they bear the gallery's own moment, so that bringing it back leaves
 * those in the trash that were deleted one by one before. Nothing can be added meanwhile. Throws NOT_FOUND.
 */
export async function deleteGallery(event: EventRow, id: string): Promise<{ until: string }> {
  const until = await transaction(async (sql) => {
    await lockPhotos(sql, event.id);
    const { rows } = await sql.query<{ name: string; until: Date }>(
      `update galleries set deleted_at = now(), updated_at = now()
        where id = $1 and event_id = $2 and deleted_at is null
       returning name, deleted_at + make_interval(days => $3) as until`,
      [id, event.id, TRASH_DAYS],
    );
    if (!rows[0]) throw new KeepersError('NOT_FOUND');
    const gone = await sql.query(
      `update media m set deleted_at = g.deleted_at, updated_at = now() from galleries g
        where g.id = $1 and m.gallery_id = g.id and m.deleted_at is null`,
      [id],
    );
    await tell(sql, event, id);
    await recordAudit(sql, 'gallery.deleted', {
      account: event.account_id,
      event: event.id,
      subject: rows[0].name,
      count: gone.rowCount ?? 0,
    });
    return rows[0].until;
  });
  announce(event.id);
  return { until: until.toISOString() };
}

/**
 * Brings a gallery back with the photographs that went with it, their picks and their order; `over` names products that
 * then have more picks than they take. Throws NOT_FOUND where it is not there (any more), PHOTO_LIMIT_REACHED where the
 * plan has no room for them now.
 */
export async function restoreGallery(event: EventRow, id: string): Promise<{ over: OverfullProduct[] }> {
  const over = await transaction(async (sql) => {
    await lockPhotos(sql, event.id);
    await holdProducts(sql, event.id);
    const { rows } = await sql.query<{ name: string; photos: number }>(
      `select g.name, (select count(*)::int from media m where m.gallery_id = g.id and m.deleted_at = g.deleted_at
                          and m.state <> 'refused') as photos
         from galleries g where g.id = $1 and g.event_id = $2
          and g.deleted_at > clock_timestamp() - make_interval(days => $3) for update`,
      [id, event.id, TRASH_DAYS],
    );
    if (!rows[0]) throw new KeepersError('NOT_FOUND');
    const { name, photos } = rows[0];
    if (photos > 0) await requirePhotoRoom(sql, event.account_id, event.id, photos);
    const back = await sql.query<{ id: string }>(
      `update media m set deleted_at = null, updated_at = now() from galleries g
        where g.id = $1 and m.gallery_id = g.id and m.deleted_at = g.deleted_at returning m.id`,
      [id],
    );
    await sql.query('update galleries set deleted_at = null, updated_at = now() where id = $1', [id]);
    await tell(sql, event, id);
    await recordAudit(sql, 'gallery.restored', {
      account: event.account_id,
      event: event.id,
      subject: name,
      count: photos,
    });
    return overfullProducts(
      sql,
      event.id,
      back.rows.map(({ id }) => id),
    );
  });
  announce(event.id);
  return { over };
}
