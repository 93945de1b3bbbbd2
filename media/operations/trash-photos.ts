import { requirePhotoRoom } from '@media/photo-limit';
import { lockPhotos } from '@media/queries/photo-room';
import { holdPresent, holdTrashed, type PlacedPhoto, setRestored, setTrashed } from '@media/queries/states';
import { TRASH_DAYS } from '@/core/constants';
import { type Sql, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { announce, recordChange } from '@/core/live/changes';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { Authorized } from '@/modules/access/grants/viewer';
import { holdProducts } from '@/modules/picks/queries/restored-picks';
import { type OverfullProduct, overfullProducts } from '@/modules/picks/restored-picks';

/**
 * Moves photographs into the trash, with their picks and comments, for 30 days. Picked ones need `withPicks`: they may
 * have been picked since the photographer looked. Throws NOT_FOUND, PICKS_WOULD_BE_LOST with how many.
 */
export async function trashPhotos(
  entered: Authorized,
  medias: string[],
  withPicks: boolean,
): Promise<{ changed: string[] }> {
  return changing(entered, 'trashed', async (sql) => {
    const rows = await holdPresent(sql, entered.event.id, medias);
    const count = rows.filter(({ picked }) => picked).length;
    if (count > 0 && !withPicks) throw new KeepersError('PICKS_WOULD_BE_LOST', { count });
    await setTrashed(
      sql,
      rows.map(({ id }) => id),
    );
    return rows;
  });
}

/**
 * Restores photographs from the trash to their galleries and positions, with their picks, also where a product is full
 * by now: `over` names those that then exceed their limit. Throws NOT_FOUND where they are not there (any more),
 * PHOTO_LIMIT_REACHED where the plan has no room for them.
 */
export async function restorePhotos(
  entered: Authorized,
  medias: string[],
): Promise<{ changed: string[]; over: OverfullProduct[] }> {
  const { event } = entered;
  let over: OverfullProduct[] = [];
  const { changed } = await changing(entered, 'restored', async (sql) => {
    await lockPhotos(sql, event.id);
    await holdProducts(sql, event.id);
    const rows = await holdTrashed(sql, event.id, medias, TRASH_DAYS);
    const adding = rows.filter(({ counts }) => counts).length;
    if (adding > 0) await requirePhotoRoom(sql, event.account_id, event.id, adding);
    const back = rows.map(({ id }) => id);
    await setRestored(sql, back);
    over = await overfullProducts(sql, event.id, back);
    return rows;
  });
  return { changed, over };
}

async function changing(
  { event, viewer }: Authorized,
  did: 'trashed' | 'restored',
  work: (sql: Sql) => Promise<PlacedPhoto[]>,
): Promise<{ changed: string[] }> {
  const changed = await transaction(async (sql) => {
    const rows = await work(sql);
    if (rows.length === 0) throw new KeepersError('NOT_FOUND');
    await recordChange(sql, {
      event: event.id,
      kind: 'galleries',
      data: { galleries: [...new Set(rows.map(({ gallery }) => gallery))], did, count: rows.length },
      actor: { user: viewer.user?.id, name: viewer.name },
    });
    await recordAudit(sql, did === 'trashed' ? 'photos.deleted' : 'photos.restored', {
      account: event.account_id,
      event: event.id,
      count: rows.length,
    });
    return rows.map(({ id }) => id);
  });
  announce(event.id);
  return { changed };
}
