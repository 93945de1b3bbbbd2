import { askToDerive } from '@media/jobs';
import { requirePhotoRoom } from '@media/photo-limit';
import { lockPhotos } from '@media/queries/photo-room';
import { reviveMedia } from '@media/queries/records';
import { holdRefused } from '@media/queries/states';
import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { announce, recordChange } from '@/core/live/changes';
import type { Authorized } from '@/modules/access/grants/viewer';

/**
 * Renders refused photographs once more: what failed on a full disk or a busy machine may succeed now. Returns those
 * that are retried; others are unchanged. Throws NOT_FOUND where none is refused, PHOTO_LIMIT_REACHED.
 */
export async function retryPhotos(
  { event, viewer }: Authorized,
  medias: string[],
): Promise<{ changed: string[] }> {
  const changed = await transaction(async (sql) => {
    await lockPhotos(sql, event.id);
    const rows = await holdRefused(sql, event.id, medias);
    if (rows.length === 0) throw new KeepersError('NOT_FOUND');
    await requirePhotoRoom(sql, event.account_id, event.id, rows.length);
    for (const { id, sha256 } of rows) {
      await reviveMedia(sql, id);
      await askToDerive(sql, { id, sha256, event_id: event.id });
    }
    await recordChange(sql, {
      event: event.id,
      kind: 'galleries',
      data: {
        galleries: [...new Set(rows.map(({ gallery }) => gallery))],
        did: 'retried',
        count: rows.length,
      },
      actor: { user: viewer.user?.id, name: viewer.name },
    });
    return rows.map(({ id }) => id);
  });
  announce(event.id);
  return { changed };
}
