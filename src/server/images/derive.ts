import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { isHarmless, openPhotograph } from './configure-sharp';
import { refusalOf } from './refuse-photograph';
import type {
  DerivedImage,
  DerivedLarge,
  DerivedThumbnails,
  LargeOptions,
  PhotoFormat,
  PhotoProbe,
} from './types';

const THUMBNAIL_HEIGHT = 300;
const MEDIUM_LONG_SIDE = 1280;
const THUMBHASH_SIDE = 100;
// JPEG ends at 65,535 pixels a side, and phones refuse much less: a longer panorama gets a lower thumbnail.
const LONGEST_SIDE = 16_000;
const WHITE = '#ffffff';
const QUALITY = { thumbnail: 80, optimised: 82, untouched: 95 };

type Size = { width: number; height: number };

/**
 * First pass, for showing a photograph as soon as may be: 300 and 600 pixels high, and a placeholder. Nothing is
 * enlarged. Throws PHOTO_BROKEN or PIXELS_TOO_MANY.
 */
export async function deriveThumbnails(path: string, probe: PhotoProbe): Promise<DerivedThumbnails> {
  const source = await openUpright(path, probe.format, shrink(probe, { height: THUMBNAIL_HEIGHT * 2 }));
  const [s600, s300, thumbhash] = await Promise.all([
    encode(source.image.clone(), QUALITY.thumbnail),
    encode(resize(source.image.clone(), shrink(source, { height: THUMBNAIL_HEIGHT })), QUALITY.thumbnail),
    makeThumbhash(source),
  ]);
  return { s300, s600, thumbhash };
}

/**
 * Second pass: `big` and `medium` from one decoding. Nothing is enlarged; all metadata is left out, colours are sRGB.
 * Throws PHOTO_BROKEN or PIXELS_TOO_MANY.
 */
export async function deriveLarge(
  path: string,
  probe: PhotoProbe,
  options: LargeOptions,
): Promise<DerivedLarge> {
  const source = await openUpright(path, probe.format, shrink(probe, { longSide: options.bigLongSide }));
  const quality = options.optimise ? QUALITY.optimised : QUALITY.untouched;
  // Without a radius sharp's sharpening is mild and quick; with one it works in LAB and costs more than all the rest.
  const finish = (image: Sharp) => encode(options.optimise ? image.sharpen() : image, quality);
  const [big, medium] = await Promise.all([
    finish(source.image.clone()),
    finish(resize(source.image.clone(), shrink(source, { longSide: MEDIUM_LONG_SIDE }))),
  ]);
  return { big, medium };
}

/** Decodes once to upright sRGB pixels of this size, on white where it was transparent. */
async function openUpright(path: string, format: PhotoFormat, size: Size): Promise<Size & { image: Sharp }> {
  try {
    return await decode(openPhotograph(path, format), size).catch((error: unknown) => {
      if (!isHarmless(error)) throw error;
      return decode(openPhotograph(path, format, true), size);
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

async function decode(file: Sharp, size: Size): Promise<Size & { image: Sharp }> {
  const upright = resize(file.autoOrient(), size).flatten({ background: WHITE }).toColourspace('srgb');
  const { data, info } = await upright.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, image: sharp(data, { raw: { width, height, channels } }) };
}

function resize(image: Sharp, { width, height }: Size): Sharp {
  return image.resize({ width, height, fit: 'fill', withoutEnlargement: true });
}

async function encode(image: Sharp, quality: number): Promise<DerivedImage> {
  const chromaSubsampling = quality >= QUALITY.untouched ? '4:4:4' : '4:2:0';
  // A thumbnail comes at once: growing line by line or not is not seen, but writing it so takes half as long again.
  const progressive = quality !== QUALITY.thumbnail;
  const { data, info } = await image
    .jpeg({ quality, progressive, chromaSubsampling })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, bytes: data.length };
}

async function makeThumbhash(source: Size & { image: Sharp }): Promise<string> {
  const { data, info } = await resize(source.image.clone(), shrink(source, { longSide: THUMBHASH_SIDE }))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** `size` made to fit, in whole pixels, never larger and never nothing. */
function shrink(size: Size, fit: { height: number } | { longSide: number }): Size {
  const longSide = Math.max(size.width, size.height);
  const wanted = 'height' in fit ? fit.height / size.height : fit.longSide / longSide;
  const factor = Math.min(wanted, LONGEST_SIDE / longSide);
  if (factor >= 1) return { width: size.width, height: size.height };
  const scale = (side: number) => Math.max(1, Math.round(side * factor));
  return { width: scale(size.width), height: scale(size.height) };
}
