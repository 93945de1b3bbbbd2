import { createHash } from 'node:crypto';
import { cleanWatermark } from '@media/derive/clean-watermark';
import { requestRender } from '@media/jobs';
import { decideWatermark, type WatermarkPosition } from '@media/rules/watermark';
import { storage } from '@media/storage/files';
import { withLock } from '@media/upload/locker';
import { watermarkKey } from '@media/watermark/load-watermark';
import {
  type BrandMark,
  findMarkOfBrand,
  listMarkedProjects,
  writeBrandMark,
} from '@media/watermark/queries';
import { transaction } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';

/** Changes of a watermark; absent fields stay. */
export interface WatermarkChange {
  image?: Buffer;
  position?: WatermarkPosition;
  big?: boolean;
}

/**
 * Changes the watermark of a brand. From then on the large pictures of all its watermarked projects are refused until
 * they are rendered again in the background. Throws WATERMARK_NOT_USABLE, WATERMARK_TOO_NARROW, NOT_FOUND.
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
  // The sweep removes unreferenced files under the same lock.
  return withLock(`bytes:${key}`, async () => {
    await storage().put(key, clean.image, { contentType: 'image/png' });
    return write(next);
  });
}

/** Removes the watermark of a brand; its photographs are rendered again without it. */
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
    for (const event of await listMarkedProjects(sql, mark.brand)) await requestRender(sql, event);
  });
  return mark;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
