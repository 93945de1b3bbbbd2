import { lockPhotos } from '@media/queries/photo-room';
import { TRASH_DAYS } from '@/core/constants';
import { asSystem, inTransaction } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import type { EventRow } from '@/modules/access/queries';
import { holdProducts } from '@/modules/picks/queries/restored-picks';
import { type OverfullProduct, overfullProducts } from '@/modules/picks/restored-picks';
import { holdDeletedGallery } from '@/modules/project/queries/galleries-repo';
import { holdGallery } from './change-gallery';

const WHY = 'the caller may delete galleries of this project';
const DAY = 24 * 3600 * 1000;

/**
 * Moves a gallery with its photographs to the trash, by the rules of `collections/galleries`. Nothing can be added
 * concurrently. Throws NOT_FOUND.
 */
export async function deleteGallery(event: EventRow, id: string): Promise<{ until: string }> {
  return inTransaction(async (tx) => {
    await holdGallery(tx.sql, event.id, id);
    const now = new Date().toISOString();
    const { deletedAt } = await asSystem(WHY, tx).update('galleries', id, { deletedAt: now });
    return { until: new Date(Date.parse(String(deletedAt)) + TRASH_DAYS * DAY).toISOString() };
  });
}

/**
 * Restores a gallery with the photographs deleted with it, their picks and their order; `over` names products that then
 * exceed their limit. Throws NOT_FOUND if it is not in the trash, PHOTO_LIMIT_REACHED if the plan has no room for them.
 */
export async function restoreGallery(event: EventRow, id: string): Promise<{ over: OverfullProduct[] }> {
  return inTransaction(async (tx) => {
    await lockPhotos(tx.sql, event.id);
    await holdProducts(tx.sql, event.id);
    const back = await holdDeletedGallery(tx.sql, event.id, id);
    if (!back) throw new KeepersError('NOT_FOUND');
    await asSystem(WHY, tx).update('galleries', id, { deletedAt: null }, { trash: true });
    return { over: await overfullProducts(tx.sql, event.id, back) };
  });
}
