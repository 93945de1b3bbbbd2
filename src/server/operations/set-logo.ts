import { createHash } from 'node:crypto';
import { KeepersError } from '@/domain/errors';
import { pool } from '@/server/database/pool';
import { storage } from '@/server/files';
import { cleanLogo } from '@/server/images/clean-watermark';
import { withLock } from '@/server/uploads/locker';
import { logoKey } from '@/server/watermarks/logo-key';
import { findBrandMark } from '@/server/watermarks/repo';

export { logoKey };

/**
 * Gives the brand of a project another logo, or (null) none; all its galleries show it. Gives the logo's name. Throws
 * LOGO_NOT_USABLE, BRAND_REQUIRED.
 */
export async function setLogo(eventId: string, bytes: Buffer | null): Promise<string | null> {
  const brand = await findBrandMark(eventId);
  if (!brand) throw new KeepersError('BRAND_REQUIRED');
  const write = (sha256: string | null) =>
    pool().query('update brands set logo_sha256 = $2, updated_at = now() where id = $1', [
      brand.brand,
      sha256,
    ]);
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
