import { asSystem, inTransaction, type Transaction } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import type { EventRow } from '@/modules/access/project-repo';

const WHY = 'the caller may change products of this project';

/** Locks a product of the project and returns whether it is in the trash; undefined if it was purged. */
async function holdProduct(tx: Transaction, event: EventRow, id: string): Promise<boolean | undefined> {
  const { rows } = await tx.sql.query<{ deleted: boolean }>(
    'select deleted_at is not null as deleted from products where id = $1 and event_id = $2 for update',
    [id, event.id],
  );
  return rows[0]?.deleted;
}

/** Moves a product with its picks to the trash. Idempotent. */
export async function removeProduct(event: EventRow, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    if ((await holdProduct(tx, event, id)) !== false) return;
    await asSystem(WHY, tx).update('products', id, { deletedAt: new Date().toISOString() });
  });
}

/** Restores a product with its picks. Idempotent; throws NOT_FOUND if it was purged. */
export async function restoreProduct(event: EventRow, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const deleted = await holdProduct(tx, event, id);
    if (deleted === undefined) throw new KeepersError('NOT_FOUND');
    if (deleted) await asSystem(WHY, tx).update('products', id, { deletedAt: null }, { trash: true });
  });
}
