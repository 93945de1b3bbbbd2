import { placePhoto, type Rect } from '@plugins/kit/internal';
import type { AlbumDocument, AlbumPhoto, Frame, Spread } from './document';
import { cropAround, densityOf, shownShare, subjectRect, withBleed } from './resolve';
import { type Cell, cellsOf, TEMPLATES, type Template } from './templates';

/** A photograph to lay out. */
export interface LaidPhoto extends AlbumPhoto {
  /** How much it matters, 0 to 1: the most important one of a spread gets its largest place. */
  weight: number;
}

type Look = Pick<AlbumDocument, 'format' | 'style' | 'spine'>;
type Filled = Pick<Frame, 'x' | 'y' | 'w' | 'h' | 'crop' | 'media'>;

/** A template with photographs in its places, and how badly they suit it. */
export interface Filling {
  template: Template;
  frames: Filled[];
  cost: number;
}

/** The cost of a subject in the fold: no layout may have it. */
const NEVER = 1_000;
/** The cost of a subject trimmed off: only where every template reaches the trim, and still better than the fold. */
const TRIMMED = 20;
/** What a photograph printed at less than this density costs, in pixels per inch. */
const COARSE = 150;

const overlaps = (a: Rect, b: Rect) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const within = (a: Rect, b: Rect) =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/** The strip along the fold in which no face may be. */
export const foldOf = ({ width, height, safe }: Look['format']): Rect => ({
  x: width - safe,
  y: 0,
  w: 2 * safe,
  h: height,
});
/** The part of a spread that is surely printed: inside the trim by the safe distance. */
export const safeOf = ({ width, height, safe }: Look['format']): Rect => ({
  x: safe,
  y: safe,
  w: 2 * (width - safe),
  h: height - 2 * safe,
});

/** A photograph as it is, in the middle of its place. */
function fitted({ x, y, w, h }: Cell, { width, height }: AlbumPhoto): Rect {
  const scale = Math.min(w / width, h / height);
  const [wide, high] = [
    Math.max(1_000, Math.floor(width * scale)),
    Math.max(1_000, Math.floor(height * scale)),
  ];
  return { x: x + Math.floor((w - wide) / 2), y: y + Math.floor((h - high) / 2), w: wide, h: high };
}

const plain = { turn: 0, tilt: 0 } as const;

/** The crop of a photograph for a frame: around its subject. */
const frameFor = (cell: Cell, photo: LaidPhoto): Filled => {
  const { x, y, w, h } = cell.whole ? fitted(cell, photo) : cell;
  return { x, y, w, h, media: photo.id, crop: cropAround(photo) };
};

/** Returns what is wrong with a photograph's subject in a frame: in the fold, or cut or trimmed off. */
export function subjectFault(
  frame: Pick<Frame, 'x' | 'y' | 'w' | 'h' | 'crop' | 'turn' | 'tilt'>,
  photo: AlbumPhoto,
  format: Look['format'],
): 'fold' | 'cut' | null {
  const fold = foldOf(format);
  const crosses = frame.x < format.width && frame.x + frame.w > format.width;
  const placed = placePhoto(withBleed(frame, format), photo, frame);
  const subject = subjectRect(placed, photo.focal);
  if (!subject) return crosses && !photo.focal ? 'fold' : null;
  // What the frame does not show of the photograph cannot be in the fold.
  const touchesFold = crosses || overlaps(frame, { ...fold, x: format.width - 1, w: 2 });
  if (touchesFold && overlaps(subject, fold)) return 'fold';
  const safe = safeOf(format);
  const shown = {
    x: Math.max(frame.x, safe.x),
    y: Math.max(frame.y, safe.y),
    w: Math.min(frame.x + frame.w, safe.x + safe.w) - Math.max(frame.x, safe.x),
    h: Math.min(frame.y + frame.h, safe.y + safe.h) - Math.max(frame.y, safe.y),
  };
  // A subject at the photograph's own edge cannot be moved inside: only what the frame cuts off counts.
  const kept = {
    x: Math.max(subject.x, placed.image.x),
    y: Math.max(subject.y, placed.image.y),
    w: Math.min(subject.x + subject.w, placed.image.x + placed.image.w) - Math.max(subject.x, placed.image.x),
    h: Math.min(subject.y + subject.h, placed.image.y + placed.image.h) - Math.max(subject.y, placed.image.y),
  };
  return within(kept, { x: shown.x - 1, y: shown.y - 1, w: shown.w + 2, h: shown.h + 2 }) ? null : 'cut';
}

function costOf(cell: Cell, photo: LaidPhoto, { format }: Look): number {
  const frame = { ...frameFor(cell, photo), ...plain };
  const fault = subjectFault(frame, photo, format);
  const framed = frame.x > 0 && frame.y > 0 && frame.x + frame.w < 2 * format.width;
  if (fault === 'fold') return NEVER;
  // A framed page may cut a subject at the edge of a narrow frame.
  if (fault === 'cut' && !framed) return TRIMMED;
  const placed = placePhoto(withBleed(frame, format), photo, frame);
  const lost = 1 - shownShare(placed);
  const empty = cell.whole ? 1 - (frame.w * frame.h) / (cell.w * cell.h) : 0;
  const coarse = Math.max(0, 1 - densityOf(placed) / COARSE);
  const large = (frame.w * frame.h) / (2 * format.width * format.height);
  return lost + 4 * lost ** 2 + (fault ? 2 : 0) + 0.35 * empty + coarse - 1.2 * photo.weight * large;
}

/** What an empty page costs beside a page of several photographs, which reads as forgotten; one photograph may be alone. */
const PAGE_LEFT_EMPTY = 0.8;
/** What it costs that a photograph comes before an earlier one. */
const OUT_OF_ORDER = 0.03;

/**
 * Fills a template with as many photographs as it has places: in their order, exchanged where two suit each other's
 * places better.
 */
export function fillTemplate(template: Template, photos: readonly LaidPhoto[], look: Look): Filling {
  const cells = cellsOf(template, look.format, look.style, look.spine === 'right');
  const table = cells.map((cell) => photos.map((photo) => costOf(cell, photo, look)));
  const order = photos.map((_, at) => at);
  const cost = (cell: number, photo: number) =>
    (table[cell]?.[photo] ?? NEVER) + OUT_OF_ORDER * Math.abs(cell - photo);
  for (let better = true; better; ) {
    better = false;
    for (let a = 0; a < order.length; a++)
      for (let b = a + 1; b < order.length; b++) {
        const [pa, pb] = [order[a] as number, order[b] as number];
        if (cost(a, pb) + cost(b, pa) < cost(a, pa) + cost(b, pb) - 1e-9) {
          [order[a], order[b]] = [pb, pa];
          better = true;
        }
      }
  }
  const filled = order.map((photo, cell) => frameFor(cells[cell] as Cell, photos[photo] as LaidPhoto));
  const sum = order.reduce((all, photo, cell) => all + cost(cell, photo), 0);
  const covered = filled.reduce((all, { w, h }) => all + w * h, 0);
  const bare = 1 - covered / (2 * look.format.width * look.format.height);
  const left = filled.length > 1 && template.parts.includes(null as never) ? PAGE_LEFT_EMPTY : 0;
  return { template, frames: filled, cost: sum + 0.5 * bare + left };
}

const byCount = new Map<number, Template[]>();
for (const template of TEMPLATES)
  byCount.set(template.count, [...(byCount.get(template.count) ?? []), template]);

/** The templates for so many photographs. */
export const templatesFor = (count: number): readonly Template[] => byCount.get(count) ?? [];

/** All ways to lay out photographs on one spread, the best first. */
export function fillings(photos: readonly LaidPhoto[], look: Look): Filling[] {
  return templatesFor(photos.length)
    .map((template) => fillTemplate(template, photos, look))
    .sort((a, b) => a.cost - b.cost);
}

/** The spread of a filling; `fresh` makes ids. */
export const spreadOf = ({ template, frames }: Filling, fresh: () => string): Spread => ({
  id: fresh(),
  template: template.id,
  frames: frames.map((frame) => ({ id: fresh(), ...frame, turn: 0, tilt: 0, bw: false })),
  texts: [],
  background: null,
});
