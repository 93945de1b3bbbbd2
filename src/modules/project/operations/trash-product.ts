import { asSystem, inTransaction, type Transaction } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import type { EventRow } from '@/modules/access/project-repo';

const WHY = 'the caller may change products of this project';

/** A product of the project, held: whether it is in the trash; undefined where it is gone. */
async function holdProduct(tx: Transaction, event: EventRow, id: string): Promise<boolean | undefined> {
  const { rows } = await tx.sql.query<{ deleted: boolean }>(
    'select deleted_at is not null as deleted from products where id = $1 and event_id = $2 for update',
    [id, event.id],
  );
  return rows[0]?.deleted;
}

/** Puts a product in the trash: its picks stay with it. One that is gone already stays so. */
export async function removeProduct(event: EventRow, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    if ((await holdProduct(tx, event, id)) !== false) return;
    await asSystem(WHY, tx).update('products', id, { deletedAt: new Date().toISOString() });
  });
}

/** Brings a product back with its picks. One that is there stays so; throws NOT_FOUND where it is gone for good. */
export async function restoreProduct(event: EventRow, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const deleted = await holdProduct(tx, event, id);
    if (deleted === undefined) throw new KeepersError('NOT_FOUND');
    if (deleted) await asSystem(WHY, tx).update('products', id, { deletedAt: null }, { trash: true });
  });
}
