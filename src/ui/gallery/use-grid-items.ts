'use client';

import { useMemo } from 'react';
import { GALLERY_PAGE_SIZE } from '@/core/constants';
import type { MediaView, Stack } from '@/core/wire';
import { isDoubled, tileRatio } from '@/ui/gallery/tile-size';
import { useGalleryState } from './gallery-context';
import type { Shapes } from './layouts/boxes';
import { type Stacking, type StackView, shownAt, stackPlaces } from './stacking';

export interface GridItems {
  /** In the order of the list; null where a place waits for its photograph. */
  medias: (MediaView | null)[];
  shapes: Shapes;
  /** The place in the whole list of one of them, by its index. */
  placeOf: (at: number) => number;
  /** The index of the photograph at a position, or of the one that represents it. */
  indexOf: (place: number) => number;
  /** Stacks, and members of an open stack, by position. */
  folds: ReadonlyMap<number, StackView>;
  unfolded: ReadonlySet<number>;
}

const NONE: readonly Stack[] = [];

/** The items the grid has a place for: the whole list once its shapes are known, until then the page's. */
export function useGridItems(): GridItems {
  const pages = useGalleryState((s) => s.pages);
  const firstPage = useGalleryState((s) => s.firstPage);
  const known = useGalleryState((s) => s.shapes);
  const folds = useGalleryState((s) => (s.folded ? s.folds : NONE));
  const opened = useGalleryState((s) => s.opened);
  const list = useMemo(() => listOf(pages, firstPage, known), [pages, firstPage, known]);
  const { first } = list;
  const count = list.shapes.ratios.length;
  const folding = useMemo(
    () => stackPlaces(folds, new Set(opened.values()), { first, count }),
    [folds, opened, first, count],
  );
  const shapes = useMemo(() => shownShapes(list.shapes, folding, first), [list.shapes, folding, first]);
  return useMemo(() => {
    const mediaOf = (place: number) => list.medias[place - first] ?? null;
    const { places } = folding;
    return {
      medias: places ? places.map(mediaOf) : list.medias,
      shapes,
      placeOf: (at) => (places ? (places[at] ?? first + list.medias.length) : first + at),
      indexOf: (place) => shownAt(folding, place, first),
      ...viewFolds(folds, new Set(opened.values()), mediaOf),
    };
  }, [list, first, folding, shapes, folds, opened]);
}

interface WholeList {
  medias: (MediaView | null)[];
  shapes: Shapes;
  /** The place in the whole list of the first of them. */
  first: number;
}

function listOf(pages: Record<number, MediaView[]>, firstPage: number, shapes: Shapes | null): WholeList {
  if (shapes) {
    const medias = shapes.ratios.map(
      (_, at) => pages[Math.floor(at / GALLERY_PAGE_SIZE) + 1]?.[at % GALLERY_PAGE_SIZE] ?? null,
    );
    return { medias, shapes, first: 0 };
  }
  const medias = pages[firstPage] ?? [];
  const own = { ratios: medias.map(tileRatio), doubled: medias.map(({ id }) => isDoubled(id)) };
  return { medias, shapes: own, first: (firstPage - 1) * GALLERY_PAGE_SIZE };
}

function shownShapes(shapes: Shapes, { places }: Stacking, first: number): Shapes {
  if (!places) return shapes;
  return {
    ratios: places.map((place) => shapes.ratios[place - first] ?? 1.5),
    doubled: places.map((place) => shapes.doubled[place - first] ?? false),
  };
}

function viewFolds(
  folds: readonly Stack[],
  opened: ReadonlySet<number>,
  mediaOf: (place: number) => MediaView | null,
): Pick<GridItems, 'folds' | 'unfolded'> {
  const views = new Map<number, StackView>();
  const unfolded = new Set<number>();
  for (const fold of folds) {
    const [top, ...others] = fold;
    if (top === undefined) continue;
    const open = opened.has(top);
    if (open) for (const place of fold) unfolded.add(place);
    views.set(top, { count: fold.length, open, others: others.flatMap((place) => mediaOf(place)?.id ?? []) });
  }
  return { folds: views, unfolded };
}
