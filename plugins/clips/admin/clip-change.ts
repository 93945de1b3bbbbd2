import type { Chosen, ClipDetail, ClipView } from '../wire';

/** A change of a clip as the wizard sends it. */
export type ClipChange = Partial<
  Pick<
    ClipView,
    | 'title'
    | 'about'
    | 'source'
    | 'theme'
    | 'music'
    | 'volume'
    | 'fade'
    | 'seconds'
    | 'shapes'
    | 'closing'
    | 'shown'
  >
> & {
  /** Photographs in their order: chosen by hand. */
  medias?: string[];
  points?: Chosen[];
};

/** Returns what two changes are together. A source and photographs by hand exclude each other: the later one counts. */
export function joinChanges(before: ClipChange, change: ClipChange): ClipChange {
  const { medias, source, points = [], ...kept } = before;
  return {
    ...kept,
    ...(medias && !change.source && { medias }),
    ...(source && !change.medias && { source }),
    ...change,
    ...((points.length > 0 || change.points) && { points: [...points, ...(change.points ?? [])] }),
  };
}

/** Returns a clip as it will be once a change is stored; photographs that only the server knows are not there yet. */
export function showChange(detail: ClipDetail, change: ClipChange | null): ClipDetail {
  if (!change) return detail;
  const { medias, points, ...fields } = change;
  const known = new Map(detail.photos.map((photo) => [photo.media, photo]));
  const set = new Map(points?.map((point) => [point.media, point]));
  const photos = medias ? medias.flatMap((id) => known.get(id) ?? []) : detail.photos;
  return {
    clip: { ...detail.clip, ...fields, ...(medias && { source: { kind: 'chosen' } }) },
    photos: photos.map((photo) => ({ ...photo, ...set.get(photo.media) })),
  };
}
