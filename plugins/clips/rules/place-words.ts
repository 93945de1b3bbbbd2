import type { ClipPhoto, Rect, Size } from './layout';
import type { ClipTheme } from './theme';
import type { Timeline } from './timeline';

/** Sizes of the lines as shares of the frame's shorter side, and the space between letters as a share of the size. */
const LETTERS: Record<ClipTheme['type'], { title: number; about: number; spacing: number }> = {
  serif: { title: 0.13, about: 0.046, spacing: 0 },
  sans: { title: 0.1, about: 0.04, spacing: 0.02 },
  bold: { title: 0.11, about: 0.042, spacing: 0 },
  hand: { title: 0.18, about: 0.066, spacing: 0.01 },
};
const ABOUT_SPACING = 0.06;
/** The widest line, as a share of the frame's width. */
const ROOM = 0.8;
const MOST_LINES = 3;
/** The height of a line, and of its letters above the baseline, as shares of its size. */
const LINE = 1.22;
const RISE = 0.92;
/** The space above the lower line, as a share of its size. */
const GAP = 0.5;
/** Words keep this share of the frame's height from its edges. */
const EDGE = 0.07;
/** The highest a title over a photograph may be, as a share of the frame's height. */
const MOST_HEIGHT = 0.3;
/** The smallest letters, in pixels. */
const LEAST = 8;
const MIDDLE = 0.5;
/** The middle of the upper and of the lower third. */
const THIRDS = [0.22, 0.78] as const;

/** A line of words: its letters' size and spacing, and its baseline, in pixels of the frame. */
export interface PlacedLine {
  text: string;
  size: number;
  spacing: number;
  width: number;
  baseline: number;
}

/** Measures a text, in pixels. */
export type MeasureText = (text: string, size: number, spacing: number) => number;

/** Where words are: the middle of them as a share of the frame's height, and whether a photograph is under them. */
export interface WordPlace {
  middle: number;
  over: boolean;
}

/** The place of words on the plain ground. */
export const ON_GROUND: WordPlace = { middle: MIDDLE, over: false };

/**
 * Returns where a title is: in the middle of the ground, or over photographs in the third of the frame that is farther
 * from their focal points, where people's faces are.
 */
export function titlePlace(timeline: Timeline, photos: readonly ClipPhoto[], frame: Size): WordPlace {
  const { title, segments } = timeline;
  if (!title?.over) return ON_GROUND;
  const points = segments
    .filter(({ start }) => start < title.end)
    .flatMap(({ panels }) => panels)
    .map(({ photo, dest, from }) => heightOf(photos[photo]?.y ?? MIDDLE, from, dest) / frame.height);
  const far = (third: number) => Math.min(...points.map((point) => Math.abs(point - third)));
  const [upper, lower] = THIRDS;
  return { middle: points.length > 0 && far(upper) > far(lower) ? upper : lower, over: true };
}

/** Returns where a point of a photograph is in the frame, from above, in pixels. */
const heightOf = (y: number, part: Rect, dest: Rect): number =>
  dest.y + ((y - part.y) / part.height) * dest.height;

/** Returns the lines of a title and of the text below it, as preview and film draw them; lines without letters are left out. */
export function placeWords(
  text: { title: string; about: string },
  type: ClipTheme['type'],
  { frame, place, measure }: { frame: Size; place: WordPlace; measure: MeasureText },
): PlacedLine[] {
  const short = Math.min(frame.width, frame.height);
  const { title: big, about: small, spacing } = LETTERS[type];
  const most = place.over ? frame.height * MOST_HEIGHT : frame.height;
  const linesOf = (words: string, size: number, between: number) =>
    fit(words, { size, between, room: frame.width * ROOM, most }, measure);
  const above = linesOf(text.title, short * big, spacing);
  const below = linesOf(text.about, short * small, ABOUT_SPACING);
  // Between both, so that the lower line does not hang on the letters of a title of several lines.
  const gap = above.length > 0 && below.length > 0 ? short * small * GAP : 0;
  const height = sum(above) + sum(below) + gap;
  const edge = frame.height * EDGE;
  const wanted = frame.height * place.middle - height / 2;
  let top = Math.max(edge, Math.min(wanted, frame.height - edge - height));
  return [...above, ...below].map((line, at) => {
    if (at === above.length) top += gap;
    const baseline = top + line.size * RISE;
    top += line.size * LINE;
    return { ...line, baseline };
  });
}

type Line = Omit<PlacedLine, 'baseline'>;
const sum = (lines: readonly Line[]) => lines.reduce((all, { size }) => all + size * LINE, 0);

/** Breaks a text at spaces into lines. One of many lines, or too high for its place, is set smaller. */
function fit(
  text: string,
  { size, between, room, most }: { size: number; between: number; room: number; most: number },
  measure: MeasureText,
): Line[] {
  const found = wrap(text, room, (words) => measure(words, size, size * between));
  const lines = found
    .map((words) => oneLine(words, { size, between, room }, measure))
    .filter(({ width }) => width > 0);
  if ((found.length <= MOST_LINES && sum(lines) <= most) || size <= LEAST) return lines;
  return fit(text, { size: size * 0.85, between, room, most }, measure);
}

function wrap(text: string, room: number, widthOf: (words: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A single word that is too long is set smaller. */
function oneLine(
  text: string,
  { size, between, room }: { size: number; between: number; room: number },
  measure: MeasureText,
): Line {
  const width = measure(text, size, size * between);
  const fitted = width > room ? (size * room) / width : size;
  return { text, size: fitted, spacing: fitted * between, width: Math.min(width, room) };
}
