import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { MEDIUM_LONG_SIDE, PICTURE_QUALITY, SMALL_HEIGHT } from '@/core/constants';
import type { FocalPoint } from '@/core/wire';
import { isHarmless, openDecoded, openPhotograph } from './configure-sharp';
import { decodeHeic } from './decode-heic';
import { layWatermark } from './lay-watermark';
import { focusOf, measureLook } from './measure-look';
import { refusalOf } from './refuse-photograph';
import { type OpenedPart, renderSheet } from './render-sheet';
import { renderSitePicture } from './render-site-picture';
import type {
  DerivedImage,
  DerivedLarge,
  DerivedSitePicture,
  DerivedThumbnails,
  FinishOptions,
  LargeOptions,
  Look,
  PhotoFormat,
  PhotoShape,
  SheetOptions,
  SheetPart,
  SitePictureOptions,
  SizeOptions,
} from './types';

const THUMBHASH_SIDE = 100;
// JPEG ends at 65,535 pixels a side, and phones refuse much less: a longer panorama gets a lower thumbnail.
const LONGEST_SIDE = 16_000;
const WHITE = '#ffffff';
/** How much smaller a picture must be to be sharpened: one near its own size has the photographer's sharpening. */
const SHARPENED_FROM = 2;

type Size = { width: number; height: number };
type Pixels = Size & { image: Sharp };

const longSide = ({ width, height }: Size) => Math.max(width, height);

/** What to render of which local file; a sheet names its files itself. */
export type RenderRequest =
  | { kind: 'sheet'; sheet: SheetOptions }
  | ({ path: string; photo: PhotoShape } & (
      | { kind: 'thumbnails' }
      | { kind: 'look' }
      | { kind: 'focus' }
      | { kind: 'large'; options: LargeOptions }
      | { kind: 'size'; options: SizeOptions }
      | { kind: 'site'; options: SitePictureOptions }
    ));

/** The result of a rendering. */
export type Rendered<A extends RenderRequest> = A extends { kind: 'thumbnails' }
  ? DerivedThumbnails
  : A extends { kind: 'look' }
    ? Look
    : A extends { kind: 'focus' }
      ? FocalPoint
      : A extends { kind: 'large' }
        ? DerivedLarge
        : A extends { kind: 'site' }
          ? DerivedSitePicture
          : DerivedImage;

/** Renders in this process, from one decoding. Throws PHOTO_BROKEN or PIXELS_TOO_MANY. */
export async function renderHere<A extends RenderRequest>(ask: A): Promise<Rendered<A>> {
  if (ask.kind === 'sheet') return (await renderSheet(ask.sheet, openPart)) as Rendered<A>;
  const { photo } = ask;
  if (ask.kind === 'look') return (await lookAt(ask.path)) as Rendered<A>;
  if (ask.kind === 'focus') return (await focusIn(ask.path)) as Rendered<A>;
  if (ask.kind === 'site') {
    const widest = { longSide: Math.round(ask.options.widest * Math.max(1, photo.height / photo.width)) };
    const { image, ...size } = await openUpright(ask.path, photo.format, shrink(photo, widest));
    return (await renderSitePicture(image, size, ask.options)) as Rendered<A>;
  }
  const fit =
    ask.kind === 'thumbnails'
      ? { height: SMALL_HEIGHT * 2 }
      : { longSide: ask.kind === 'large' ? ask.options.bigLongSide : ask.options.maxSide };
  const source = await openUpright(ask.path, photo.format, shrink(photo, fit));
  const drawn =
    ask.kind === 'thumbnails'
      ? thumbnails(source)
      : ask.kind === 'large'
        ? large(source, photo, ask.options)
        : finish(source, source, photo, ask.options);
  return (await drawn) as Rendered<A>;
}

/** A photograph of a sheet, shrunk by a factor. */
function openPart({ path, photo }: SheetPart, scale: number): Promise<OpenedPart> {
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return openUpright(path, photo.format, { width: side(photo.width), height: side(photo.height) });
}

async function thumbnails(source: Pixels): Promise<DerivedThumbnails> {
  const [s600, s300, thumbhash, look] = await Promise.all([
    encode(source.image.clone(), PICTURE_QUALITY.thumbnail),
    encode(resize(source.image.clone(), shrink(source, { height: SMALL_HEIGHT })), PICTURE_QUALITY.thumbnail),
    makeThumbhash(source),
    measureLook(source.image.clone()),
  ]);
  return { s300, s600, thumbhash, look };
}

/** A picture we rendered ourselves: upright, and of the size it is measured at. */
async function lookAt(path: string): Promise<Look> {
  try {
    return await measureLook(openPhotograph(path, 'jpeg'));
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The same for the point that attracts most attention. */
async function focusIn(path: string): Promise<FocalPoint> {
  try {
    return await focusOf(openPhotograph(path, 'jpeg'));
  } catch (error) {
    throw refusalOf(error);
  }
}

async function large(source: Pixels, photo: Size, options: LargeOptions): Promise<DerivedLarge> {
  const [big, medium] = await Promise.all([
    finish(source, source, photo, options),
    finish(source, shrink(source, { longSide: MEDIUM_LONG_SIDE }), photo, options),
  ]);
  return { big, medium };
}

/** A picture from `medium` up: sharpened a little where the photograph is shrunk much, watermarked, encoded. */
async function finish(
  source: Pixels,
  size: Size,
  photo: Size,
  options: FinishOptions,
): Promise<DerivedImage> {
  const resized = size === source ? source.image.clone() : resize(source.image.clone(), size);
  // Without a radius sharp's sharpening is mild and quick; with one it works in LAB and costs more than all the rest.
  const softened = longSide(photo) >= longSide(size) * SHARPENED_FROM;
  const sharpened = options.optimise && softened ? resized.sharpen() : resized;
  const marked = options.watermark ? await layWatermark(sharpened, size, options.watermark) : sharpened;
  return encode(marked, options.optimise ? PICTURE_QUALITY.optimised : PICTURE_QUALITY.untouched);
}

/** Decodes once to upright sRGB pixels of this size, on white where it was transparent. */
async function openUpright(path: string, format: PhotoFormat, size: Size): Promise<Pixels> {
  try {
    if (format === 'heic') return await decode(openDecoded(await decodeHeic(path)), size);
    return await decode(openPhotograph(path, format), size).catch((error: unknown) => {
      if (!isHarmless(error)) throw error;
      return decode(openPhotograph(path, format, true), size);
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

async function decode(file: Sharp, size: Size): Promise<Pixels> {
  const upright = resize(file.autoOrient(), size).flatten({ background: WHITE }).toColourspace('srgb');
  const { data, info } = await upright.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, image: sharp(data, { raw: { width, height, channels } }) };
}

function resize(image: Sharp, { width, height }: Size): Sharp {
  return image.resize({ width, height, fit: 'fill', withoutEnlargement: true });
}

async function encode(image: Sharp, quality: number): Promise<DerivedImage> {
  const chromaSubsampling = quality >= PICTURE_QUALITY.untouched ? '4:4:4' : '4:2:0';
  // A thumbnail is loaded at once: progressive encoding is not noticed, and takes half as long again.
  const progressive = quality !== PICTURE_QUALITY.thumbnail;
  const { data, info } = await image
    .jpeg({ quality, progressive, chromaSubsampling })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, bytes: data.length };
}

async function makeThumbhash(source: Pixels): Promise<string> {
  const { data, info } = await resize(source.image.clone(), shrink(source, { longSide: THUMBHASH_SIDE }))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** `size` scaled to fit, in whole pixels, never larger and never zero. */
function shrink(size: Size, fit: { height: number } | { longSide: number }): Size {
  const longest = longSide(size);
  const wanted = 'height' in fit ? fit.height / size.height : fit.longSide / longest;
  const factor = Math.min(wanted, LONGEST_SIDE / longest);
  if (factor >= 1) return { width: size.width, height: size.height };
  const scale = (side: number) => Math.max(1, Math.round(side * factor));
  return { width: scale(size.width), height: scale(size.height) };
}
