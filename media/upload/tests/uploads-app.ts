import { join } from 'node:path';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll } from 'vitest';
import { pool } from '@/core/db/pool';
import { type Served, serveQueued } from './serve-and-draw';
import { sha256Of } from './studio';

const app = await openTestApp();

/** The path of an upload's bytes until they are complete. */
export const stagedPath = (id: string) => join(app.dataDir, 'staging', id);

export let served: Served;

beforeAll(async () => {
  served = await serveQueued(app);
});

/** The photographs of a gallery. */
export const photos = async (gallery: string) =>
  (
    await pool().query<{ id: string; sha256: string; name: string }>(
      'select id, sha256, name from media where gallery_id = $1 and deleted_at is null',
      [gallery],
    )
  ).rows;

/** The hash of the stored bytes under this hash; null where there are none. */
export async function stored(account: string, sha256: string): Promise<string | null> {
  const found = await storage().read(originalKey(account, sha256));
  if (!found) return null;
  const parts: Buffer[] = [];
  for await (const part of found.stream) parts.push(part as Buffer);
  return sha256Of(Buffer.concat(parts));
}

/** The upload a `Location` names. */
export const idOf = (location: string | null) => location?.split('/').pop() ?? '';
