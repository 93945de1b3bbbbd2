import { createHash } from 'node:crypto';
import { cleanLogo } from '@media/derive/clean-watermark';
import { storage } from '@media/storage/files';
import { withLock } from '@media/upload/locker';
import { logoKey } from '@media/watermark/logo-key';
import { pool } from '@/core/db/pool';
import { writeLogo } from '@/modules/account/brands/queries';

/** Sets or (null) removes a brand's logo in all its galleries. Returns the logo's name. Throws LOGO_NOT_USABLE. */
export async function setLogo(
  brand: { id: string; account_id: string },
  bytes: Buffer | null,
): Promise<string | null> {
  const write = (sha256: string | null) => writeLogo(pool(), brand.id, sha256);
  if (!bytes) {
    await write(null);
    return null;
  }
  const { image } = await cleanLogo(bytes);
  const sha256 = createHash('sha256').update(image).digest('hex');
  const key = logoKey(brand.account_id, sha256);
  // Same lock as the storage sweep, which deletes files that no row references.
  await withLock(`bytes:${key}`, async () => {
    await storage().put(key, image, { contentType: 'image/png' });
    await write(sha256);
  });
  return sha256;
}
