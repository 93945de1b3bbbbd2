import { Readable } from 'node:stream';
import type { PictureSize } from '@/domain/photo-sizes';
import { storage } from '@/server/files';
import { derivativeKey } from './address';

/** Opens a picture for reading, past every gate: whoever calls has decided who may see it. Null where there is none. */
export async function readPicture(
  eventId: string,
  mediaId: string,
  version: string,
  size: PictureSize,
): Promise<{ bytes: number; stream: ReadableStream<Uint8Array> } | null> {
  const content = await storage().read(derivativeKey(eventId, mediaId, version, size));
  if (!content) return null;
  return { bytes: content.bytes, stream: Readable.toWeb(content.stream) as ReadableStream<Uint8Array> };
}
