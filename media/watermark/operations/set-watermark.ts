import { createHash } from 'node:crypto';
import { cleanWatermark } from '@media/derive/clean-watermark';
import { askToRedraw } from '@media/jobs';
import { decideWatermark, type WatermarkPosition } from '@media/rules/watermark';
import { storage } from '@media/storage/files';
import { withLock } from '@media/upload/locker';
import { watermarkKey } from '@media/watermark/load-watermark';
import { type BrandMark, findMarkOfBrand, listMarkedProjects, writeBrandMark } from '@media/watermark/repo';
import { transaction } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';

/** What shall change of a mark; what is not said stays. */
export interface WatermarkChange {
  image?: Buffer;
  position?: WatermarkPosition;
  big?: boolean;
}

/**
 * Changes the mark of a brand. In that moment the large pictures of all its marked projects are closed to
 * everybody; they are drawn anew behind the scenes. Throws WATERMARK_NOT_USABLE, WATERMARK_TOO_NARROW, NOT_FOUND.
 */
export async function setWatermark(brandId: string, change: WatermarkChange): Promise<BrandMark> {
  const now = await brandOf(brandId);
  const clean = change.image ? await cleanWatermark(change.image) : null;
  const next: BrandMark = {
    ...now,
    position: change.position ?? now.position,
    big: change.big ?? now.big,
    ...(clean ? { sha256: sha256(clean.image), width: clean.width, height: clean.height } : {}),
  };
  if (next.width && next.height)
    requireAllowed(decideWatermark({ width: next.width, height: next.height }, next.position));
  if (!clean || !next.sha256) return write(next);
  const key = watermarkKey(next.account_id, next.sha256);
  // The sweep takes away what no row refers to under the same lock.
  return withLock(`bytes:${key}`, async () => {
    await storage().put(key, clean.image, { contentType: 'image/png' });
    return write(next);
  });
}

/** Takes the mark of a brand away; its photographs are drawn anew without it. */
export async function removeWatermark(brandId: string): Promise<BrandMark> {
  return write({ ...(await brandOf(brandId)), sha256: null, width: null, height: null });
}

async function brandOf(brandId: string): Promise<BrandMark> {
  const found = await findMarkOfBrand(brandId);
  if (!found) throw new KeepersError('NOT_FOUND');
  return found;
}

async function write(mark: BrandMark): Promise<BrandMark> {
  await transaction(async (sql) => {
    await writeBrandMark(sql, mark);
    for (const event of await listMarkedProjects(sql, mark.brand)) await askToRedraw(sql, event);
  });
  return mark;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
