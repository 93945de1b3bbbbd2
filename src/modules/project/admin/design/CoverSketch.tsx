import type { CoverStyle, Spacing } from '@/core/photo/gallery-design';
import css from './design.module.css';

/** Each style on a field of 48 × 34: the photograph as a box, the name as lines (x, y, width). */
const STYLES: Record<
  CoverStyle,
  { photo: [number, number, number, number] | null; lines: [number, number, number][] }
> = {
  full: {
    photo: [0, 0, 48, 34],
    lines: [
      [4, 23, 22],
      [4, 27, 12],
    ],
  },
  centered: {
    photo: [0, 0, 48, 34],
    lines: [
      [13, 18, 22],
      [18, 22, 12],
    ],
  },
  framed: {
    photo: [4, 3, 40, 20],
    lines: [
      [14, 26, 20],
      [19, 30, 10],
    ],
  },
  split: {
    photo: [24, 0, 24, 34],
    lines: [
      [4, 14, 16],
      [7, 18, 10],
    ],
  },
  strip: {
    photo: [13, 0, 35, 34],
    lines: [
      [2, 25, 9],
      [2, 29, 6],
    ],
  },
  none: {
    photo: null,
    lines: [
      [12, 13, 24],
      [18, 18, 12],
    ],
  },
};

/** A cover style's thumbnail: decorative, since its name is below it. */
export function CoverSketch({ style }: { style: CoverStyle }) {
  const { photo, lines } = STYLES[style];
  const over = style === 'full' || style === 'centered';
  return (
    <svg className={css.cover} viewBox="0 0 48 34" aria-hidden="true">
      <rect className={css.paper} width="48" height="34" rx="2" />
      {photo ? <rect x={photo[0]} y={photo[1]} width={photo[2]} height={photo[3]} rx="1.5" /> : null}
      {lines.map(([x, y, width]) => (
        <rect key={y} className={over ? css.light : css.dark} x={x} y={y} width={width} height="2" rx="1" />
      ))}
    </svg>
  );
}

const TILES = [0, 1, 2, 3, 4, 5];

/** A spacing's thumbnail: photographs with wide or narrow margins. */
export function SpacingSketch({ spacing }: { spacing: Spacing }) {
  const [edge, gap] = spacing === 'airy' ? [4, 3] : [0.5, 1];
  const [width, height] = [(48 - 2 * edge - 2 * gap) / 3, (34 - 2 * edge - gap) / 2];
  return (
    <svg className={css.sketch} viewBox="0 0 48 34" aria-hidden="true">
      {TILES.map((i) => (
        <rect
          key={i}
          x={edge + (i % 3) * (width + gap)}
          y={edge + Math.floor(i / 3) * (height + gap)}
          width={width}
          height={height}
          rx="0.8"
        />
      ))}
    </svg>
  );
}
