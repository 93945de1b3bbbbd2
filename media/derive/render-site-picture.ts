import type { Sharp } from 'sharp';
import type { DerivedSitePicture, SitePictureOptions } from './types';

/** AVIF costs most of the time: fast, and at a quality where skin and sky have no artifacts. */
const AVIF = { quality: 52, effort: 2 };
const WEBP = { quality: 78, effort: 3 };
const JPEG = { quality: 80, progressive: true };
/** The size of a shared link's card, in pixels. */
const CARD = { width: 1200, height: 630 };

const clamp = (value: number, most: number) => Math.max(0, Math.min(Math.round(value), most));

/** The crop of a picture for a card: as large as possible, as near to its focal point as its edges allow. */
function cardOf({ width, height }: { width: number; height: number }, focus: { x: number; y: number }) {
  const scale = Math.min(width / CARD.width, height / CARD.height);
  const [wide, high] = [
    Math.max(1, Math.floor(CARD.width * scale)),
    Math.max(1, Math.floor(CARD.height * scale)),
  ];
  return {
    left: clamp((width * focus.x) / 100 - wide / 2, width - wide),
    top: clamp((height * focus.y) / 100 - high / 2, height - high),
    width: wide,
    height: high,
  };
}

/** Renders a decoded picture in each width as AVIF, WebP and JPEG, and its card. */
export async function renderSitePicture(
  image: Sharp,
  size: { width: number; height: number },
  { widths, focus }: SitePictureOptions,
): Promise<DerivedSitePicture> {
  const fitting = widths.filter((width) => width < size.width);
  const drawn = fitting.length < widths.length ? [...fitting, size.width] : fitting;
  const files: DerivedSitePicture['files'] = [];
  for (const width of drawn) {
    const height = Math.max(1, Math.round((size.height * width) / size.width));
    const resized = image.clone().resize({ width, height, fit: 'fill' });
    files.push(
      { name: `${width}.avif`, data: await resized.clone().avif(AVIF).toBuffer() },
      { name: `${width}.webp`, data: await resized.clone().webp(WEBP).toBuffer() },
      { name: `${width}.jpg`, data: await resized.clone().jpeg(JPEG).toBuffer() },
    );
  }
  const card = image
    .clone()
    .extract(cardOf(size, focus))
    .resize({ ...CARD, fit: 'fill' });
  files.push({ name: 'card.jpg', data: await card.jpeg(JPEG).toBuffer() });
  const { channels } = await image.clone().stats();
  const tint = `#${[0, 1, 2]
    .map((at) =>
      clamp(channels[at]?.mean ?? channels[0]?.mean ?? 128, 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
  return { files, widths: drawn, ...size, tint };
}
