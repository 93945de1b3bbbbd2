import { type Care, deriveLarge, deriveThumbnails } from '@media/derive/derive';
import { probePhotograph } from '@media/derive/probe';
import {
  beginTry,
  type DeriveRow,
  endTry,
  findToDerive,
  markBroken,
  markReady,
  markThumbnails,
  photoName,
} from '@media/derive/queries';
import type { DerivedImage, PhotoShape } from '@media/derive/types';
import { askForStep, askToDerive, type DeriveInput } from '@media/jobs';
import { derivativeKey, originalKey } from '@media/pictures/address';
import { markOf } from '@media/rules/picture-version';
import { storage } from '@media/storage/files';
import { loadWatermark } from '@media/watermark/load-watermark';
import { type Sql, transaction } from '@/core/db/pool';
import { type ErrorCode, isKeepersError, KeepersError } from '@/core/errors/errors';
import { emit } from '@/core/events/emit';
import { projectOf } from '@/core/events/queries';
import { announce, recordChange } from '@/core/live/changes';
import { bigLongSide, PICTURE_SIZES, type PictureSize } from '@/core/photo/photo-sizes';

/** Failed renderings of one photograph before it is refused. From the second on it is rendered alone. */
export const MOST_TRIES = 5;

/**
 * Renders one step of a photograph's pictures and notifies its project. Idempotent: it writes the same files again.
 * Damaged bytes end as a refused photograph, and so does one over which processes keep dying; every other error is
 * thrown, and the job is retried. Where the project's settings changed meanwhile it enqueues a new rendering.
 */
export async function derivePhoto(input: DeriveInput): Promise<void> {
  const row = await findToDerive(input.media);
  if (!row || row.sha256 !== input.sha256 || row.state !== 'processing') return;
  if (markOf(input.version) !== row.mark) return transaction((sql) => askToDerive(sql, row));
  if ((row.version === input.version) !== (input.step === 'large')) return;
  try {
    await storage().withLocalFile(originalKey(row.account_id, row.sha256), async (path) => {
      const photo = row.format ? (row as PhotoShape) : await probePhotograph(path);
      await (input.step === 'thumbnails' ? thumbnails : large)(row, input, path, photo);
    });
  } catch (error) {
    if (!isKeepersError(error)) throw error;
    await refuse(row, error.code);
  }
  announce(row.event_id);
}

/** Counts a rendering that kills its process; a later failure (of the storage) is not the photograph's. */
async function draw<T>(
  row: DeriveRow,
  drawing: (care: Care) => Promise<T>,
  use: (drawn: T) => Promise<void>,
): Promise<void> {
  const tries = await beginTry(row.id);
  if (tries > MOST_TRIES) throw new KeepersError('PHOTO_NOT_DRAWN');
  const drawn = await drawing({ alone: tries > 1 });
  try {
    await use(drawn);
  } catch (error) {
    await endTry(row.id);
    throw error;
  }
}

type Step = (row: DeriveRow, input: DeriveInput, path: string, photo: PhotoShape) => Promise<void>;

const thumbnails: Step = (row, input, path, photo) =>
  draw(
    row,
    (care) => deriveThumbnails(path, photo, care),
    async ({ s300, s600, thumbhash, look }) => {
      await store(row, input.version, { s300, s600 });
      await transaction(async (sql) => {
        if (!(await markThumbnails(sql, row, { version: input.version, thumbhash, look }))) return;
        await askForStep(sql, { ...input, step: 'large', previous: row.version });
        await publishState(sql, row, 'processing');
      });
    },
  );

const large: Step = async (row, input, path, photo) => {
  const bigSide = bigLongSide(row.upload_resolution) === 1920 ? 1920 : 3500;
  const watermark = row.watermark ? await loadWatermark(row.watermark) : null;
  const options = { bigLongSide: bigSide, optimise: !row.do_not_optimize_my_photos, watermark } as const;
  await draw(
    row,
    (care) => deriveLarge(path, photo, options, care),
    async ({ medium, big }) => {
      await store(row, input.version, { medium, big });
      const ready = await transaction(async (sql) => {
        const marked = await markReady(sql, row, { version: input.version, ...big });
        if (marked) {
          await publishState(sql, row, 'ready');
          await sayReady(sql, row, input);
        } else await askToDerive(sql, row);
        return marked;
      });
      if (!ready) await endTry(row.id);
      if (ready && input.previous) await removeVersion(row, input.previous);
    },
  );
};

/** After a change of the rendition key only, the photograph is the same: no event is emitted. */
async function sayReady(sql: Sql, row: DeriveRow, { version, previous }: DeriveInput): Promise<void> {
  if (previous && markOf(previous) !== markOf(version)) return;
  await emit(sql, 'photograph.ready', row.account_id, async () => {
    const photograph = { id: row.id, name: await photoName(sql, row.id), version };
    return { project: await projectOf(sql, row.event_id), gallery: row.gallery_id, photograph };
  });
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

/** Deletes a version and all sizes made of it later. */
async function removeVersion(row: DeriveRow, version: string): Promise<void> {
  await storage().removePrefix(`derivatives/${row.event_id}/${row.id}/${version}/`);
}

async function refuse(row: DeriveRow, code: ErrorCode): Promise<void> {
  await transaction(async (sql) => {
    if (await markBroken(sql, row, code)) await publishState(sql, row, 'refused');
  });
}

async function publishState(
  sql: Sql,
  row: DeriveRow,
  state: 'processing' | 'ready' | 'refused',
): Promise<void> {
  const data = { gallery: row.gallery_id, media: row.id, state };
  await recordChange(sql, { event: row.event_id, kind: 'media', data });
}
