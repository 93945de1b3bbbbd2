import { HD_LONG_SIDE, MEDIUM_LONG_SIDE, SMALL_HEIGHT, SMALL_HEIGHT_2X, WEB_LONG_SIDE } from '../constants';

/** How large a project's photographs are shown; with `original` the original may be downloaded, too. */
export const UPLOAD_RESOLUTIONS = ['web', 'hd', 'original'] as const;
/** One of `UPLOAD_RESOLUTIONS`. */
export type UploadResolution = (typeof UPLOAD_RESOLUTIONS)[number];

/** The pictures made of a photograph: two tiles, the viewer's first, the largest. */
export const PICTURE_SIZES = ['s300', 's600', 'medium', 'big'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Width and height in px. */
export interface Dimensions {
  width: number;
  height: number;
}

/** Long side of `big`, in px. */
export function bigLongSide(resolution: UploadResolution): number {
  return resolution === 'web' ? WEB_LONG_SIDE : HD_LONG_SIDE;
}

/** Scales to a long side or to a height, never enlarging; both sides stay at least one px. */
export function fitWithin(photo: Dimensions, box: { longSide: number } | { height: number }): Dimensions {
  const scale =
    'longSide' in box ? box.longSide / Math.max(photo.width, photo.height) : box.height / photo.height;
  if (scale >= 1) return { width: photo.width, height: photo.height };
  return {
    width: Math.max(1, Math.round(photo.width * scale)),
    height: Math.max(1, Math.round(photo.height * scale)),
  };
}

/** Dimensions of all renditions of a photograph with the given (already rotated) dimensions. */
export function pictureSizes(
  photo: Dimensions,
  resolution: UploadResolution,
): Record<PictureSize, Dimensions> {
  return {
    s300: fitWithin(photo, { height: SMALL_HEIGHT }),
    s600: fitWithin(photo, { height: SMALL_HEIGHT_2X }),
    medium: fitWithin(photo, { longSide: MEDIUM_LONG_SIDE }),
    big: fitWithin(photo, { longSide: bigLongSide(resolution) }),
  };
}

/** Dimensions as displayed: EXIF orientations 5 to 8 swap width and height. */
export function rotated(photo: Dimensions, orientation: number | null | undefined): Dimensions {
  const lying = typeof orientation === 'number' && orientation >= 5 && orientation <= 8;
  return lying ? { width: photo.height, height: photo.width } : { width: photo.width, height: photo.height };
}

/** A tile's `srcset` by pixel density. */
export function densitySrcset(s300: string, s600: string): string {
  return `${s300} 1x, ${s600} 2x`;
}

/** An `srcset` by width, smallest first; equally wide sizes (of a small photograph) are listed once. */
export function widthSrcset(pictures: readonly { url: string; width: number }[]): string {
  const byWidth = new Map<number, string>();
  for (const { url, width } of pictures) if (!byWidth.has(width)) byWidth.set(width, url);
  return [...byWidth]
    .sort(([a], [b]) => a - b)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');
}
