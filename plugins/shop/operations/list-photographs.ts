import type { Authorized } from '@plugins/kit/server/people';
import { listMedia, pictureToken } from '@plugins/kit/server/photographs';
import type { PhotoView } from '../wire';
import { presentPhoto } from './read-shop';

/** Photographs on one page of the choice. */
const PAGE = 100;

/** A page of the photographs a product may be made of. */
export interface PhotoPage {
  photos: PhotoView[];
  total: number;
  page: number;
  pages: number;
}

/**
 * Returns a page of a project's photographs that a person sees and that are rendered; `selected`: only picked ones, of which
 * guests see none.
 */
export async function listPhotographs(
  { event, viewer }: Authorized,
  { selected, page }: { selected: boolean; page: number },
): Promise<PhotoPage> {
  if (selected && viewer.role === 'guest') return { photos: [], total: 0, page: 1, pages: 1 };
  const found = await listMedia({
    of: { event: event.id },
    role: viewer.role,
    sortBy: event.sort_by,
    ...(selected && { picked: { product: null } }),
    page,
  });
  const token = pictureToken(event.id, viewer);
  const photos = found.medias.flatMap(({ id, name, version, width, height }) =>
    version && width && height
      ? [presentPhoto(event.id, { id, name, version, width, height, picked: selected }, token)]
      : [],
  );
  return { photos, total: found.ids.length, page, pages: Math.max(1, Math.ceil(found.ids.length / PAGE)) };
}
