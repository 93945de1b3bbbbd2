import { deriveThumbnails } from '@media/derive/derive';
import { probePhotograph } from '@media/derive/probe';
import type { PhotoProbe } from '@media/derive/types';
import { askToDerive } from '@media/jobs';
import { requirePhotoRoom } from '@media/photo-limit';
import { originalKey } from '@media/pictures/address';
import { lockPhotos } from '@media/queries/photo-room';
import {
  bytesInUse,
  findByBytes,
  findRecord,
  galleryPresent,
  insertPhoto,
  type PhotoFacts,
  replacePhoto,
  reviveMedia,
} from '@media/queries/records';
import { storage } from '@media/storage/files';
import { guestUploads } from '@media/upload/guest-uploads';
import { withLock } from '@media/upload/locker';
import { type Measured, measureFile } from '@media/upload/measure-file';
import { findUpload, markIngested, markRefused, markVerified, type UploadRow } from '@media/upload/queries';
import { staging } from '@media/upload/staging';
import { type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { Refusal } from '@/core/errors/decision';
import { isKeepersError, KeepersError } from '@/core/errors/errors';
import { announce, recordChange } from '@/core/live/changes';
import { pictureSizes } from '@/core/photo/photo-sizes';
import { naturalSortKey } from '@/core/text/names';
import { findEvent } from '@/modules/access/queries';

/** The result of an upload: a media, or the reason why not. */
export type Ingested = { media: string } | Pick<Refusal, 'code' | 'params'>;

/** The result of a settled upload, or null while it is unfinished. */
export function settledAs(upload: UploadRow): Ingested | null {
  if (upload.state === 'ingested' && upload.media_id) return { media: upload.media_id };
  if (upload.state === 'refused' && upload.code) return { code: upload.code, params: upload.params ?? {} };
  return null;
}

/**
 * Makes a finished upload a photograph of its gallery, or refuses it. Idempotent for all its callers (the finish hook,
 * a HEAD, the sweep); one at a time for each upload and for each photograph's bytes, over all processes. After a crash
 * the next call ends the same way. Null while bytes are missing; throws only for temporary errors (storage or database
 * unavailable). A `localFile` replaces the staged bytes and is deleted.
 */
export async function ingestPhoto(uploadId: string, localFile?: string): Promise<Ingested | null> {
  return withLock(`ingest:${uploadId}`, async () => {
    const upload = await findUpload(uploadId);
    if (!upload) return null;
    const settled = settledAs(upload);
    if (settled) return settled;
    if (localFile) return settle(upload, () => fromFile(upload, localFile, 'staged'));
    if ((await staging().bytes(upload.id)) === upload.bytes) {
      return settle(upload, () => staging().withFile(upload.id, (path) => fromFile(upload, path, 'staged')));
    }
    // The original is stored, but the process that stored it died before the row was written.
    if (upload.state !== 'verified' || !upload.sha256) return null;
    const key = originalKey(upload.account_id, upload.sha256);
    if ((await storage().stat(key))?.bytes !== upload.bytes) return null;
    return settle(upload, () => storage().withLocalFile(key, (path) => fromFile(upload, path, 'placed')));
  });
}

/** Runs `work`, and records a refusal. */
async function settle(upload: UploadRow, work: () => Promise<string>): Promise<Ingested> {
  try {
    const media = await work();
    announce(upload.event_id);
    await staging().remove(upload.id);
    return { media };
  } catch (error) {
    if (!isKeepersError(error)) throw error;
    const why = { code: error.code, params: error.params };
    await markRefused(upload.id, why);
    await staging().remove(upload.id);
    return why;
  }
}

async function fromFile(upload: UploadRow, path: string, where: 'staged' | 'placed'): Promise<string> {
  const measured = await measureFile(path);
  if (upload.sha256 && upload.sha256 !== measured.sha256) throw new KeepersError('CHECKSUM_MISMATCH');
  const probe = await probePhotograph(path);
  // An edit that cannot be rendered must not cost the proof it would replace.
  if (upload.replaces) await deriveThumbnails(path, probe);
  const key = originalKey(upload.account_id, measured.sha256);
  // Bytes shared by two galleries are placed and, if refused, removed by one at a time.
  return withLock(`bytes:${key}`, async () => {
    await markVerified(upload.id, measured.sha256);
    if (where === 'staged') {
      await storage().adopt(path, key, { contentType: probe.contentType, bytes: measured.bytes });
    }
    try {
      return await transaction((sql) => place(sql, upload, measured, probe));
    } catch (error) {
      if (isKeepersError(error) && !(await bytesInUse(upload.account_id, measured.sha256)))
        await storage().remove(key);
      throw error;
    }
  });
}

/**
 * Writes the photograph, its job and the project's history at once. Throws PHOTO_LIMIT_REACHED, NOT_FOUND, and what
 * `guestUploads` throws.
 */
async function place(sql: Sql, upload: UploadRow, measured: Measured, probe: PhotoProbe): Promise<string> {
  await lockPhotos(sql, upload.event_id);
  const event = await findEvent(upload.event_id, sql);
  const there = await galleryPresent(sql, upload.gallery_id);
  // The studio may have stopped collecting guests' photographs since the upload began.
  const taken = !upload.grant_id || event?.guest_gallery_id === upload.gallery_id;
  if (!event || !there || !taken) throw new KeepersError('NOT_FOUND');
  const same = await findByBytes(sql, upload.gallery_id, measured.sha256);
  const guest = upload.grant_id && { account: upload.account_id, event: event.id, grant: upload.grant_id };
  if (same && guest) await guestUploads().requireTakenBack(sql, { ...guest, media: same.id });
  const proof = upload.replaces && !same ? await findRecord(upload.replaces, sql) : null;
  const counts = same ? !same.deleted && same.state !== 'refused' : proof !== null && !proof.deleted;
  if (!counts) await requirePhotoRoom(sql, upload.account_id, upload.event_id);
  if (guest) await guestUploads().requireRoom(sql, guest);
  const big = pictureSizes(probe, event.upload_resolution).big;
  const facts: PhotoFacts = {
    ...measured,
    format: probe.format,
    original_width: probe.width,
    original_height: probe.height,
    width: big.width,
    height: big.height,
    captured_at: probe.capturedAt?.local ?? upload.captured_at,
    camera: probe.camera,
    lens: probe.lens,
    rating: probe.rating,
    ...probe.exposure,
  };
  const media = same?.id ?? proof?.id ?? uuidv7();
  if (same) await reviveMedia(sql, same.id);
  else if (proof) await replacePhoto(sql, proof.id, facts);
  else await insertPhoto(sql, { ...placeOf(upload), id: media }, facts);
  if (guest) await guestUploads().placed(sql, { ...guest, media });
  const drawn = same !== null && same.state !== 'refused';
  if (!drawn) await askToDerive(sql, { id: media, sha256: measured.sha256, event_id: upload.event_id });
  if (!drawn || same.deleted) {
    const data = { gallery: upload.gallery_id, media, state: drawn ? same.state : 'processing' };
    await recordChange(sql, { event: upload.event_id, kind: 'media', data, actor: { user: upload.user_id } });
  }
  await markIngested(sql, upload.id, media);
  return media;
}

function placeOf(upload: UploadRow) {
  return {
    account: upload.account_id,
    event: upload.event_id,
    gallery: upload.gallery_id,
    name: upload.filename,
    nameKey: naturalSortKey(upload.filename),
    user: upload.user_id,
    private: upload.grant_id !== null,
  };
}
