import { writeAsset } from '@media/assets/write-asset';
import { cleanLogo } from '@media/derive/clean-watermark';
import { pool } from '@/core/db/pool';
import { writeLogo } from '@/modules/account/brands/queries';

/**
 * Sets or (null) removes a brand's logo in all its galleries. Returns the logo's hash. The sweep removes an asset that
 * no brand has any more. Throws LOGO_NOT_USABLE.
 */
export async function setLogo(
  brand: { id: string; account_id: string },
  bytes: Buffer | null,
): Promise<string | null> {
  if (!bytes) {
    await writeLogo(pool(), brand.id, null);
    return null;
  }
  const { image } = await cleanLogo(bytes);
  return writeAsset({ account: brand.account_id, kind: 'logo', image }, async ({ sql }, { id, sha256 }) => {
    await writeLogo(sql, brand.id, id);
    return sha256;
  });
}
