import { pathOf } from '../rules/drawing';
import type { Mark } from '../rules/marks';

/** Line widths as shares of the picture's width. */
const THICK = { 1: 0.003, 2: 0.006, 3: 0.011 } as const;

/**
 * Drawings as SVG shapes for a picture of these sizes: each twice, light under its color, to be visible on any
 * photograph.
 */
export function MarkShapes({
  marks,
  width,
  height,
}: {
  marks: readonly Mark[];
  width: number;
  height: number;
}) {
  return marks.map((mark, at) => {
    const thick = THICK[mark.size] * width;
    const key = `${at}${mark.kind}`;
    const shape = (className: string, strokeWidth: number) =>
      mark.kind === 'circle' ? (
        <circle
          className={className}
          cx={mark.x * width}
          cy={mark.y * height}
          r={mark.r * width}
          strokeWidth={strokeWidth}
        />
      ) : (
        <path className={className} d={pathOf(mark.points, width, height)} strokeWidth={strokeWidth} />
      );
    return (
      <g key={key}>
        {shape('mark-under', thick * 1.7)}
        {shape('mark', thick)}
      </g>
    );
  });
}
