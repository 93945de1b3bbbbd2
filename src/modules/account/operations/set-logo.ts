import { createHash } from 'node:crypto';
import { cleanLogo } from '@media/derive/clean-watermark';
import { storage } from '@media/storage/files';
import { withLock } from '@media/upload/locker';
import { logoKey } from '@media/watermark/logo-key';
import { pool } from '@/core/db/pool';

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
