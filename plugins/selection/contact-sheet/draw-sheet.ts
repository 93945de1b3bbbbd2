import { Readable } from 'node:stream';
import {
  BOTTOM,
  drawable,
  INK,
  inLines,
  lineOf,
  QUIET,
  shortName,
  type Words,
  wayOf,
} from '@plugins/kit/server/internal-pdf';
import { ahead } from './ahead';
import { CELL, COLUMNS, GAP, Pages, PICTURE, SIZE } from './pages';
import type { Sheet, SheetPick, SheetProduct } from './sheet';

/** Pictures loaded at once: the largest part of a sheet's memory. */
const AHEAD = 8;

/** Reads a photograph's thumbnail; null without one. */
type ReadThumbnail = (pick: SheetPick) => Promise<Buffer | null>;

/** Returns the lines below a picture: name, who picked it, note. */
function captionOf({ name, about, note }: SheetPick, pages: Pages): (Words & { text: string })[] {
  const small = pages.measure(SIZE.small);
  const quiet = { size: SIZE.small, color: QUIET, align: 'center' as const };
  return [
    {
      text: shortName(drawable(name), CELL, pages.measure(SIZE.name)),
      ...{ size: SIZE.name, way: 'auto', align: 'center' },
    },
    ...(about ? inLines(drawable(about), CELL, 2, small).map((text) => ({ text, ...quiet })) : []),
    ...(note
      ? inLines(drawable(note), CELL, 4, small).map((text) => ({
          text,
          ...quiet,
          color: INK,
          way: wayOf(drawable(note)),
        }))
      : []),
  ];
}

async function* drawProduct(
  pages: Pages,
  { name, about, picks }: SheetProduct,
  none: string,
  read: ReadThumbnail,
) {
  const captions = (row: readonly SheetPick[]) => row.map((pick) => captionOf(pick, pages));
  const heightOf = (row: ReturnType<typeof captions>) =>
    PICTURE +
    4 +
    Math.max(...row.map((lines) => lines.reduce((sum, { size }) => sum + lineOf(size), 0))) +
    GAP;
  const first = captions(picks.slice(0, COLUMNS));
  // Keep a product's heading together with its first row.
  if (pages.y + 44 + (picks.length > 0 ? heightOf(first) : 0) > BOTTOM) pages.begin(null);
  pages.line(drawable(name), { size: SIZE.product, way: 'auto' }, 0);
  pages.line(drawable(about), { size: SIZE.line, color: QUIET }, 8);
  if (picks.length === 0) pages.line(drawable(none), { size: SIZE.line }, 14);
  let row = first;
  let nr = 0;
  for await (const [, bytes] of ahead(picks, AHEAD, read)) {
    const place = nr % COLUMNS;
    if (place === 0) {
      row = captions(picks.slice(nr, nr + COLUMNS));
      if (pages.y + heightOf(row) > BOTTOM) pages.begin(drawable(name));
    }
    const x = pages.column(place);
    pages.picture(bytes, x, pages.y);
    let y = pages.y + PICTURE + 4;
    for (const { text, ...words } of row[place] ?? []) {
      pages.words(text, x, y, CELL, words);
      y += lineOf(words.size);
    }
    nr += 1;
    if (place === COLUMNS - 1 || nr === picks.length) pages.y += heightOf(row);
    yield;
  }
  pages.y += 10;
}

async function* draw(sheet: Sheet, read: ReadThumbnail): AsyncGenerator<Buffer> {
  const pages = new Pages(sheet);
  /** Yields the PDF written so far, so that at most a picture or two is buffered. */
  function* written(): Generator<Buffer> {
    for (let part = pages.doc.read(); part !== null; part = pages.doc.read()) yield part as Buffer;
  }
  pages.begin(null);
  pages.line(drawable(sheet.title), { size: SIZE.title, way: 'auto' }, 2);
  for (const text of sheet.lines) pages.line(drawable(text), { size: SIZE.line, color: QUIET }, 0);
  pages.y += 14;
  for (const product of sheet.products)
    for await (const _ of drawProduct(pages, product, sheet.none, read)) yield* written();
  pages.doc.end();
  for await (const part of pages.doc) yield part as Buffer;
}

/**
 * Renders a contact sheet as a PDF at the reader's speed: holds a few thumbnails at a time for any number of picks.
 */
export function renderSheet(sheet: Sheet, read: ReadThumbnail): Readable {
  return Readable.from(draw(sheet, read), { objectMode: false, highWaterMark: 64 * 1024 });
}
