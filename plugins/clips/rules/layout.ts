/** A size or a rectangle; in shares of a photograph (0 to 1), or in pixels of the frame. */
export interface Size {
  width: number;
  height: number;
}
export interface Rect extends Size {
  x: number;
  y: number;
}

/** A photograph of a clip: its size, and the point that no crop may cut, as shares of it. */
export interface ClipPhoto extends Size {
  id: string;
  x: number;
  y: number;
}

/** A part of the frame with one photograph: where it is, and the part of the photograph at the beginning and the end. */
export interface Panel {
  photo: number;
  /** Pixels of the frame, even numbers: chroma has half of them. */
  dest: Rect;
  from: Rect;
  to: Rect;
}

/** Most of a photograph's width or height that is cut; beyond that it is shown whole, or beside another. */
export const MOST_CUT = 0.3;
/** Half the side of the square around the focal point that is always visible, as a share of each side of the photograph. */
export const SAFE = 0.16;

const even = (value: number) => Math.round(value / 2) * 2;
const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** Returns how much of a photograph is cut where it fills a box, as a share of its longer cut side. */
export function cutOf(photo: Size, box: Size): number {
  const ratio = photo.width / photo.height / (box.width / box.height);
  return 1 - Math.min(ratio, 1 / ratio);
}

/**
 * Distributes photographs over slides, in their order: each fills the frame where little of it is cut; else two that are next to
 * each other share it, side by side or one above the other; else it is shown whole. Returns the positions per slide.
 */
export function groupPhotos(photos: readonly Size[], frame: Size): number[][] {
  const groups: number[][] = [];
  for (let at = 0; at < photos.length; at++) {
    const photo = photos[at] as Size;
    const next = photos[at + 1];
    const alone = cutOf(photo, frame) > MOST_CUT;
    const half = halfOf(frame);
    if (
      alone &&
      next &&
      cutOf(next, frame) > MOST_CUT &&
      [photo, next].every((one) => cutOf(one, half) <= MOST_CUT)
    )
      groups.push([at, ++at]);
    else groups.push([at]);
  }
  return groups;
}

const halfOf = ({ width, height }: Size): Size =>
  width >= height ? { width: width / 2, height } : { width, height: height / 2 };

/** The frame without the theme's margin. */
export function innerOf(frame: Size, margin: number): Rect {
  const edge = even(Math.min(frame.width, frame.height) * margin);
  return { x: edge, y: edge, width: frame.width - 2 * edge, height: frame.height - 2 * edge };
}

/** Returns where the photographs of a slide are in the frame. */
export function boxesOf(photos: readonly Size[], frame: Size, margin: number): Rect[] {
  const inner = innerOf(frame, margin);
  const [first, second] = photos;
  if (!first) return [];
  if (!second) return [cutOf(first, inner) <= MOST_CUT ? inner : wholeIn(first, inner)];
  const gap = Math.max(4, even(Math.min(frame.width, frame.height) * 0.008));
  if (inner.width >= inner.height) {
    const width = even((inner.width - gap) / 2);
    return [
      { ...inner, width },
      { ...inner, x: inner.x + inner.width - width, width },
    ];
  }
  const height = even((inner.height - gap) / 2);
  return [
    { ...inner, height },
    { ...inner, y: inner.y + inner.height - height, height },
  ];
}

function wholeIn(photo: Size, inner: Rect): Rect {
  const scale = Math.min(inner.width / photo.width, inner.height / photo.height);
  const [width, height] = [even(photo.width * scale), even(photo.height * scale)];
  return {
    x: even(inner.x + (inner.width - width) / 2),
    y: even(inner.y + (inner.height - height) / 2),
    width,
    height,
  };
}

/** Returns the largest part of a photograph with a box's ratio that keeps its focal point near the middle, in shares. */
export function cropOf(photo: ClipPhoto, box: Size): Rect {
  const ratio = box.width / box.height / (photo.width / photo.height);
  const width = Math.min(1, ratio);
  const height = Math.min(1, 1 / ratio);
  return {
    x: clamp(photo.x - width / 2, 0, 1 - width),
    y: clamp(photo.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/** The part of a photograph that stays visible: around its focal point. */
export function safeOf({ x, y }: { x: number; y: number }): Rect {
  const [left, top] = [Math.max(0, x - SAFE), Math.max(0, y - SAFE)];
  return { x: left, y: top, width: Math.min(1, x + SAFE) - left, height: Math.min(1, y + SAFE) - top };
}

/**
 * Returns a part of a photograph before and after its movement. It grows or shrinks towards its focal point; what is around
 * that stays visible at both ends, and so at every moment between them.
 */
export function movementOf(
  photo: ClipPhoto,
  box: Size,
  amount: number,
  turn: number,
): { from: Rect; to: Rect } {
  const wide = cropOf(photo, box);
  const scale = 1 / (1 + amount);
  const size = { width: wide.width * scale, height: wide.height * scale };
  const safe = safeOf(photo);
  const near: Rect = {
    ...size,
    x: place(photo.x, wide.x, wide.width, size.width, safe.x, safe.width),
    y: place(photo.y, wide.y, wide.height, size.height, safe.y, safe.height),
  };
  return turn % 2 === 0 ? { from: wide, to: near } : { from: near, to: wide };
}

/** The start of the near part on one axis: inside the wide one, and around the safe part where that is visible in the wide one. */
function place(
  focus: number,
  at: number,
  wide: number,
  near: number,
  safe: number,
  safeSize: number,
): number {
  const share = wide > 0 ? (focus - at) / wide : 0.5;
  const wanted = focus - share * near;
  const kept = safeSize <= near ? clamp(wanted, safe + safeSize - near, safe) : wanted;
  return clamp(kept, at, at + wide - near);
}
