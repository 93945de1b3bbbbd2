/** A rectangle, in the units of its frame. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Quarter turns of a photograph, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** How a photograph is held in a frame. */
export interface Held {
  /** The point in the middle of the frame, as shares of the turned photograph; 1 is the zoom that just fills the frame. */
  crop: { cx: number; cy: number; zoom: number };
  turn: Turn;
  /** Degrees, clockwise. */
  tilt: number;
}

/** Where a photograph is drawn, so that its frame is filled. */
export interface Placed {
  frame: Rect;
  /** The photograph after its quarter turns and before it is straightened, around the middle of the frame. */
  image: Rect;
  /** The point of the turned photograph in the middle of the frame, as shares. */
  center: { x: number; y: number };
  /** The upright part of the turned photograph that is needed to fill the frame, in its pixels. */
  window: Rect;
  /** Degrees, clockwise. */
  tilt: number;
  turn: Turn;
}

const inside = (center: number, half: number) => Math.min(Math.max(center, half), 1 - half);

/**
 * Returns where a photograph of `width × height` pixels is drawn in a frame: the one function by which screen, PDF and
 * printed pictures place it. The part around `crop` fills the frame at any angle; a crop beyond the photograph's edge is
 * moved back inside.
 */
export function placePhoto(
  frame: Rect,
  photo: { width: number; height: number },
  { crop, turn, tilt }: Held,
): Placed {
  const sideways = turn === 90 || turn === 270;
  const [pw, ph] = sideways ? [photo.height, photo.width] : [photo.width, photo.height];
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  const nw = frame.w * Math.cos(angle) + frame.h * Math.sin(angle);
  const nh = frame.w * Math.sin(angle) + frame.h * Math.cos(angle);
  const scale = Math.max(nw / pw, nh / ph) * crop.zoom;
  const [iw, ih] = [pw * scale, ph * scale];
  const center = {
    x: inside(crop.cx, Math.min(0.5, nw / iw / 2)),
    y: inside(crop.cy, Math.min(0.5, nh / ih / 2)),
  };
  const image = {
    x: frame.x + frame.w / 2 - center.x * iw,
    y: frame.y + frame.h / 2 - center.y * ih,
    w: iw,
    h: ih,
  };
  const window = {
    x: center.x * pw - nw / scale / 2,
    y: center.y * ph - nh / scale / 2,
    w: nw / scale,
    h: nh / scale,
  };
  return { frame, image, center, window, tilt, turn };
}
