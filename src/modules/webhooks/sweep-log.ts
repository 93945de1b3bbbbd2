import { pool } from '@/core/db/pool';
import { deleteOldDeliveries } from './queries/webhooks';

const BATCH = 5000;

/** Deletes messages of the log whose retention has ended. */
export async function sweepLog(): Promise<void> {
  while ((await deleteOldDeliveries(pool(), BATCH)) === BATCH);
}
