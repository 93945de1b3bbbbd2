import { type Placed, placePhoto, type Rect } from '@plugins/kit/internal';
import type { AlbumDocument, AlbumPhoto, Frame, Spread } from './document';
import { pixelsOf } from './lengths';
import { densityOf, withBleed } from './resolve';

/** A sheet of a spread for print: the whole spread, or one of its pages, with bleed. */
export type Side = 'spread' | 'left' | 'right';

/** The area of a sheet on its spread, in micrometers, with bleed on all sides. */
export function sheetArea({ width, height, bleed }: AlbumDocument['format'], side: Side): Rect {
  const x = side === 'right' ? width : 0;
  const w = side === 'spread' ? 2 * width : width;
  return { x: x - bleed, y: -bleed, w: w + 2 * bleed, h: height + 2 * bleed };
}

/** The sheets of a spread in reading order: a book bound at the right begins with the right page. */
export const sidesOf = (pages: boolean, spine: AlbumDocument['spine']): Side[] =>
  pages ? (spine === 'right' ? ['right', 'left'] : ['left', 'right']) : ['spread'];

/** A photograph to render, in pixels. */
export interface PlannedPart {
  media: string;
  width: number;
  height: number;
  window: { left: number; top: number; width: number; height: number };
  turn: Frame['turn'];
  tilt: number;
  bw: boolean;
}

const windowOf = ({ window }: Placed) => ({
  left: window.x,
  top: window.y,
  width: window.w,
  height: window.h,
});

const touches = (a: Rect, b: Rect) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

type Photos = ReadonlyMap<string, AlbumPhoto>;

/** A frame to print: where it is on the spread with its bleed, and what is rendered for it. */
export interface PlannedFrame {
  place: Rect;
  part: PlannedPart;
}

/**
 * Returns the frames of a spread that a sheet shows. No frame gets more pixels than the density needs; `sparing`: nor
 * more than its photograph has.
 */
export function planFrames(
  { format }: Pick<AlbumDocument, 'format'>,
  spread: Spread,
  photos: Photos,
  { side, sparing }: { side: Side; sparing: boolean },
): PlannedFrame[] {
  const area = sheetArea(format, side);
  return spread.frames.flatMap((frame) => {
    const photo = frame.media ? photos.get(frame.media) : undefined;
    const place = withBleed(frame, format);
    if (!photo || !frame.media || !touches(place, area)) return [];
    const placed = placePhoto(place, photo, frame);
    const dpi = sparing ? Math.min(format.dpi, Math.max(72, densityOf(placed))) : format.dpi;
    const part = {
      media: frame.media,
      width: Math.max(1, pixelsOf(place.w, dpi)),
      height: Math.max(1, pixelsOf(place.h, dpi)),
      ...{ window: windowOf(placed), turn: frame.turn, tilt: frame.tilt, bw: frame.bw },
    };
    return [{ place, part }];
  });
}

/** A sheet in pixels: its size, what is cut from the spread's, and each frame's place. */
export function planPixels(
  document: Pick<AlbumDocument, 'format'>,
  spread: Spread,
  photos: Photos,
  side: Side,
) {
  const { format } = document;
  const whole = sheetArea(format, 'spread');
  const scale = format.dpi / 25_400;
  const at = (micrometers: number) => Math.round(micrometers * scale);
  const [width, height] = [at(whole.w), at(whole.h)];
  const parts = planFrames(document, spread, photos, { side, sparing: false }).map(({ place, part }) => {
    const left = Math.max(0, at(place.x - whole.x));
    const top = Math.max(0, at(place.y - whole.y));
    const wide = Math.max(1, Math.min(width, at(place.x + place.w - whole.x)) - left);
    const high = Math.max(1, Math.min(height, at(place.y + place.h - whole.y)) - top);
    return { ...part, left, top, width: wide, height: high };
  });
  const area = sheetArea(format, side);
  const cut =
    side === 'spread'
      ? null
      : { left: at(area.x - whole.x), top: 0, width: Math.min(width, at(area.w)), height };
  return { width, height, parts, cut, scale, left: whole.x, top: whole.y };
}
