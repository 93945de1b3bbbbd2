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

type Picture = Pick<BrandMark, 'width' | 'height'> & Partial<Pick<BrandMark, 'asset' | 'sha256'>>;

/**
 * Changes the watermark of a brand. From then on the large pictures of all its watermarked projects are refused until
 * they are rendered again in the background. Throws WATERMARK_NOT_USABLE, WATERMARK_TOO_NARROW, NOT_FOUND.
 */
export async function setWatermark(brandId: string, change: WatermarkChange): Promise<BrandMark> {
  const clean = change.image ? await cleanWatermark(change.image) : null;
  if (!clean) return transaction((sql) => apply(sql, brandId, change, null));
  const { width, height, image } = clean;
  const now = await findMarkOfBrand(brandId);
  if (!now) throw new KeepersError('NOT_FOUND');
  // Refused before the file is stored.
  merge(now, change, { width, height });
  return writeAsset({ account: now.account_id, kind: 'watermark', image }, ({ sql }, { id, sha256 }) =>
    apply(sql, brandId, change, { width, height, asset: id, sha256 }),
  );
}

/** Removes the watermark of a brand; its photographs are rendered again without it. */
export async function removeWatermark(brandId: string): Promise<BrandMark> {
  return transaction((sql) =>
    apply(sql, brandId, {}, { asset: null, sha256: null, width: null, height: null }),
  );
}

/** Writes a change over what the row holds now, so that of two concurrent changes none is lost. */
async function apply(sql: Sql, brandId: string, change: WatermarkChange, picture: Picture | null) {
  const now = await findMarkOfBrand(brandId, { sql, lock: true });
  if (!now) throw new KeepersError('NOT_FOUND');
  return write(sql, merge(now, change, picture));
}

function merge(now: BrandMark, { position, big }: WatermarkChange, picture: Picture | null): BrandMark {
  const next = { ...now, ...picture, position: position ?? now.position, big: big ?? now.big };
  if (next.width && next.height)
    requireAllowed(decideWatermark({ width: next.width, height: next.height }, next.position));
  return next;
}

async function write(sql: Sql, mark: BrandMark): Promise<BrandMark> {
  await writeBrandMark(sql, mark);
  for (const event of await listMarkedProjects(sql, mark.brand)) await requestRender(sql, event);
  return mark;
}
