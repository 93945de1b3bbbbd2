/** The formats a photograph may be sent in, by the names people know them by. */
export const PHOTO_FORMAT_NAMES = {
  jpeg: 'JPEG',
  heic: 'HEIC',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  tiff: 'TIFF',
  gif: 'GIF',
} as const;
