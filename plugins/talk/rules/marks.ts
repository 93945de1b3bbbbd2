/** A line drawn with finger, pen or mouse: points one after the other, x and y in turn. */
export interface Stroke {
  kind: 'stroke';
  size: MarkSize;
  /** x0, y0, x1, y1, …: shares of the picture's width and height, 0 to 1, as it is seen (after rotation). */
  points: number[];
}

/** A circle; `r` is a share of the picture's width. */
export interface Circle {
  kind: 'circle';
  size: MarkSize;
  x: number;
  y: number;
  r: number;
}

/** A drawing on a photograph: numbers alone, so that no input is ever rendered as markup. */
export type Mark = Stroke | Circle;

/** Line widths. */
export const MARK_SIZES = [1, 2, 3] as const;
export type MarkSize = (typeof MARK_SIZES)[number];

/** Limits of the drawings of one comment, and of the size of circles. */
export const DRAWING_LIMITS = {
  most: 12,
  points: 400,
  allPoints: 1200,
  smallest: 0.02,
  largest: 0.5,
} as const;

/** Whether the limits allow one more drawing of so many points. */
export function fits(marks: readonly Mark[], points: number): boolean {
  const drawn = marks.reduce((sum, mark) => sum + (mark.kind === 'stroke' ? mark.points.length / 2 : 0), 0);
  return marks.length < DRAWING_LIMITS.most && drawn + points <= DRAWING_LIMITS.allPoints;
}
