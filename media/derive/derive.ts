import type { FocalPoint } from '@/core/wire';
import type { RenderRequest } from './render-here';
import { renderInProcess } from './render-pool';
import type {
  DerivedImage,
  DerivedLarge,
  DerivedSitePicture,
  DerivedThumbnails,
  LargeOptions,
  Look,
  PhotoShape,
  SheetOptions,
  SitePictureOptions,
  SizeOptions,
} from './types';

/** A photograph over which a process died before is rendered `alone`, in a process of its own. */
export interface Care {
  alone?: boolean;
}

/** A picture we rendered ourselves is opened at its own size. */
const AS_IT_IS: PhotoShape = { format: 'jpeg', width: 0, height: 0 };

/** HEIC's decoder is young code for hostile bytes: it always runs in a process of its own. */
function draw<A extends Exclude<RenderRequest, { kind: 'sheet' }>>(ask: A, { alone = false }: Care) {
  return renderInProcess(ask, { alone: alone || ask.photo.format === 'heic' });
}

/**
 * First pass, to show a photograph as soon as possible: 300 and 600 pixels high, and a placeholder. Nothing is
 * enlarged. Throws PHOTO_BROKEN or PIXELS_TOO_MANY.
 */
export function deriveThumbnails(
  path: string,
  photo: PhotoShape,
  care: Care = {},
): Promise<DerivedThumbnails> {
  return draw({ kind: 'thumbnails', path, photo }, care);
}

/**
 * Second pass: `big` and `medium` from one decoding, under the watermark where one is given. Nothing is enlarged; all
 * metadata is left out, colours are sRGB. Throws PHOTO_BROKEN or PIXELS_TOO_MANY.
 */
export function deriveLarge(
  path: string,
  photo: PhotoShape,
  options: LargeOptions,
  care: Care = {},
): Promise<DerivedLarge> {
  return draw({ kind: 'large', path, photo, options }, care);
}

/**
 * One picture of any size from an original, for downloads. Never enlarged, sRGB, without metadata, under the watermark
 * where one is given. Throws PHOTO_BROKEN or PIXELS_TOO_MANY.
 */
export function deriveSize(path: string, photo: PhotoShape, options: SizeOptions): Promise<DerivedImage> {
  return draw({ kind: 'size', path, photo, options }, {});
}

/**
 * Photographs on a sheet for print, from their originals: a JPEG with its density, in sRGB or a lab's profile. A part is
 * enlarged where its place has more pixels. Throws PHOTO_BROKEN or PIXELS_TOO_MANY.
 */
export function deriveSheet(sheet: SheetOptions): Promise<DerivedImage> {
  const alone = sheet.parts.some(({ photo }) => photo.format === 'heic');
  return renderInProcess({ kind: 'sheet', sheet }, { alone });
}

/** The look of a stored thumbnail (`s600`, JPEG): for photographs that were rendered without measuring it. */
export function deriveLook(path: string): Promise<Look> {
  return draw({ kind: 'look', path, photo: AS_IT_IS }, {});
}

/** The point of a stored thumbnail (`s600`, JPEG) that attracts most attention: skin, saturated colors, contrast. */
export function deriveFocus(path: string): Promise<FocalPoint> {
  return draw({ kind: 'focus', path, photo: AS_IT_IS }, {});
}

/**
 * A site's picture in all its sizes and formats, and its card. Never enlarged. Throws PHOTO_BROKEN or PIXELS_TOO_MANY.
 */
export function deriveSitePicture(
  path: string,
  photo: PhotoShape,
  options: SitePictureOptions,
): Promise<DerivedSitePicture> {
  return draw({ kind: 'site', path, photo, options }, {});
}
