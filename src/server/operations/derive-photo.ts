import { type ErrorCode, isKeepersError } from '@/domain/errors';
import { bigLongSide, PICTURE_SIZES, type PictureSize } from '@/domain/photo-sizes';
import { type Sql, transaction } from '@/server/database/pool';
import { storage } from '@/server/files';
import { deriveLarge, deriveThumbnails } from '@/server/images/derive';
import { probePhotograph } from '@/server/images/probe';
import type { DerivedImage } from '@/server/images/types';
import { announce, recordChange } from '@/server/live/changes';
import { askForStep, type DeriveInput } from '@/server/media/jobs';
import { type DeriveRow, findToDerive, markBroken, markReady, markThumbnails } from '@/server/media/repo';
import { derivativeKey, originalKey } from '@/server/pictures/address';

/**
 * Draws one step of a photograph's pictures and says so to its project. Each step can run twice: it writes the same
 * files again. Damaged bytes end as a refused photograph; every other fault is thrown, and the job comes again.
 */
export async function derivePhoto(input: DeriveInput): Promise<void> {
  const row = await findToDerive(input.media);
  if (!row || row.sha256 !== input.sha256 || row.state !== 'processing') return;
  if (input.step === 'thumbnails' && row.version === input.version) return;
  try {
    await storage().withLocalFile(originalKey(row.account_id, row.sha256), (path) =>
      input.step === 'thumbnails' ? drawThumbnails(row, input, path) : drawLarge(row, input, path),
    );
  } catch (error) {
    if (!isKeepersError(error)) throw error;
    await refuse(row, error.code);
  }
  announce(row.event_id);
}

async function drawThumbnails(row: DeriveRow, input: DeriveInput, path: string): Promise<void> {
  const { s300, s600, thumbhash } = await deriveThumbnails(path, await probePhotograph(path));
  await store(row, input.version, { s300, s600 });
  await transaction(async (sql) => {
    if (!(await markThumbnails(sql, row.id, row.sha256, { version: input.version, thumbhash }))) return;
    await askForStep(sql, { ...input, step: 'large', previous: row.version });
    await tell(sql, row, 'processing');
  });
}

async function drawLarge(row: DeriveRow, input: DeriveInput, path: string): Promise<void> {
  const sides = bigLongSide(row.upload_resolution) === 1920 ? 1920 : 3500;
  const options = { bigLongSide: sides, optimise: !row.do_not_optimize_my_photos } as const;
  const { medium, big } = await deriveLarge(path, await probePhotograph(path), options);
  await store(row, input.version, { medium, big });
  const ready = await transaction(async (sql) => {
    const marked = await markReady(sql, row.id, row.sha256, big);
    if (marked) await tell(sql, row, 'ready');
    return marked;
  });
  if (ready && input.previous) await removeVersion(row, input.previous);
}

async function store(
  row: DeriveRow,
  version: string,
  images: Partial<Record<PictureSize, DerivedImage>>,
): Promise<void> {
  const names = PICTURE_SIZES.filter((size) => images[size]);
  await Promise.all(
    names.map((size) => {
      const data = images[size]?.data ?? Buffer.alloc(0);
      return storage().put(derivativeKey(row.event_id, row.id, version, size), data, {
        contentType: 'image/jpeg',
      });
    }),
  );
}

async function removeVersion(row: DeriveRow, version: string): Promise<void> {
  for (const size of PICTURE_SIZES)
    await storage().remove(derivativeKey(row.event_id, row.id, version, size));
}

async function refuse(row: DeriveRow, code: ErrorCode): Promise<void> {
  await transaction(async (sql) => {
    if (await markBroken(sql, row.id, row.sha256, code)) await tell(sql, row, 'refused');
  });
}

async function tell(sql: Sql, row: DeriveRow, state: 'processing' | 'ready' | 'refused'): Promise<void> {
  const data = { gallery: row.gallery_id, media: row.id, state };
  await recordChange(sql, { event: row.event_id, kind: 'media', data });
}
