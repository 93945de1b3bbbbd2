import { withLock } from '@media/upload/locker';
import { asSystem, inTransaction } from '@/core/db/local-api';
import { ASSETS } from './asset-name';
import { listUnused } from './repo';

/**
 * Removes logos and watermarks that were made before `before` and that no brand has any more, with their files. Each
 * in a transaction of its own, because Payload removes the file before the commit: a failure then leaves an unused row,
 * which the next run removes. Returns how many were removed.
 */
export async function sweepAssets(before: Date): Promise<number> {
  let removed = 0;
  for (const { id, file } of await listUnused(undefined, { before })) {
    await withLock(`bytes:${ASSETS}/${file}`, () =>
      inTransaction(async (tx) => {
        const [unused] = await listUnused(tx.sql, { before, id });
        if (!unused) return;
        await asSystem('assets are removed once nothing refers to them', tx).delete('assets', id);
        removed += 1;
      }),
    );
  }
  return removed;
}
