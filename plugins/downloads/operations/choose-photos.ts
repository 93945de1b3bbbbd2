import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { markOf } from '@plugins/kit/server/internal';
import { isStaff, type Viewer } from '@plugins/kit/server/people';
import { listMedia } from '@plugins/kit/server/photographs';
import type { EventRow } from '@plugins/kit/server/projects';
import { listPhotosOf, type Photo } from '../queries/photographs';
import type { LeftOut, OrderView } from '../wire';

/** The requested scope: everything, a gallery, the picks (of one product with `id`), or one photograph. */
export interface Scope {
  scope: OrderView['scope'];
  id?: string;
}

export interface Chosen {
  photos: Photo[];
  left_out: LeftOut[];
  /** Whether every photograph of the scope is picked for some product. */
  withinSelection: boolean;
}

const OF: Record<Scope['scope'], (id: string | undefined) => (photo: Photo) => boolean> = {
  all: () => () => true,
  gallery: (id) => (photo) => photo.gallery_id === id,
  selection: (id) => (photo) => (id ? photo.picks.includes(id) : photo.picks.length > 0),
  media: (id) => (photo) => photo.id === id,
};

/**
 * Returns every photograph of a project this person may know of, unavailable ones included, in the order of the
 * galleries; with `only` that one. Guests do not learn what is picked.
 */
export async function listPhotos(event: EventRow, viewer: Viewer, only?: string): Promise<Photo[]> {
  const [{ ids }, photos] = await Promise.all([
    only
      ? { ids: [only] }
      : listMedia({ of: { event: event.id }, role: viewer.role, sortBy: event.sort_by, page: null }),
    listPhotosOf(pool(), {
      event: event.id,
      withPrivate: isStaff(viewer.role),
      withHidden: viewer.role !== 'guest',
      only: only ?? null,
    }),
  ]);
  const place = new Map(ids.map((id, i) => [id, i]));
  const last = ids.length;
  if (viewer.role === 'guest') for (const photo of photos) photo.picks = [];
  return photos.sort((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last));
}

/** Returns the photographs of a scope in order. Throws NOT_FOUND for an unknown gallery or photograph. */
export async function choosePhotos(event: EventRow, viewer: Viewer, { scope, id }: Scope): Promise<Chosen> {
  if (id !== undefined && id !== '' && !isId(id)) throw new KeepersError('NOT_FOUND');
  const all = await listPhotos(event, viewer, scope === 'media' ? id : undefined);
  const found = all.filter(OF[scope](id || undefined));
  if (found.length === 0 && (scope === 'media' || scope === 'gallery')) throw new KeepersError('NOT_FOUND');
  return sortOut(found, scope === 'selection');
}

/** Separates the photographs that can be downloaded from those that cannot yet, or never. */
export function sortOut(found: readonly Photo[], selection: boolean): Chosen {
  // One about to be rendered with another watermark is not available until then.
  const ready = ({ state, version, mark }: Photo) =>
    state === 'ready' && version !== null && markOf(version) === mark;
  return {
    photos: found.filter(ready),
    left_out: found
      .filter((photo) => !ready(photo))
      .map(({ id, name, state }) => ({
        media: id,
        name,
        reason: state === 'refused' ? 'refused' : 'processing',
      })),
    withinSelection: selection || (found.length > 0 && found.every((photo) => photo.picks.length > 0)),
  };
}
