import { pool, uuidv7 } from '@plugins/kit/server/database';
import { derivativeKey, originalKey, type UploadResolution } from '@plugins/kit/server/photographs';
import type { EventRow } from '@plugins/kit/server/projects';
import type { Photo } from '../repo';
import { chooseSource, estimateBytes } from '../rules/choose-file';
import type { OrderEntry } from '../wire';

/** The length and CRC-32 of a file, measured once. */
export interface Measure {
  bytes: number;
  crc32: number;
}

const nameOf = (media: string, version: string) => `${media}:${version}`;

/** Returns the measured files of these photographs in a size, keyed by `media:version`. */
export async function knownFiles(
  medias: readonly string[],
  size: UploadResolution,
): Promise<Map<string, Measure>> {
  const { rows } = await pool().query<Measure & { media_id: string; version: string }>(
    `select media_id, version, bytes::float8 as bytes, crc32::float8 as crc32 from download_files
      where size = $2 and media_id = any($1)`,
    [medias, size],
  );
  return new Map(rows.map(({ media_id, version, ...measure }) => [nameOf(media_id, version), measure]));
}

/** Returns the measurement of one file, or undefined. */
export const knownOf = (known: Map<string, Measure>, entry: Pick<OrderEntry, 'media' | 'version'>) =>
  known.get(nameOf(entry.media, entry.version));

/** Estimates the bytes of an unmeasured photograph of this project in a size. */
export function estimateOf(event: EventRow, photo: Photo, size: UploadResolution): number {
  const source = chooseSource(photo, size, event.upload_resolution);
  return estimateBytes(photo, size, source, !event.do_not_optimize_my_photos);
}

/** Stores a measurement. */
export async function keepMeasure(
  entry: Pick<OrderEntry, 'media' | 'version'>,
  size: UploadResolution,
  file: Measure & { key: string },
): Promise<void> {
  await pool().query(
    `insert into download_files (id, media_id, version, size, key, bytes, crc32)
     select $1, m.id, $3, $4, $5, $6, $7 from media m where m.id = $2
     on conflict (media_id, version, size) do update set bytes = excluded.bytes, crc32 = excluded.crc32, key = excluded.key`,
    [uuidv7(), entry.media, entry.version, size, file.key, file.bytes, file.crc32],
  );
}

/** Returns the storage key of an entry's file; one rendered for downloads is stored, and deleted, with its version. */
export function keyOf(
  place: { account: string; event: string },
  entry: Pick<OrderEntry, 'media' | 'version' | 'source'>,
  size: UploadResolution,
): string {
  if (entry.source === 'original') return originalKey(place.account, entry.version);
  if (entry.source === 'big') return derivativeKey(place.event, entry.media, entry.version, 'big');
  return `derivatives/${place.event}/${entry.media}/${entry.version}/download-${size}.jpg`;
}
