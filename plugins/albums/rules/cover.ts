import type { AlbumDocument, AlbumPhoto, Caption, Cover, Frame, Spread } from './document';
import type { AlbumFormat } from './format';
import { cropAround } from './resolve';

/** The id of a cover's spread: frames, captions and notes name it like any other. */
export const COVER = 'cover';

/** The front of a new cover, as shares of it: a photograph, and a title below. */
const FRONT = { x: 0.16, y: 0.12, w: 0.68, h: 0.58 } as const;
const TITLE = { y: 0.76, size: 1 / 17 } as const;

/** The measures of a cover: back and front, each with half of the spine. Its bleed is what is folded over the boards. */
export const coverFormat = (format: AlbumFormat, { spine, wrap }: Omit<Cover, 'spread'>): AlbumFormat => ({
  ...format,
  width: format.width + Math.round(spine / 2),
  bleed: wrap,
});

/** An album's cover as a document of one spread, to be shown, changed and printed like one; null without a cover. */
export function coverOf({ cover, ...document }: AlbumDocument): AlbumDocument | null {
  return cover ? { ...document, format: coverFormat(document.format, cover), spreads: [cover.spread] } : null;
}

/** The document that a spread is on: the cover's own, else the album. */
export const sheetOf = (document: AlbumDocument, spread: string): AlbumDocument =>
  (spread === COVER && coverOf(document)) || document;

/** All spreads to be shown or printed, each with the document that has its measures: the cover first. */
export function sheetsOf(document: AlbumDocument): { document: AlbumDocument; spread: Spread }[] {
  const cover = coverOf(document);
  return [...(cover ? [cover] : []), document].flatMap((one) =>
    one.spreads.map((spread) => ({ document: one, spread })),
  );
}

/** Changes the document that a spread is on. A cover whose spread is removed is gone. */
export function changeSheet(
  document: AlbumDocument,
  spread: string,
  change: (document: AlbumDocument) => AlbumDocument,
): AlbumDocument {
  const before = spread === COVER ? coverOf(document) : null;
  if (!before || !document.cover) return change(document);
  const after = change(before);
  if (after === before) return document;
  const { cover, ...rest } = document;
  const [changed] = after.spreads;
  return changed ? { ...rest, cover: { ...cover, spread: changed } } : rest;
}

/** Changes every spread, the cover's too. */
export const eachSpread = (document: AlbumDocument, change: (spread: Spread) => Spread): AlbumDocument => ({
  ...document,
  ...(document.cover && { cover: { ...document.cover, spread: change(document.cover.spread) } }),
  spreads: document.spreads.map(change),
});

/** Where the front of a cover begins, in micrometers from the left: a book bound at the right opens from the other side. */
const frontOf = ({ format, spine: bound }: AlbumDocument, spine: number): number =>
  bound === 'right' ? 0 : coverFormat(format, { spine, wrap: 0 }).width + Math.round(spine / 2);

/** The half that is seen first: the front of a cover, which is beside its spine, and the first page of a spread. */
export const firstHalf = (bound: 'left' | 'right', cover: boolean): 'left' | 'right' =>
  cover === (bound === 'left') ? 'right' : 'left';

/**
 * Returns the photograph of a new cover: what clients picked for it (`pick`), else the most important one of the album
 * (`placed`), else of all; null where none has a picture.
 */
export function coverPhoto<Photo extends { id: string; weight: number; src: string }>(
  photos: readonly Photo[],
  placed: readonly string[],
  pick: string | null,
): Photo | null {
  const rank = ({ id, weight }: Photo) => (id === pick ? 4 : 0) + (placed.includes(id) ? 2 : 0) + weight;
  return photos.filter(({ src }) => src).toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** Adds a cover: a photograph with the title below it on the front, an empty back. `newId` makes ids. */
export function addCover(
  document: AlbumDocument,
  { spine, wrap, title, photo }: { spine: number; wrap: number; title: string; photo: AlbumPhoto | null },
  newId: () => string,
): AlbumDocument {
  const { width, height } = document.format;
  const from = frontOf(document, spine);
  const at = (share: number, of: number) => Math.round(share * of);
  const frame: Frame = {
    ...{ id: newId(), media: photo?.id ?? null, crop: cropAround(photo) },
    ...{ x: from + at(FRONT.x, width), y: at(FRONT.y, height) },
    ...{ w: at(FRONT.w, width), h: at(FRONT.h, height), turn: 0, tilt: 0, bw: false },
  };
  const size = at(TITLE.size, Math.min(width, height));
  const text: Caption = {
    ...{ id: newId(), text: title.slice(0, 500), size, h: 2 * size, w: at(FRONT.w, width) },
    ...{ x: frame.x, y: at(TITLE.y, height), align: 'center', face: document.style.face, color: '#1f1b16' },
  };
  const spread: Spread = { id: COVER, template: null, frames: [frame], texts: [text], background: null };
  return { ...document, cover: { spine, wrap, spread } };
}

type Box = { x: number; w: number };

/** Moves frames and captions of a cover across; each stays a box of whole micrometers inside its width. */
function moveAcross(cover: Cover, move: <B extends Box>(box: B) => B): Cover {
  const { spread } = cover;
  return { ...cover, spread: { ...spread, frames: spread.frames.map(move), texts: spread.texts.map(move) } };
}

/** Changes the width of a cover's spine: what is on back and front keeps its distance to the outer edges. */
export function setSpine(document: AlbumDocument, spine: number): AlbumDocument {
  const { cover, format } = document;
  if (!cover || cover.spine === spine) return document;
  const before = 2 * coverFormat(format, cover).width;
  const after = 2 * coverFormat(format, { ...cover, spine }).width;
  const more = after - before;
  const edge = before / 2;
  const moved = moveAcross(cover, (box) => {
    // A text along the spine is as wide as it, whatever it was before.
    if ('turn' in box && box.turn) {
      const w = Math.max(1_000, spine);
      return { ...box, w, x: Math.max(0, Math.floor(after / 2) - Math.floor(w / 2)) };
    }
    const ends = box.x + box.w;
    // On the right of the fold it moves with the outer edge; across the fold it grows.
    if (box.x >= edge) return { ...box, x: Math.max(0, Math.min(box.x + more, after - box.w)) };
    if (ends > edge) return { ...box, w: Math.max(1_000, box.w + more) };
    return { ...box, w: Math.min(box.w, after - box.x) };
  });
  return { ...document, cover: { ...moved, spine } };
}

/** Exchanges back and front of a cover, for a book that is now bound at the other side. */
export function mirrorCover(document: AlbumDocument): AlbumDocument {
  const { cover, format } = document;
  if (!cover) return document;
  const wide = 2 * coverFormat(format, cover).width;
  return { ...document, cover: moveAcross(cover, (box) => ({ ...box, x: wide - box.x - box.w })) };
}
