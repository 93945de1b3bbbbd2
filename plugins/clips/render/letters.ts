import sharp from 'sharp';
import type { Size } from '../rules/layout';
import type { ClipTheme } from '../rules/theme';
import { type Line, shapeLine } from './faces';
import type { Words } from './sample';

/** Sizes of the lines as shares of the frame's shorter side; `room`: the widest line as a share of its width. */
const LOOKS = {
  serif: { title: 0.13, about: 0.046, spacing: 0 },
  sans: { title: 0.1, about: 0.04, spacing: 0.02 },
  bold: { title: 0.11, about: 0.042, spacing: 0 },
  hand: { title: 0.18, about: 0.066, spacing: 0.01 },
} as const;
const ROOM = 0.8;
const MOST_LINES = 3;
/** The space above the lower line, as a share of its size. */
const GAP = 0.5;

interface Placed {
  line: Line;
  size: number;
}

/** Draws a title and the line below it, centered in the frame. Null where there is nothing to draw. */
export async function drawWords(
  text: { title: string; about: string },
  type: ClipTheme['type'],
  frame: Size,
): Promise<Words | null> {
  const short = Math.min(frame.width, frame.height);
  const look = LOOKS[type];
  const drawn = (placed: Placed[]) => placed.filter(({ line }) => line.d !== '');
  const title = drawn(
    wrap(text.title, type, short * look.title, short * look.title * look.spacing, frame.width * ROOM),
  );
  const about = drawn(
    wrap(text.about, type, short * look.about, short * look.about * 0.06, frame.width * ROOM),
  );
  const lines = [...title, ...about];
  if (lines.length === 0) return null;
  // Between both, so that the lower line does not hang on the letters of a title of several lines.
  const gap = title.length > 0 && about.length > 0 ? short * look.about * GAP : 0;
  const height = lines.reduce((all, { size }) => all + size * 1.22, gap);
  let top = (frame.height - height) / 2;
  const paths = lines.map(({ line, size }, at) => {
    if (at === title.length) top += gap;
    const baseline = top + size * 0.92;
    top += size * 1.22;
    const left = (frame.width - line.width) / 2;
    return `<path transform="translate(${left.toFixed(2)} ${baseline.toFixed(2)})" d="${line.d}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" fill="#fff">${paths.join('')}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer({
    resolveWithObject: true,
  });
  return cutOut(data, frame);
}

/** Breaks a text at spaces into lines of a width; a single word that is too long is set smaller. */
function wrap(text: string, type: ClipTheme['type'], size: number, spacing: number, room: number): Placed[] {
  const words = text.trim().split(/\s+/u).filter(Boolean);
  const found: string[] = [];
  for (const word of words) {
    const last = found.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && shapeLine(longer, type, size, spacing).width <= room)
      found[found.length - 1] = longer;
    else found.push(word);
  }
  // A title of many lines would fill the frame: it is set smaller until it has few.
  if (found.length > MOST_LINES && size > 8) return wrap(text, type, size * 0.85, spacing * 0.85, room);
  return found.map((one) => {
    const line = shapeLine(one, type, size, spacing);
    if (line.width <= room) return { line, size };
    const smaller = (size * room) / line.width;
    return { line: shapeLine(one, type, smaller, (spacing * room) / line.width), size: smaller };
  });
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
