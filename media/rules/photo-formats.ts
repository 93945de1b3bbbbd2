/** The formats of uploads, by their common names. */
export const PHOTO_FORMAT_NAMES = {
  jpeg: 'JPEG',
  heic: 'HEIC',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  tiff: 'TIFF',
  gif: 'GIF',
} as const;
