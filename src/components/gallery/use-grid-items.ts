'use client';

import { useMemo } from 'react';
import { GALLERY_PAGE_SIZE } from '@/domain/constants';
import { isDoubled, tileRatio } from '@/domain/tile-size';
import type { MediaView } from '@/domain/wire';
import { useGalleryState } from './gallery-context';
import type { Shapes } from './layouts/boxes';

export interface GridItems {
  /** In the order of the list; null where a place waits for its photograph. */
  medias: (MediaView | null)[];
  shapes: Shapes;
  /** The position in the whole list of the first of them. */
  first: number;
}

/** What the grid has a place for: the whole list once its shapes are known, until then the page that came. */
export function useGridItems(): GridItems {
  const pages = useGalleryState((s) => s.pages);
  const firstPage = useGalleryState((s) => s.firstPage);
  const shapes = useGalleryState((s) => s.shapes);
  return useMemo(() => {
    if (shapes) {
      const medias = shapes.ratios.map(
        (_, at) => pages[Math.floor(at / GALLERY_PAGE_SIZE) + 1]?.[at % GALLERY_PAGE_SIZE] ?? null,
      );
      return { medias, shapes, first: 0 };
    }
    const medias = pages[firstPage] ?? [];
    const own = { ratios: medias.map(tileRatio), doubled: medias.map(({ id }) => isDoubled(id)) };
    return { medias, shapes: own, first: (firstPage - 1) * GALLERY_PAGE_SIZE };
  }, [pages, firstPage, shapes]);
}
