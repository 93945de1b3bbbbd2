import type { FocalPoint } from '@/core/wire';

/** The part of a cut photograph that stays in sight, as CSS's `object-position` says it; its middle where none was chosen. */
export const focalPosition = (focal: FocalPoint | null | undefined): string | undefined =>
  focal ? `${(focal.x * 100).toFixed(1)}% ${(focal.y * 100).toFixed(1)}%` : undefined;
