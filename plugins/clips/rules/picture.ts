import type { Rect, Size } from './layout';
import type { ClipTransition } from './theme';
import type { Behind, Segment, Timeline } from './timeline';

/** A part of the frame: a photograph, or (null) the theme's ground. `clip`: the visible part of the frame. */
export interface Layer {
  photo: number | null;
  /** The part of the photograph, as shares of it. */
  source: Rect;
  dest: Rect;
  clip: Rect;
  alpha: number;
  /** The photograph's blurred copy, toned with the ground. */
  soft?: boolean;
}

/** How much of the ground is laid over a photograph's blurred copy. */
export const SOFT_VEIL = 0.35;

/** What a frame shows: layers from the back to the front, a veil of ground over them (0 to 1), words. */
export interface Picture {
  layers: Layer[];
  veil: number;
  title: number;
  closing: number;
}

/** How much of the ground is laid over a photograph under a title. */
const TITLE_VEIL = 0.42;
const NOTHING: Rect = { x: 0, y: 0, width: 0, height: 0 };
/** The frame as a rectangle. Named field by field: what is passed may have more than a size. */
const wholeOf = ({ width, height }: Size): Rect => ({ x: 0, y: 0, width, height });

const ease = (share: number) => share * share * (3 - 2 * share);
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const between = (from: Rect, to: Rect, share: number): Rect => ({
  x: mix(from.x, to.x, share),
  y: mix(from.y, to.y, share),
  width: mix(from.width, to.width, share),
  height: mix(from.height, to.height, share),
});

/** Returns what frame `at` shows. `rtl`: slides and wipes come from the other side. */
export function pictureAt(timeline: Timeline, frame: Size, at: number, rtl = false): Picture {
  const { segments } = timeline;
  const layers: Layer[] = [];
  let veil = 0;
  segments.forEach((segment, number) => {
    const from = segment.start - segment.half;
    const to = segment.end + (segments[number + 1]?.half ?? 0);
    if (at < from || at >= to) return;
    const share = segment.half > 0 ? Math.min(1, (at - from + 1) / (2 * segment.half + 1)) : 1;
    const entry = enter(segment.kind, share, frame, rtl);
    veil = Math.max(veil, entry.veil);
    if (entry.alpha > 0) layers.push(...pageOf(segment, (at - from) / Math.max(1, to - from), frame, entry));
  });
  return { layers, veil: veilAt(timeline, at, veil), ...words(timeline, at) };
}

/** The photographs of a segment, and what is around them: no two layers of one page overlap. */
function pageOf(
  { panels, behind }: Segment,
  moved: number,
  frame: Size,
  { alpha, shift, clip }: Entry,
): Layer[] {
  const placed = (dest: Rect): Rect => ({ ...dest, x: dest.x + shift });
  const boxes = panels.map(({ dest }) => dest);
  const ground = around(behind ? [behind.box] : boxes, wholeOf(frame)).map((dest) => ({
    photo: null,
    source: NOTHING,
    dest: placed(dest),
    clip,
    alpha,
  }));
  const soft = (behind ? around(boxes, behind.box) : []).map((dest) => ({
    photo: behind?.photo ?? null,
    soft: true,
    source: behind ? partOf(behind, dest) : NOTHING,
    dest: placed(dest),
    clip,
    alpha,
  }));
  const photos = panels.map(({ photo, dest, from, to }) => ({
    photo,
    source: between(from, to, moved),
    dest: placed(dest),
    clip,
    alpha,
  }));
  return [...ground, ...soft, ...photos];
}

/** The part of a blurred copy that is seen in a part of its box. */
const partOf = ({ box, source }: Behind, { x, y, width, height }: Rect): Rect => ({
  x: source.x + ((x - box.x) / box.width) * source.width,
  y: source.y + ((y - box.y) / box.height) * source.height,
  width: (width / box.width) * source.width,
  height: (height / box.height) * source.height,
});

/** Returns what of a rectangle is not covered by boxes, as rectangles. */
export function around(boxes: readonly Rect[], whole: Rect): Rect[] {
  let rest = [whole];
  for (const box of boxes) rest = rest.flatMap((one) => without(one, box));
  return rest;
}

function without(one: Rect, box: Rect): Rect[] {
  const [left, top] = [Math.max(one.x, box.x), Math.max(one.y, box.y)];
  const right = Math.min(one.x + one.width, box.x + box.width);
  const bottom = Math.min(one.y + one.height, box.y + box.height);
  if (left >= right || top >= bottom) return [one];
  return [
    { ...one, height: top - one.y },
    { ...one, y: bottom, height: one.y + one.height - bottom },
    { x: one.x, y: top, width: left - one.x, height: bottom - top },
    { x: right, y: top, width: one.x + one.width - right, height: bottom - top },
  ].filter(({ width, height }) => width > 0 && height > 0);
}

interface Entry {
  alpha: number;
  shift: number;
  clip: Rect;
  veil: number;
}

function enter(kind: ClipTransition, share: number, frame: Size, rtl: boolean): Entry {
  const whole: Entry = { alpha: 1, shift: 0, clip: wholeOf(frame), veil: 0 };
  if (share >= 1) return whole;
  const eased = ease(share);
  if (kind === 'dip') return { ...whole, alpha: share < 0.5 ? 0 : 1, veil: 1 - Math.abs(2 * eased - 1) };
  if (kind === 'slide') {
    const shift = Math.round(((1 - eased) * frame.width) / 2) * 2;
    return { ...whole, shift: rtl ? -shift : shift };
  }
  if (kind === 'wipe') {
    const width = Math.round((eased * frame.width) / 2) * 2;
    return { ...whole, clip: { x: rtl ? frame.width - width : 0, y: 0, width, height: frame.height } };
  }
  return { ...whole, alpha: eased };
}

function veilAt({ title, fade, frames, closing }: Timeline, at: number, veil: number): number {
  let most = veil;
  if (title?.over && at < title.end) most = Math.max(most, TITLE_VEIL * wordAlpha(title, at));
  if (!closing && at >= fade) most = Math.max(most, ease((at - fade + 1) / (frames - fade)));
  return most;
}

function wordAlpha({ start, end }: { start: number; end: number }, at: number): number {
  const ramp = Math.min(15, Math.max(1, (end - start) / 4));
  return ease(Math.max(0, Math.min((at - start + 1) / ramp, (end - at) / ramp, 1)));
}

function words({ title, closing, frames }: Timeline, at: number): { title: number; closing: number } {
  return {
    title: title && at >= title.start && at < title.end ? wordAlpha(title, at) : 0,
    closing: closing && at >= closing.start && at < frames ? wordAlpha(closing, at) : 0,
  };
}
