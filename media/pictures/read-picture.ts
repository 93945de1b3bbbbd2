import type { Readable } from 'node:stream';
import { storage } from '@media/storage/files';
import type { PictureSize } from '@/core/photo/photo-sizes';
import { derivativeKey } from './address';

/** Opens a picture for reading without any check: the caller has authorized it. Null where there is none. */
export async function readPicture(
  eventId: string,
  mediaId: string,
  version: string,
  size: PictureSize,
): Promise<{ bytes: number; stream: Readable } | null> {
  const content = await storage().read(derivativeKey(eventId, mediaId, version, size));
  return content && { bytes: content.bytes, stream: content.stream };
}
