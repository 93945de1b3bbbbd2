import { ASSETS } from '@media/assets/asset-name';
import { sweepAssets } from '@media/assets/sweep-assets';
import { readStoredKey, type StoredFile } from '@media/kept-files';
import { withoutRows } from '@media/queries/kept-files';
import { storage } from '@media/storage/files';
import { withLock } from '@media/upload/locker';
import { type FeatureFiles, featureFiles } from '@/core/features/feature-files';

/** Hours a file without a row is kept: longer than any upload or rendering takes. */
const GRACE_HOURS = 48;
const BATCH = 500;
const KINDS = [
  'assets',
  'originals',
  'watermarks',
  'logos',
  'derivatives',
  'sent pictures',
  'site pictures',
] as const;
const graceBefore = (now: number) => now - GRACE_HOURS * 3600 * 1000;

/**
 * Removes assets that nothing refers to, then originals, assets and pictures, sites' too, that no row refers to, two
 * days after they were written. The reference is checked again under the lock that an upload of the same bytes holds, so that no file of an
 * unfinished upload is removed. Unknown keys stay. Returns how many files were removed.
 */
export async function sweepStorage(now = Date.now()): Promise<number> {
  let removed = await sweepAssets(new Date(graceBefore(now)));
  for (const prefix of ['accounts/', `${ASSETS}/`, 'derivatives/', 'sites/']) {
    let batch: StoredFile[] = [];
    for await (const key of storage().list(prefix)) {
      const file = readStoredKey(key);
      if (file) batch.push(file);
      if (batch.length < BATCH) continue;
      removed += await sweepBatch(batch, now);
      batch = [];
    }
    removed += await sweepBatch(batch, now);
  }
  for (const files of featureFiles()) removed += await sweepFeature(files, now);
  return removed;
}

async function sweepFeature(files: FeatureFiles, now: number): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweep = async () => {
    for (const key of await files.lost(batch))
      if (await removeOld(key, now, async () => (await files.lost([key])).length > 0)) removed += 1;
    batch = [];
  };
  for await (const key of storage().list(files.prefix)) if (batch.push(key) >= BATCH) await sweep();
  await sweep();
  return removed;
}

async function sweepBatch(files: StoredFile[], now: number): Promise<number> {
  let removed = 0;
  for (const kind of KINDS) {
    const ofKind = files.filter((file) => file.kind === kind);
    for (const file of await withoutRows(kind, ofKind)) if (await removeLost(file, now)) removed += 1;
  }
  return removed;
}

const removeLost = (file: StoredFile, now: number): Promise<boolean> =>
  removeOld(file.key, now, async () => (await withoutRows(file.kind, [file])).length > 0);

/** Removes a file that is older than the grace and, under the lock, still lost. */
async function removeOld(key: string, now: number, lost: () => Promise<boolean>): Promise<boolean> {
  const old = async () => {
    const found = await storage().stat(key);
    return found !== null && found.modified.getTime() < graceBefore(now);
  };
  if (!(await old())) return false;
  return withLock(`bytes:${key}`, async () => {
    if (!(await lost()) || !(await old())) return false;
    await storage().remove(key);
    return true;
  });
}
