import type { UploadResolution } from '@plugins/kit/server/internal';
import { derivativeKey, storage } from '@plugins/kit/server/photographs';
import type { EventRow } from '@plugins/kit/server/projects';
import type { Photo } from '../queries/photographs';
import { chooseSource, estimateBytes, heavierBy } from '../rules/choose-file';
import { knownFiles, knownOf } from './known-files';

/** Stored pictures whose size is looked up: each is a request to the storage. */
const LOOKED_UP = 24;

/** Bytes of a photograph in a size; `exact`: of the file itself. */
export interface Weight {
  bytes: number;
  exact: boolean;
}

/**
 * Returns the weight of photographs of a project in these sizes: of the file where it was measured, or is stored and looked
 * up; else estimated by pixels, and by how much heavier the project's stored pictures are than estimated.
 */
export async function weighPhotos(
  event: EventRow,
  photos: readonly Photo[],
  sizes: readonly UploadResolution[],
): Promise<(photo: Photo, size: UploadResolution) => Weight> {
  const ids = photos.map(({ id }) => id);
  const [stored, ...measured] = await Promise.all([
    sizes.some((size) => size !== 'original') ? lookUp(event, photos) : new Map<string, number>(),
    ...sizes.map((size) => knownFiles(ids, size)),
  ]);
  const known = new Map(sizes.map((size, at) => [size, measured[at] ?? new Map()]));
  const optimise = !event.do_not_optimize_my_photos;
  const looked = photos.flatMap((photo) => {
    const bytes = stored.get(photo.id);
    return bytes === undefined ? [] : [{ width: photo.width, height: photo.height, bytes }];
  });
  const heavier = heavierBy(looked, optimise);
  return (photo, size) => {
    if (size === 'original') return { bytes: photo.bytes, exact: true };
    const source = chooseSource(photo, size, event.upload_resolution);
    const measure = knownOf(known.get(size) ?? new Map(), { media: photo.id, version: photo.version ?? '' });
    const bytes = measure?.bytes ?? (source === 'big' ? stored.get(photo.id) : undefined);
    if (bytes !== undefined) return { bytes, exact: true };
    return { bytes: estimateBytes(photo, size, source, { optimise, heavier }), exact: false };
  };
}

/** Looks up the bytes of stored pictures, by photograph: of all, or of some that are spread over the list. */
async function lookUp(event: EventRow, photos: readonly Photo[]): Promise<Map<string, number>> {
  const ready = photos.filter(({ state, version }) => state === 'ready' && version !== null);
  const step = Math.max(1, ready.length / LOOKED_UP);
  const some = ready.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const found = await Promise.all(
    some.map(async ({ id, version }) => {
      const stat = await storage().stat(derivativeKey(event.id, id, version ?? '', 'big'));
      return stat ? ([[id, stat.bytes]] as const) : [];
    }),
  );
  return new Map(found.flat());
}
