import {
  database,
  KeepersError,
  type people,
  photographs,
  type projects,
  type rules,
} from '@plugins/kit/server';
import { listPhotos, type Photo } from '../repo';
import type { LeftOut } from '../wire';

/** What is asked for: everything, a gallery, the chosen (of one product with `id`), or one photograph. */
export interface Scope {
  scope: rules.DownloadScope;
  id?: string;
}

export interface Chosen {
  photos: Photo[];
  left_out: LeftOut[];
  /** Whether everything asked for is chosen for some product. */
  withinSelection: boolean;
}

const OF: Record<rules.DownloadScope, (id: string | undefined) => (photo: Photo) => boolean> = {
  all: () => () => true,
  gallery: (id) => (photo) => photo.gallery_id === id,
  selection: (id) => (photo) => (id ? photo.picks.includes(id) : photo.picks.length > 0),
  media: (id) => (photo) => photo.id === id,
};

/** The photographs of a scope in their order. Throws NOT_FOUND for a gallery or photograph that is not there. */
export async function choosePhotos(
  event: projects.EventRow,
  viewer: people.Viewer,
  { scope, id }: Scope,
): Promise<Chosen> {
  if (id !== undefined && id !== '' && !database.isId(id)) throw new KeepersError('NOT_FOUND');
  const all = await listPhotos(event, viewer, scope === 'media' ? id : undefined);
  const found = all.filter(OF[scope](id || undefined));
  if (found.length === 0 && (scope === 'media' || scope === 'gallery')) throw new KeepersError('NOT_FOUND');
  return sortOut(found, scope === 'selection');
}

/** Tells the photographs that can come along from those that cannot yet, or never. */
export function sortOut(found: readonly Photo[], selection: boolean): Chosen {
  // One that is about to be drawn under another watermark is not there until it is.
  const ready = ({ state, version, mark }: Photo) =>
    state === 'ready' && version !== null && photographs.markOf(version) === mark;
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
