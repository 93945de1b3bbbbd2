/**
 * What the compared photographs show: how much they are enlarged, and how far their middle is moved from the middle of
 * their box, as shares of the box. One view for all of them, so that they show the same place.
 */
export interface CompareView {
  scale: number;
  x: number;
  y: number;
}

/** A place in a box, from its middle, as shares of its width and height: -0.5 to 0.5. */
export interface BoxPoint {
  x: number;
  y: number;
}

/** How much of a box a photograph of scale 1 covers, as shares of its width and height. */
export type Cover = BoxPoint;

/** The whole photographs. */
export const WHOLE: CompareView = { scale: 1, x: 0, y: 0 };
export const MIDDLE: BoxPoint = { x: 0, y: 0 };
/** How much a click enlarges; also the most. */
export const CLOSEST = 2.5;
/** The step of an arrow key, as a share of the box. */
const ARROW_STEP = 0.15;
/** A notch of a mouse wheel is 100 to 120 px: five of them lead from the whole photograph to the closest. */
const WHEEL_RATE = 0.0018;
/** Pinching on a trackpad sends small steps. */
const PINCH_RATE = 0.01;
const LINE_PX = 16;
const MOST_PX = 240;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** How much of a box the photographs cover, contained in it: the widest and the highest of them count. */
export function coverOf(
  medias: readonly { width: number; height: number }[],
  box: { width: number; height: number },
): Cover {
  const cover = { x: 0, y: 0 };
  for (const { width, height } of medias) {
    const fit = Math.min(box.width / width, box.height / height);
    cover.x = Math.max(cover.x, (width * fit) / box.width);
    cover.y = Math.max(cover.y, (height * fit) / box.height);
  }
  // A photograph of unknown size covers its box.
  return { x: cover.x || 1, y: cover.y || 1 };
}

/** The nearest view that neither leaves the limits of zooming nor moves a photograph's edge into its box. */
export function clampView({ scale, x, y }: CompareView, cover: Cover): CompareView {
  const closer = within(scale, 1, CLOSEST);
  const most = (share: number) => Math.max(0, (share * closer - 1) / 2);
  return {
    scale: closer,
    x: within(x, -most(cover.x), most(cover.x)),
    y: within(y, -most(cover.y), most(cover.y)),
  };
}

/** The view at another scale, in which what was at `from` is at `to`, as far as the limits allow. */
export function zoomView(
  view: CompareView,
  scale: number,
  cover: Cover,
  from: BoxPoint,
  to: BoxPoint = from,
): CompareView {
  const closer = within(scale, 1, CLOSEST);
  const ratio = closer / view.scale;
  return clampView(
    { scale: closer, x: to.x - (from.x - view.x) * ratio, y: to.y - (from.y - view.y) * ratio },
    cover,
  );
}

/** The view moved by a share of the box, as far as the limits allow. */
export function panView(view: CompareView, by: BoxPoint, cover: Cover): CompareView {
  return clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, cover);
}

/** Zooms in at a point, or back out to the whole photographs. */
export function toggleView(view: CompareView, at: BoxPoint, cover: Cover): CompareView {
  return view.scale > 1 ? WHOLE : zoomView(view, CLOSEST, cover, at);
}

/** The view after an arrow key: it shows more of that side. Null for other keys, and while nothing is enlarged. */
export function arrowView(view: CompareView, key: string, cover: Cover): CompareView | null {
  if (view.scale === 1) return null;
  if (key === 'ArrowLeft') return panView(view, { x: ARROW_STEP, y: 0 }, cover);
  if (key === 'ArrowRight') return panView(view, { x: -ARROW_STEP, y: 0 }, cover);
  if (key === 'ArrowUp') return panView(view, { x: 0, y: ARROW_STEP }, cover);
  if (key === 'ArrowDown') return panView(view, { x: 0, y: -ARROW_STEP }, cover);
  return null;
}

/** The scale after a turn of the wheel. */
export function wheelScale(
  scale: number,
  { deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>,
): number {
  const pixels = within(deltaMode === 0 ? deltaY : deltaY * LINE_PX, -MOST_PX, MOST_PX);
  return scale * Math.exp(-pixels * (ctrlKey ? PINCH_RATE : WHEEL_RATE));
}
