import { createHash } from 'node:crypto';
import { pool } from '@/server/database/pool';
import { storage } from '@/server/files';
import { cleanLogo } from '@/server/images/clean-watermark';
import { withLock } from '@/server/uploads/locker';
import { logoKey } from '@/server/watermarks/logo-key';

/** Gives a brand another logo, or (null) none; all its galleries show it. Gives the logo's name. Throws LOGO_NOT_USABLE. */
export async function setLogo(
  brand: { id: string; account_id: string },
  bytes: Buffer | null,
): Promise<string | null> {
  const write = (sha256: string | null) =>
    pool().query('update brands set logo_sha256 = $2, updated_at = now() where id = $1', [brand.id, sha256]);
  if (!bytes) {
    await write(null);
    return null;
  }
  const { image } = await cleanLogo(bytes);
  const sha256 = createHash('sha256').update(image).digest('hex');
  const key = logoKey(brand.account_id, sha256);
  // The sweep takes away what no row refers to under the same lock.
  await withLock(`bytes:${key}`, async () => {
    await storage().put(key, image, { contentType: 'image/png' });
    await write(sha256);
  });
  return sha256;
}
