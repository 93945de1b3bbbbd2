import { type Circle, DRAWING_LIMITS } from './marks';

/** Clamps to 0–1 and rounds to four digits: a tenth of a pixel on the largest picture. */
export const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

/** Movements of at most this are a tap, in px: a dot is no drawing. */
const TAP = 4;

/** Whether points, in shares of a surface of this size in px, are a tap: none is farther from where it began. */
export function isTap(
  points: readonly number[],
  { width, height }: { width: number; height: number },
): boolean {
  const [x = 0, y = 0] = points;
  return points.every((value, at) => Math.abs(value - (at % 2 ? y : x)) * (at % 2 ? height : width) <= TAP);
}

/**
 * Returns a stroke with fewer points: drops those within `near` (a share of the picture) of the line between their
 * neighbors (Ramer–Douglas–Peucker) until the limit holds.
 */
export function thinned(points: readonly number[], near = 0.0015): number[] {
  const count = points.length / 2;
  const keep = new Uint8Array(count);
  if (count > 0) keep[0] = keep[count - 1] = 1;
  const open: [number, number][] = [[0, count - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let farthest = near;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const away = distance(points, i, from, to);
      if (away > farthest) [farthest, at] = [away, i];
    }
    if (at < 0) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
  const kept: number[] = [];
  for (let i = 0; i < count; i++)
    if (keep[i]) kept.push(share(points[2 * i] as number), share(points[2 * i + 1] as number));
  return kept.length > 2 * DRAWING_LIMITS.points ? thinned(points, near * 2) : kept;
}

/** Returns the distance of point `i` from the line between points `from` and `to`. */
function distance(points: readonly number[], i: number, from: number, to: number): number {
  const at = (index: number) => [points[2 * index] as number, points[2 * index + 1] as number] as const;
  const [[x, y], [x0, y0], [x1, y1]] = [at(i), at(from), at(to)];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - x0, y - y0);
  return Math.abs(dy * (x - x0) - dx * (y - y0)) / length;
}

/** Returns the circle moved by shares of width and height, its center kept on the picture. */
export const moved = (circle: Circle, dx: number, dy: number): Circle => ({
  ...circle,
  x: share(circle.x + dx),
  y: share(circle.y + dy),
});

/** Returns the circle resized by a share of the width. */
export const resized = (circle: Circle, by: number): Circle => ({
  ...circle,
  r: share(Math.min(DRAWING_LIMITS.largest, Math.max(DRAWING_LIMITS.smallest, circle.r + by))),
});

/** Returns a stroke as the `d` of an SVG path on a picture of these sizes; a single point is a dot. */
export function pathOf(points: readonly number[], width: number, height: number): string {
  const pairs: string[] = [];
  for (let i = 0; i + 1 < points.length; i += 2)
    pairs.push(
      `${((points[i] as number) * width).toFixed(1)} ${((points[i + 1] as number) * height).toFixed(1)}`,
    );
  return pairs.length === 1 ? `M${pairs[0]}h0` : `M${pairs.join('L')}`;
}
