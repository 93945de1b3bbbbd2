import sharp, { type Sharp } from 'sharp';
import type { DerivedImage, SheetOptions, SheetPart } from './types';

/** The pixels of a photograph, upright, and how many it has itself. */
export interface OpenedPart {
  image: Sharp;
  width: number;
  height: number;
}

type Raw = { data: Buffer; width: number; height: number };

const raw = (image: Sharp): Promise<Raw> =>
  image
    .removeAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => ({ data, width: info.width, height: info.height }));
const pixels = ({ data, width, height }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false });

/** Returns a region in whole pixels that is inside a picture. */
function inside(
  { width, height }: { width: number; height: number },
  region: { left: number; top: number; width: number; height: number },
) {
  const wide = Math.max(1, Math.min(Math.round(region.width), width));
  const high = Math.max(1, Math.min(Math.round(region.height), height));
  const left = Math.min(Math.max(0, Math.round(region.left)), width - wide);
  const top = Math.min(Math.max(0, Math.round(region.top)), height - high);
  return { left, top, width: wide, height: high };
}

/** The factor by which a photograph is shrunk when it is opened: no part needs more pixels than it is printed with. */
export function openingScale({ photo, window, width, height, tilt }: SheetPart): number {
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  const wide = width * Math.cos(angle) + height * Math.sin(angle);
  const high = width * Math.sin(angle) + height * Math.cos(angle);
  const wanted = Math.max(wide / window.width, high / window.height);
  return Math.min(1, Math.max(wanted, 1 / Math.max(photo.width, photo.height)));
}

/** How bright each channel looks: the weights of ITU-R BT.709. */
const LUMINANCE: [number, number, number] = [0.2126, 0.7152, 0.0722];

/** One photograph as it is in its frame: turned, cropped, straightened, in black and white where it is to be. */
async function renderPart(opened: OpenedPart, part: SheetPart): Promise<Raw> {
  const sideways = part.turn === 90 || part.turn === 270;
  const turned = part.turn === 0 ? opened.image : pixels(await raw(opened.image.rotate(part.turn)));
  const size = sideways
    ? { width: opened.height, height: opened.width }
    : { width: opened.width, height: opened.height };
  const whole = sideways ? part.photo.height : part.photo.width;
  const scale = size.width / whole;
  const { left, top, width, height } = part.window;
  const region = inside(size, {
    left: left * scale,
    top: top * scale,
    width: width * scale,
    height: height * scale,
  });
  let image = turned.extract(region);
  if (part.tilt !== 0) {
    const rotated = await raw(pixels(await raw(image)).rotate(part.tilt, { background: '#808080' }));
    const angle = (Math.abs(part.tilt) * Math.PI) / 180;
    const bound = part.width * Math.cos(angle) + part.height * Math.sin(angle);
    const per = region.width / bound;
    const [wide, high] = [part.width * per, part.height * per];
    const middle = inside(rotated, {
      left: (rotated.width - wide) / 2,
      top: (rotated.height - high) / 2,
      width: wide,
      height: high,
    });
    image = pixels(rotated).extract(middle);
  }
  const fitted = image.resize({ width: part.width, height: part.height, fit: 'fill' });
  // `greyscale` would leave one channel, and the parts of a sheet have three.
  return raw(part.bw ? fitted.recomb([LUMINANCE, LUMINANCE, LUMINANCE]) : fitted);
}

/**
 * Renders photographs onto a sheet for print: each cropped into its place, over a background, under an overlay; a JPEG
 * with its density and its profile. `open` decodes one photograph, shrunk by a factor.
 */
export async function renderSheet(
  sheet: SheetOptions,
  open: (part: SheetPart, scale: number) => Promise<OpenedPart>,
): Promise<DerivedImage> {
  const { width, height, background, parts, overlay, cut, quality, density, profile = 'srgb' } = sheet;
  const placed = [];
  // One after another: a decoded photograph is the largest part of the memory.
  for (const part of parts) {
    const { data, ...size } = await renderPart(await open(part, openingScale(part)), part);
    placed.push({ input: data, raw: { ...size, channels: 3 as const }, left: part.left, top: part.top });
  }
  const [only] = placed;
  const whole = only && placed.length === 1 && only.raw.width === width && only.raw.height === height;
  const alone = whole && !overlay;
  const canvas = alone
    ? pixels({ data: only.input, width, height })
    : sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false }).composite([
        ...placed,
        ...(overlay ? [{ input: Buffer.from(overlay), left: 0, top: 0 }] : []),
      ]);
  const kept = cut ? pixels(await raw(canvas)).extract(inside({ width, height }, cut)) : canvas;
  const { data, info } = await kept
    .removeAlpha()
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .withMetadata({ density })
    // After the metadata, which would name sRGB.
    .withIccProfile(profile)
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, bytes: data.length };
}
