import { crc32 } from 'node:zlib';
import type { UploadResolution } from '@plugins/kit/server/internal';
import { storage } from '@plugins/kit/server/photographs';
import type { Measure } from '../queries/photographs';
import type { OrderEntry } from '../wire';

/** Reads an entry's file once, rendering it first if needed; null if its photograph is gone or broken. */
export async function measureFile(
  place: { account: string; event: string },
  entry: OrderEntry,
  size: UploadResolution,
  key: string,
): Promise<Measure | null> {
  const drawn = entry.source === 'made' || entry.source === 'enlarged';
  if (drawn && !(await storage().stat(key))) {
    const { renderSized } = await import('./draw-sized');
    if (!(await renderSized(place, entry, size, key))) return null;
  }
  const found = await storage().read(key);
  if (!found) return null;
  let bytes = 0;
  let sum = 0;
  for await (const chunk of found.stream) {
    const part = chunk as Buffer;
    sum = crc32(part, sum);
    bytes += part.length;
  }
  return bytes === found.totalBytes ? { bytes, crc32: sum } : null;
}
