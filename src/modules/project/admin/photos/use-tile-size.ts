'use client';

import { useCallback, useEffect, useState } from 'react';

/** Widths of a tile, in px. */
export const TILE_SIZES = { least: 110, most: 380, usual: 210, phone: 130 };
const KEY = 'keepers-photo-tiles';

/** Returns the tile size that the user chose in this browser. */
export function useTileSize(): [number, (size: number) => void] {
  const [size, setSize] = useState(TILE_SIZES.usual);
  useEffect(() => {
    const kept = Number(localStorage.getItem(KEY));
    if (kept >= TILE_SIZES.least && kept <= TILE_SIZES.most) setSize(kept);
    else if (innerWidth < 600) setSize(TILE_SIZES.phone);
  }, []);
  const keep = useCallback((next: number) => {
    setSize(next);
    localStorage.setItem(KEY, String(next));
  }, []);
  return [size, keep];
}
