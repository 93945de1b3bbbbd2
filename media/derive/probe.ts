import { stat } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { HEIC_PIXEL_LIMIT, PIXEL_LIMIT } from './configure-sharp';
import { boxesCutOff } from './measure-boxes';
import { readTags } from './read-tags';
import { notAPhotograph, photoBroken, pixelsTooMany, refusalOf } from './refuse-photograph';
import { contentTypeOf, isPhotoFormat, sniffFile } from './sniff';
import type { PhotoFormat, PhotoProbe } from './types';

const SHARP_NAMES: Record<PhotoFormat, string> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  tiff: 'tiff',
  gif: 'gif',
  heic: 'heif',
};

/**
 * Reads a local file's headers and returns its facts. Throws KeepersError: NOT_A_PHOTOGRAPH (also for an empty file,
 * JPEG XL, SVG, camera raw), PIXELS_TOO_MANY before anything is decoded, PHOTO_BROKEN where the header cannot be read.
 */
export async function probePhotograph(path: string): Promise<PhotoProbe> {
  if ((await stat(path)).size === 0) throw notAPhotograph('empty');
  const format = await sniffFile(path);
  if (!isPhotoFormat(format)) throw notAPhotograph(format);

  const header = await readHeader(path);
  if (header.format !== SHARP_NAMES[format]) throw notAPhotograph(format);
  if (header.width < 1 || header.height < 1) throw photoBroken();
  const limit = format === 'heic' ? HEIC_PIXEL_LIMIT : PIXEL_LIMIT;
  if (header.width * header.height > limit) throw pixelsTooMany();

  if ((format === 'heic' || format === 'avif') && (await boxesCutOff(path))) throw photoBroken();

  const orientation = header.orientation && header.orientation <= 8 ? header.orientation : 1;
  const turned = orientation >= 5;
  return {
    format,
    contentType: contentTypeOf(format),
    width: turned ? header.height : header.width,
    height: turned ? header.width : header.height,
    orientation,
    ...(await readTags(path)),
    hasProfile: header.hasProfile,
  };
}

/** We check the pixel limit ourselves, so that the refusal is the same for every decoder. */
async function readHeader(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { failOn: 'none', limitInputPixels: false }).metadata();
  } catch (error) {
    throw refusalOf(error);
  }
}
