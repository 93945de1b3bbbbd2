import { notAPhotograph } from '@media/derive/refuse-photograph';
import { findGallery } from '@media/lists/queries/lists';
import { requirePhotoRoom } from '@media/photo-limit';
import { findByBytes, findRecord } from '@media/queries/records';
import { authorizeUpload, guestUploads } from '@media/upload/guest-uploads';
import type { UploadMetadata } from '@media/upload/metadata';
import { insertUpload } from '@media/upload/queries';
import { requireRoom } from '@media/upload/require-room';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { takeRate } from '@/core/http/count-rates';
import type { RequestContext } from '@/core/http/request-context';
import { notThere } from '@/modules/access/grants/viewer';

/** The largest accepted file, in bytes. */
export const MAX_UPLOAD_BYTES = 500 * 1024 * 1024;

/**
 * Announces an upload before its first byte, so that a refusal comes at once. Returns its id. Throws as `authorize` does,
 * NOT_A_PHOTOGRAPH for an empty file, FILE_TOO_LARGE, STORAGE_FULL, PHOTO_LIMIT_REACHED, RATE_REACHED,
 * INVALID_INPUT, and what `guestUploads` throws.
 */
export async function announceUpload(
  context: RequestContext,
  metadata: UploadMetadata,
  bytes: number,
): Promise<string> {
  const gallery = await findGallery(metadata.gallery);
  if (!gallery) throw await notThere(context);
  const { event, viewer, grant } = await authorizeUpload(context, gallery);
  if (bytes === 0) throw notAPhotograph('empty');
  if (bytes > (grant ? guestUploads().mostBytes : MAX_UPLOAD_BYTES)) throw new KeepersError('FILE_TOO_LARGE');
  await requireRoom(bytes);
  if (metadata.replaces && grant) throw new KeepersError('INVALID_INPUT', {}, { replaces: 'invalid' });
  if (metadata.replaces) {
    const proof = await findRecord(metadata.replaces);
    if (!proof || proof.deleted || proof.gallery_id !== gallery.id) {
      throw new KeepersError('INVALID_INPUT', {}, { replaces: 'invalid' });
    }
  }
  const known = metadata.sha256 ? await findByBytes(pool(), gallery.id, metadata.sha256) : null;
  const guest = grant && { account: event.account_id, event: event.id, grant };
  if (known && guest) await guestUploads().requireTakenBack(pool(), { ...guest, media: known.id });
  const adds = !metadata.replaces && (!known || known.deleted);
  if (adds) await requirePhotoRoom(pool(), event.account_id, event.id);
  if (adds && guest) await guestUploads().requireRoom(pool(), guest);
  if (grant) await takeRate('contribution', grant);
  else await takeRate('upload', event.account_id);
  const id = uuidv7();
  await insertUpload({
    id,
    account_id: event.account_id,
    event_id: event.id,
    gallery_id: gallery.id,
    user_id: grant ? null : (viewer.user?.id ?? null),
    grant_id: grant,
    filename: metadata.filename,
    sha256: metadata.sha256 ?? null,
    captured_at: metadata.captured_at ?? null,
    replaces: metadata.replaces ?? null,
    bytes,
  });
  return id;
}
