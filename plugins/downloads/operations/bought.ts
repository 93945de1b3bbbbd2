import { boughtIn, type UploadResolution } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import type { Photo } from '../queries/photographs';

/** Whether a person has bought each of these photographs in a size. */
export async function boughtAll(
  { event, viewer }: Authorized,
  photos: readonly Pick<Photo, 'id' | 'gallery_id'>[],
  size: UploadResolution,
): Promise<boolean> {
  if (photos.length === 0) return false;
  const has = await boughtIn(event, viewer);
  return has !== null && photos.every(({ id, gallery_id: gallery }) => has({ id, gallery }, size));
}
