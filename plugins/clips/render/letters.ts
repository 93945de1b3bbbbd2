import sharp from 'sharp';
import type { Size } from '../rules/layout';
import { ON_GROUND, placeWords, type WordPlace } from '../rules/place-words';
import type { ClipTheme } from '../rules/theme';
import { shapeLine } from './faces';
import type { Words } from './sample';

/** Draws a title and the line below it, centered in the frame from side to side. Null where there is nothing to draw. */
export async function drawWords(
  text: { title: string; about: string },
  type: ClipTheme['type'],
  frame: Size,
  place: WordPlace = ON_GROUND,
): Promise<Words | null> {
  const measure = (words: string, size: number, spacing: number) =>
    shapeLine(words, type, size, spacing).width;
  const lines = placeWords(text, type, { frame, place, measure });
  if (lines.length === 0) return null;
  const paths = lines.map(({ text: words, size, spacing, baseline }) => {
    const { width, d } = shapeLine(words, type, size, spacing);
    const left = (frame.width - width) / 2;
    return `<path transform="translate(${left.toFixed(2)} ${baseline.toFixed(2)})" d="${d}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" fill="#fff">${paths.join('')}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer({
    resolveWithObject: true,
  });
  return cutOut(data, frame);
}

/** Keeps only the part of the frame that has letters. */
function cutOut(cover: Uint8Array, frame: Size): Words {
  let [left, top, right, bottom] = [frame.width, frame.height, 0, 0];
  for (let row = 0, at = 0; row < frame.height; row++)
    for (let column = 0; column < frame.width; column++, at++)
      if (cover[at]) {
        if (column < left) left = column;
        if (column > right) right = column;
        if (row < top) top = row;
        if (row > bottom) bottom = row;
      }
  const [x, y] = [left & ~1, top & ~1];
  const width = Math.min(frame.width, (right + 2) & ~1) - x;
  const height = Math.min(frame.height, (bottom + 2) & ~1) - y;
  const full = new Uint8Array(width * height);
  const half = new Uint8Array((width * height) / 4);
  for (let row = 0; row < height; row++)
    full.set(cover.subarray((y + row) * frame.width + x, (y + row) * frame.width + x + width), row * width);
  for (let row = 0; row < height / 2; row++)
    for (let column = 0; column < width / 2; column++) {
      const at = row * 2 * width + column * 2;
      const sum =
        (full[at] as number) +
        (full[at + 1] as number) +
        (full[at + width] as number) +
        (full[at + width + 1] as number);
      half[row * (width / 2) + column] = (sum + 2) >> 2;
    }
  return { x, y, width, height, full, half };
}
