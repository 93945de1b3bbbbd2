import { eachSpread } from './cover';
import type { AlbumDocument, AlbumPhoto, AlbumStyle, Caption, Frame, Spread } from './document';
import { fillings, fillTemplate, type LaidPhoto, spreadOf } from './fill-template';
import { boundAt } from './own-template';
import { cropAround } from './resolve';
import { PHOTOS_MOST, templateOf } from './templates';

/** A frame of a document, by its spread and its own id. */
export interface FrameAt {
  spread: string;
  frame: string;
}

type Photos = ReadonlyMap<string, AlbumPhoto>;

const laid = (photos: Photos, ids: readonly string[]): LaidPhoto[] =>
  ids.flatMap((id) => {
    const photo = photos.get(id);
    return photo ? [{ ...photo, weight: 0 }] : [];
  });

/** Changes one spread. */
export const onSpread = (
  document: AlbumDocument,
  id: string,
  change: (spread: Spread) => Spread,
): AlbumDocument => ({
  ...document,
  spreads: document.spreads.map((spread) => (spread.id === id ? change(spread) : spread)),
});

/** Changes one frame. */
export const onFrame = (document: AlbumDocument, at: FrameAt, change: Partial<Frame>): AlbumDocument =>
  onSpread(document, at.spread, (spread) => ({
    ...spread,
    frames: spread.frames.map((frame) => (frame.id === at.frame ? { ...frame, ...change } : frame)),
  }));

export const findFrame = (document: AlbumDocument, at: FrameAt): Frame | undefined =>
  document.spreads.find(({ id }) => id === at.spread)?.frames.find(({ id }) => id === at.frame);

/** Where a photograph is; undefined where it is in no frame. */
export const frameOf = (document: AlbumDocument, media: string): FrameAt | undefined => {
  for (const { id, frames } of document.spreads) {
    const frame = frames.find((one) => one.media === media);
    if (frame) return { spread: id, frame: frame.id };
  }
  return undefined;
};

const fresh = (
  media: string | null,
  photos: Photos,
): Pick<Frame, 'media' | 'crop' | 'turn' | 'tilt' | 'bw'> => ({
  media,
  crop: cropAround((media ? photos.get(media) : null) ?? null),
  turn: 0,
  tilt: 0,
  bw: false,
});

/** How a photograph was edited in its frame; the crop of one that was not turned is kept in a frame of another shape. */
const edited = ({ media, crop, turn, tilt, bw }: Frame) => ({ media, crop, turn, tilt, bw });

/**
 * Puts a photograph into a frame: the two exchange their places, each with its edits, where it is in another frame, else
 * the former one is free again.
 */
export function putPhoto(document: AlbumDocument, at: FrameAt, media: string, photos: Photos): AlbumDocument {
  const from = frameOf(document, media);
  const target = findFrame(document, at);
  if (!target || (from?.frame === at.frame && from.spread === at.spread)) return document;
  const source = from && findFrame(document, from);
  if (!from || !source) return onFrame(document, at, fresh(media, photos));
  return onFrame(onFrame(document, from, edited(target)), at, edited(source));
}

/** Lays out a spread again with these photographs: as the template says if it is for so many, else as suits them best. */
export function layAgain(
  document: AlbumDocument,
  spread: string,
  medias: readonly string[],
  photos: Photos,
  newId: () => string,
  template: string | null = null,
): AlbumDocument {
  const known = laid(photos, medias);
  const chosen = templateOf(template);
  const filling =
    chosen && chosen.count === known.length
      ? fillTemplate(chosen, known, document)
      : fillings(known, document)[0];
  return onSpread(document, spread, (before) => {
    if (!filling) return { ...before, frames: [], template: null };
    const made = spreadOf(filling, newId);
    const kept = new Map(before.frames.map((frame) => [frame.media, frame]));
    const frames = made.frames.map((frame) => {
      const old = kept.get(frame.media);
      return old ? { ...frame, id: old.id, bw: old.bw, tilt: old.tilt, turn: old.turn } : frame;
    });
    return { ...before, frames, template: made.template };
  });
}

export const mediasOf = (spread: Spread | undefined): string[] =>
  spread?.frames.flatMap(({ media }) => media ?? []) ?? [];

/** Moves a photograph onto a spread beside those it has; both spreads are laid out again. The same document where there is no room. */
export function addToSpread(
  document: AlbumDocument,
  spread: string,
  media: string,
  photos: Photos,
  newId: () => string,
): AlbumDocument {
  const there = mediasOf(document.spreads.find(({ id }) => id === spread));
  if (there.includes(media) || there.length >= PHOTOS_MOST) return document;
  return layAgain(takeOff(document, media, photos, newId), spread, [...there, media], photos, newId);
}

/** Takes a photograph off its spread, which is laid out again with the others. */
export function takeOff(
  document: AlbumDocument,
  media: string,
  photos: Photos,
  newId: () => string,
): AlbumDocument {
  const at = frameOf(document, media);
  if (!at) return document;
  const rest = mediasOf(document.spreads.find(({ id }) => id === at.spread)).filter((one) => one !== media);
  return layAgain(document, at.spread, rest, photos, newId);
}

/** Moves a spread to a place among the others. */
export function moveSpread(document: AlbumDocument, id: string, to: number): AlbumDocument {
  const moved = document.spreads.find((spread) => spread.id === id);
  if (!moved) return document;
  const others = document.spreads.filter((spread) => spread.id !== id);
  const at = Math.min(Math.max(0, to), others.length);
  return { ...document, spreads: [...others.slice(0, at), moved, ...others.slice(at)] };
}

/** Adds an empty spread after another one, or at the beginning. */
export function addSpread(document: AlbumDocument, after: string | null, id: string): AlbumDocument {
  const at = document.spreads.findIndex((spread) => spread.id === after) + 1;
  const empty: Spread = { id, template: null, frames: [], texts: [], background: null };
  return { ...document, spreads: [...document.spreads.slice(0, at), empty, ...document.spreads.slice(at)] };
}

/** Removes a spread; its photographs are free again. */
export const removeSpread = (document: AlbumDocument, id: string): AlbumDocument => ({
  ...document,
  spreads: document.spreads.filter((spread) => spread.id !== id),
});

/** Lays out a spread by an own template of the studio, mirrored in a book bound at the right as the built-in ones are. */
export function layByCells(
  document: AlbumDocument,
  spread: string,
  cells: readonly { x: number; y: number; w: number; h: number }[],
  photos: Photos,
  newId: () => string,
): AlbumDocument {
  const { width, height } = document.format;
  const wide = 2 * width;
  return onSpread(document, spread, (before) => {
    const medias = mediasOf(before);
    const frames = boundAt(cells, document.spine).map((cell, at): Frame => {
      const media = medias[at] ?? null;
      const old = before.frames.find((frame) => frame.media === media && media !== null);
      const x = Math.min(Math.round(cell.x * wide), wide - 1000);
      const y = Math.min(Math.round(cell.y * height), height - 1000);
      const w = Math.min(Math.max(1000, Math.round(cell.w * wide)), wide - x);
      const h = Math.min(Math.max(1000, Math.round(cell.h * height)), height - y);
      return { ...fresh(media, photos), id: old?.id ?? newId(), x, y, w, h, bw: old?.bw ?? false };
    });
    return { ...before, frames, template: null };
  });
}

/** The places of a spread as shares, for an own template. */
export function cellsAsShares(
  { frames }: Spread,
  { format: { width, height }, spine }: Pick<AlbumDocument, 'format' | 'spine'>,
) {
  const places = frames.map(({ x, y, w, h }) => ({
    ...{ x: x / (2 * width), y: y / height },
    ...{ w: w / (2 * width), h: h / height },
  }));
  return boundAt(places, spine);
}

/** Changes a caption, or (null) removes it. */
export const onText = (
  document: AlbumDocument,
  spread: string,
  id: string,
  change: Partial<Caption> | null,
): AlbumDocument =>
  onSpread(document, spread, (before) => ({
    ...before,
    texts: change
      ? before.texts.map((one) => (one.id === id ? { ...one, ...change } : one))
      : before.texts.filter((one) => one.id !== id),
  }));

/** Gives the album another look. Captions in its typeface get the new one; those with another of their own keep it. */
export const setStyle = (document: AlbumDocument, style: AlbumStyle): AlbumDocument => ({
  ...eachSpread(document, (spread) => ({
    ...spread,
    texts: spread.texts.map((text) =>
      text.face === document.style.face ? { ...text, face: style.face } : text,
    ),
  })),
  style,
});

/** Colors a spread's background; null: as the album's. */
export const setBackground = (
  document: AlbumDocument,
  spread: string,
  background: string | null,
): AlbumDocument => onSpread(document, spread, (before) => ({ ...before, background }));
