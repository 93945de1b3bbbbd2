import { asSystem, inTransaction } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import type { EventRow } from '@/modules/access/queries';
import { holdProduct } from '@/modules/project/queries/product-rows';

const WHY = 'the caller may change products of this project';

/** Moves a product with its picks to the trash. Idempotent. */
export async function removeProduct(event: EventRow, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    if ((await holdProduct(tx.sql, event.id, id))?.deleted !== false) return;
    await asSystem(WHY, tx).update('products', id, { deletedAt: new Date().toISOString() });
  });
}

/** Restores a product with its picks. Idempotent; throws NOT_FOUND if it was purged. */
export async function restoreProduct(event: EventRow, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const held = await holdProduct(tx.sql, event.id, id);
    if (!held) throw new KeepersError('NOT_FOUND');
    if (held.deleted) await asSystem(WHY, tx).update('products', id, { deletedAt: null }, { trash: true });
  });
}
