import { storage } from '@media/storage/files';
import { withLock } from '@media/upload/locker';
import { ASSETS } from './asset-name';
import { deleteUnused, listUnused } from './queries';

/**
 * Removes logos and watermarks that were made before `before` and that no brand has any more. By SQL, because the worker
 * has no Payload, and because Payload removes a file before the commit: here the row goes first, and if the file stays,
 * the next sweep removes it as one without a row. Returns how many were removed.
 */
export async function sweepAssets(before: Date): Promise<number> {
  let removed = 0;
  for (const { id, file } of await listUnused(before)) {
    const key = `${ASSETS}/${file}`;
    await withLock(`bytes:${key}`, async () => {
      if (!(await deleteUnused(id))) return;
      await storage().remove(key);
      removed += 1;
    });
  }
  return removed;
}
