import { pool } from '@plugins/kit/server/database';
import type { UploadResolution } from '@plugins/kit/server/internal';
import { derivativeKey, originalKey } from '@plugins/kit/server/photographs';
import { listMeasures, type Measure, saveMeasure } from '../queries/photographs';
import type { OrderEntry } from '../wire';

const nameOf = (media: string, version: string) => `${media}:${version}`;

/** Returns the measured files of these photographs in a size, keyed by `media:version`. */
export async function knownFiles(
  medias: readonly string[],
  size: UploadResolution,
): Promise<Map<string, Measure>> {
  const files = await listMeasures(pool(), { medias, size });
  return new Map(files.map(({ media_id, version, ...measure }) => [nameOf(media_id, version), measure]));
}

/** Returns the measurement of one file, or undefined. */
export const knownOf = (known: Map<string, Measure>, entry: Pick<OrderEntry, 'media' | 'version'>) =>
  known.get(nameOf(entry.media, entry.version));

/** Stores a measurement. */
export async function keepMeasure(
  entry: Pick<OrderEntry, 'media' | 'version'>,
  size: UploadResolution,
  file: Measure & { key: string },
): Promise<void> {
  await saveMeasure(pool(), { ...file, media: entry.media, version: entry.version, size });
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
