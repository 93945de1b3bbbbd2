import { statfs } from 'node:fs/promises';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { logOutage } from '@/core/errors/log-outage';

/** Bytes of the disk that uploads leave free: the database on it must be able to write, or it stops. */
const RESERVE = 200 * 1024 * 1024;

/** Bytes left for uploads, or null where they are not stored on our disk. Never below 0. */
export async function roomForUploads(): Promise<number | null> {
  const { storage, dataDir } = env();
  if (storage.kind === 's3') return null;
  const { bavail, bsize } = await statfs(dataDir);
  return Math.max(0, bavail * bsize - RESERVE);
}

/** Throws STORAGE_FULL where `bytes` more would not leave the disk its reserve. */
export async function requireRoom(bytes: number): Promise<void> {
  const room = await roomForUploads();
  if (room === null || bytes <= room) return;
  logOutage(
    'disk',
    new Error(`${Math.round(room / 1e6)} MB free for uploads, ${Math.ceil(bytes / 1e6)} MB needed`),
  );
  throw new KeepersError('STORAGE_FULL', { what: 'photo' });
}
