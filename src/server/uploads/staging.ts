import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/server/env';
import { once } from '@/server/state';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { deleteUpload, findUpload } from './repo';

/** An unfinished upload is kept for so long. */
export const STAGED_HOURS = 48;

/**
 * What tus knows of an upload is our row: there is no second record to disagree with it. Writing is left to
 * `announce-upload`, which comes first.
 */
const rows = {
  async get(id: string): Promise<Upload | undefined> {
    const row = await findUpload(id);
    if (!row) return undefined;
    const metadata = { filename: row.filename, gallery: row.gallery_id };
    return new Upload({ id, size: row.bytes, offset: 0, metadata, creation_date: row.created_at.toISOString() });
  },
  async set(): Promise<void> {},
  delete: deleteUpload,
};

/** Where bytes on their way are gathered. Several web machines must share this folder, as they share the storage. */
export function stagingFolder(): string {
  return once('staging-folder', () => {
    const folder = path.join(env().dataDir, 'staging');
    mkdirSync(folder, { recursive: true });
    return folder;
  });
}

/** tus's store over the staging folder. */
export function stagingStore(): FileStore {
  const store = new FileStore({
    directory: stagingFolder(),
    configstore: rows,
    expirationPeriodInMilliseconds: STAGED_HOURS * 3600 * 1000,
  });
  // A photograph's size is known beforehand: without it neither its limit nor its place could be promised.
  store.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  return store;
}

/** The staged file of an upload. */
export function stagedPath(id: string): string {
  return path.join(stagingFolder(), path.basename(id));
}

/** Bytes of an upload that have arrived, or null where there is no file. */
export async function stagedBytes(id: string): Promise<number | null> {
  const found = await stat(stagedPath(id)).catch(() => null);
  return found?.isFile() ? found.size : null;
}

/** Removes the staged bytes of an upload, if any. */
export async function removeStaged(id: string): Promise<void> {
  await rm(stagedPath(id), { force: true });
}

/** Removes staged files nobody has written to for longer than an upload is kept. */
export async function removeOldStaged(now = Date.now()): Promise<void> {
  for (const name of await readdir(stagingFolder())) {
    const found = await stat(stagedPath(name)).catch(() => null);
    if (found?.isFile() && now - found.mtimeMs > 2 * STAGED_HOURS * 3600 * 1000) await removeStaged(name);
  }
}
