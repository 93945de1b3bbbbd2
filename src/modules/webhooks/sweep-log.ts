import { pool } from '@/core/db/pool';
import { LOG_DAYS } from '@/modules/webhooks/rules/webhook';

const BATCH = 5000;

/** Deletes messages of the log whose retention has ended. */
export async function sweepLog(): Promise<void> {
  for (let gone: number | null = BATCH; gone === BATCH; ) {
    ({ rowCount: gone } = await pool().query(
      `delete from webhook_deliveries where ctid = any(array(select ctid from webhook_deliveries
        where created_at < now() - interval '${LOG_DAYS} days' limit ${BATCH}))`,
    ));
  }
}
