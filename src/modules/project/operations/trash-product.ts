import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { EventRow } from '@/modules/access/project-repo';
import { TRASH_DAYS } from '@/modules/access/rules/project';

/** Takes a product away, to the trash: its picks stay with it. One that is gone already stays so. */
export async function removeProduct(event: EventRow, id: string): Promise<void> {
  await transaction(async (sql) => {
    const { rows } = await sql.query<{ name: string }>(
      `update products set deleted_at = now(), updated_at = now()
        where id = $1 and event_id = $2 and deleted_at is null returning name`,
      [id, event.id],
    );
    const product = rows[0];
    if (!product) return;
    await recordAudit(sql, 'product.deleted', {
      account: event.account_id,
      event: event.id,
      subject: product.name,
    });
  });
}

/** Brings a product back with its picks. One that is there stays so; throws NOT_FOUND where it is gone for good. */
export async function restoreProduct(event: EventRow, id: string): Promise<void> {
  await transaction(async (sql) => {
    const { rows } = await sql.query<{ name: string; deleted: boolean }>(
      `select name, deleted_at is not null as deleted from products
        where id = $1 and event_id = $2
          and (deleted_at is null or deleted_at > clock_timestamp() - make_interval(days => $3)) for update`,
      [id, event.id, TRASH_DAYS],
    );
    const product = rows[0];
    if (!product) throw new KeepersError('NOT_FOUND');
    if (!product.deleted) return;
    await sql.query('update products set deleted_at = null, updated_at = now() where id = $1', [id]);
    await recordAudit(sql, 'product.restored', {
      account: event.account_id,
      event: event.id,
      subject: product.name,
    });
  });
}
