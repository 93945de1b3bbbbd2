import sharp from 'sharp';
import { develop } from './develop.mjs';
import { enlarge } from './film.mjs';

/**
 * @typedef {object} Exposure what the camera notes in the file
 * @property {string} make
 * @property {string} model
 * @property {string} lens
 * @property {number} focal millimetres
 * @property {number} aperture
 * @property {string} shutter such as 1/200
 * @property {number} iso
 * @property {string} capturedAt ISO 8601 with the offset of the place
 */

/** @param {Exposure} exposure */
export function exifOf(exposure) {
  const [day, rest] = exposure.capturedAt.split('T');
  const time = `${day.replaceAll('-', ':')} ${rest.slice(0, 8)}`;
  const offset = rest.slice(8);
  return {
    IFD0: { Make: exposure.make, Model: exposure.model, DateTime: time, Software: 'Keepers demo' },
    IFD2: {
      DateTimeOriginal: time,
      DateTimeDigitized: time,
      OffsetTimeOriginal: offset,
      ExposureTime: exposure.shutter.includes('/') ? exposure.shutter : `${exposure.shutter}/1`,
      FNumber: `${Math.round(exposure.aperture * 10)}/10`,
      ISOSpeedRatings: String(exposure.iso),
      FocalLength: `${exposure.focal}/1`,
      LensModel: exposure.lens,
    },
  };
}

/**
 * Develops, enlarges and packs a drawn scene as the camera's JPEG.
 * @param {import('./frame.mjs').Frame} frame linear light, half as wide and high as the shot
 * @param {{width: number, height: number, seed: number, look: import('./develop.mjs').Look, grain: number, quality: number, exposure: Exposure}} shot
 * @returns {Promise<Buffer>}
 */
export async function takeJpeg(frame, shot) {
  const { width, height } = shot;
  const shown = develop(frame, shot.look);
  const pixels = enlarge(shown, frame.width, frame.height, { seed: shot.seed, grain: shot.grain });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: shot.quality, chromaSubsampling: '4:2:0', optimiseCoding: false })
    .withExif(exifOf(shot.exposure))
    .toBuffer();
}
