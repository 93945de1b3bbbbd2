import { writeAsset } from '@media/assets/write-asset';
import { cleanWatermark } from '@media/derive/clean-watermark';
import { requestRender } from '@media/jobs';
import { decideWatermark, type WatermarkPosition } from '@media/rules/watermark';
import {
  type BrandMark,
  findMarkOfBrand,
  listMarkedProjects,
  writeBrandMark,
} from '@media/watermark/queries';
import { type Sql, transaction } from '@/core/db/pool';
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
    ...(clean ? { width: clean.width, height: clean.height } : {}),
  };
  if (next.width && next.height)
    requireAllowed(decideWatermark({ width: next.width, height: next.height }, next.position));
  if (!clean) return transaction((sql) => write(sql, next));
  return writeAsset(
    { account: next.account_id, kind: 'watermark', image: clean.image },
    ({ sql }, { id, sha256 }) => write(sql, { ...next, asset: id, sha256 }),
  );
}

/** Removes the watermark of a brand; its photographs are rendered again without it. */
export async function removeWatermark(brandId: string): Promise<BrandMark> {
  const none = { asset: null, sha256: null, width: null, height: null };
  const now = await brandOf(brandId);
  return transaction((sql) => write(sql, { ...now, ...none }));
}

async function brandOf(brandId: string): Promise<BrandMark> {
  const found = await findMarkOfBrand(brandId);
  if (!found) throw new KeepersError('NOT_FOUND');
  return found;
}

async function write(sql: Sql, mark: BrandMark): Promise<BrandMark> {
  await writeBrandMark(sql, mark);
  for (const event of await listMarkedProjects(sql, mark.brand)) await requestRender(sql, event);
  return mark;
}
