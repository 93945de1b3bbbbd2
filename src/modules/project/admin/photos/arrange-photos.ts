import type { StudioPhoto } from '@media/rules/packed-photos';
import { naturalSortKey } from '@/core/text/natural-sort';
import { parseSortBy, type SortBy } from '@/modules/access/rules/sort';

/** The filters of the grid. */
export const FILTERS = ['all', 'picked', 'hidden', 'withdrawn', 'refused', 'processing'] as const;
export type Filter = (typeof FILTERS)[number];

const PASSES: Record<Filter, (photo: StudioPhoto) => boolean> = {
  all: () => true,
  picked: (photo) => photo.picks > 0,
  hidden: (photo) => photo.hidden,
  withdrawn: (photo) => photo.private,
  refused: (photo) => photo.state === 'refused',
  processing: (photo) => photo.state === 'processing',
};

/** Returns how many photographs each filter shows. */
export function countFilters(photos: readonly StudioPhoto[]): Record<Filter, number> {
  const counts = { all: photos.length, picked: 0, hidden: 0, withdrawn: 0, refused: 0, processing: 0 };
  for (const photo of photos)
    for (const filter of FILTERS) if (filter !== 'all' && PASSES[filter](photo)) counts[filter] += 1;
  return counts;
}

/** Returns the photographs whose names contain every word of the search, ignoring case and spaces around it. */
export function filterPhotos(photos: readonly StudioPhoto[], filter: Filter, search: string): StudioPhoto[] {
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  return photos.filter((photo) => {
    if (!PASSES[filter](photo)) return false;
    const name = photo.name.normalize('NFC').toLowerCase();
    return words.every((word) => name.includes(word));
  });
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Returns photographs in the order of a `sort_by`, as the database sorts them; without a capture time last in both
 * directions.
 */
export function sortPhotos(photos: readonly StudioPhoto[], sortBy: SortBy): StudioPhoto[] {
  const { field, reverse } = parseSortBy(sortBy);
  const keyOf = {
    manual: (photo: StudioPhoto) => photo.position,
    name: (photo: StudioPhoto) => naturalSortKey(photo.name),
    captured_at: (photo: StudioPhoto) => photo.captured_at,
    uploaded_at: (photo: StudioPhoto) => photo.uploaded_at,
  }[field];
  // Sort keys are computed once: computing them per comparison takes a third of a second for five thousand names.
  return photos
    .map((photo) => ({ photo, key: keyOf(photo) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null)
        return Number(a.key === null) - Number(b.key === null) || compare(a.photo.id, b.photo.id);
      return (reverse ? -1 : 1) * compare(a.key, b.key) || compare(a.photo.id, b.photo.id);
    })
    .map(({ photo }) => photo);
}

/** Consecutive photographs that were moved, and the one that followed them. */
export interface Run {
  medias: string[];
  before: string | null;
}

/**
 * Returns the runs that restore moved photographs: from the end, each before its former follower. `order`: the former
 * order of all.
 */
export function runsOf(order: readonly string[], moved: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  let run: string[] = [];
  order.forEach((id, at) => {
    if (!moved.has(id)) return;
    run.push(id);
    const next = order[at + 1];
    if (next !== undefined && moved.has(next)) return;
    runs.unshift({ medias: run, before: next ?? null });
    run = [];
  });
  return runs;
}
