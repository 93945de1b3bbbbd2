import type { FocalPoint } from '@/core/wire';

/** The focal point of a cropped photograph as CSS's `object-position`; undefined (the middle) where none was chosen. */
export const focalPosition = (focal: FocalPoint | null | undefined): string | undefined =>
  focal ? `${(focal.x * 100).toFixed(1)}% ${(focal.y * 100).toFixed(1)}%` : undefined;
