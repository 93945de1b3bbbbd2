import type { CSSProperties } from 'react';
import type { FocalPoint, MediaView } from '@/core/wire';

/** The focal point of a cropped photograph as CSS's `object-position`; undefined (the middle) where none was chosen. */
export const focalPosition = (focal: FocalPoint | null | undefined): string | undefined =>
  focal ? `${(focal.x * 100).toFixed(1)}% ${(focal.y * 100).toFixed(1)}%` : undefined;

/** Where a photograph's subject is while its focal point was not chosen: heads are above the middle. */
const USUAL: FocalPoint = { x: 0.5, y: 0.42 };

/** Focal point and shape of a photograph as custom properties, with which styles/cover.css crops it. */
export const focalCrop = ({ focal, width, height }: MediaView): CSSProperties => {
  const { x, y } = focal ?? USUAL;
  return { '--fx': x, '--fy': y, '--r': width > 0 && height > 0 ? width / height : 1.5 } as CSSProperties;
};
