import type { AlbumDocument, Caption, Spread } from './document';
import { onSpread, onText } from './edit';

/** How much of a place the photographs of a spread cover, in square micrometers. */
function coveredAt({ frames }: Spread, place: { x: number; y: number; w: number; h: number }): number {
  return frames.reduce((sum, one) => {
    const wide = Math.min(one.x + one.w, place.x + place.w) - Math.max(one.x, place.x);
    const high = Math.min(one.y + one.h, place.y + place.h) - Math.max(one.y, place.y);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** Rows in which a place for a new caption is tried, from the foot of the page up. */
const TEXT_ROWS = 12;

/**
 * A caption where the fewest photographs are below it: at the foot, else higher, first on the page that has more room; of two
 * with the same, the first one that is read.
 */
export function addText(document: AlbumDocument, spread: string, id: string, text: string): AlbumDocument {
  const { width, height, safe } = document.format;
  const size = Math.round(Math.min(width, height) / 30);
  const first = document.spine === 'right' ? 1 : 0;
  const on = document.spreads.find(({ id: one }) => one === spread);
  const full = (page: number) => (on ? coveredAt(on, { x: page * width, y: 0, w: width, h: height }) : 0);
  const room = full(0) - full(1);
  const page = room === 0 ? first : room > 0 ? 1 : 0;
  const h = size * 2;
  const w = width - 4 * safe;
  const places = [page, 1 - page].flatMap((one) =>
    Array.from({ length: TEXT_ROWS }, (_, row) => {
      const y = Math.round(height - safe - h - (row * (height - 2 * safe - h)) / (TEXT_ROWS - 1));
      return { x: one * width + 2 * safe, y, w, h };
    }),
  );
  const covers = places.map((place) => (on ? coveredAt(on, place) : 0));
  const place = places[covers.indexOf(Math.min(...covers))] as (typeof places)[number];
  const caption: Caption = {
    ...{ id, text, size, ...place },
    ...{ align: 'center', face: document.style.face, color: '#1f1b16' },
  };
  return onSpread(document, spread, (before) => ({ ...before, texts: [...before.texts, caption] }));
}

/** Moves a caption by shares of a page's width and height, inside the spread. */
export function moveText(
  document: AlbumDocument,
  spread: string,
  id: string,
  by: { x: number; y: number },
): AlbumDocument {
  const text = document.spreads.find((one) => one.id === spread)?.texts.find((one) => one.id === id);
  if (!text) return document;
  const { width, height } = document.format;
  const kept = (at: number, most: number) => Math.round(Math.min(Math.max(0, at), Math.max(0, most)));
  return onText(document, spread, id, {
    x: kept(text.x + by.x * width, 2 * width - text.w),
    y: kept(text.y + by.y * height, height - text.h),
  });
}
