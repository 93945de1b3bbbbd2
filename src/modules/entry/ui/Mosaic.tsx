import type { CSSProperties } from 'react';

/** Lights out of focus: [across, down, width] in percent of the panel, color, opacity. */
const LIGHTS: [x: number, y: number, size: number, color: string, opacity: number][] = [
  [8, 58, 13, '#ffd9a0', 0.5],
  [19, 49, 8, '#ffc27d', 0.55],
  [27, 62, 17, '#ffe3b8', 0.34],
  [38, 52, 10, '#ffcf93', 0.6],
  [47, 60, 7, '#fff0d4', 0.62],
  [53, 47, 14, '#f8b177', 0.38],
  [63, 57, 11, '#ffd9a0', 0.52],
  [71, 50, 6, '#fff0d4', 0.7],
  [77, 61, 19, '#ffc894', 0.3],
  [86, 53, 9, '#ffd9a0', 0.5],
  [93, 60, 13, '#f6a96f', 0.36],
  [14, 72, 6, '#e98d5e', 0.3],
  [57, 72, 8, '#e98d5e', 0.26],
  [82, 75, 6, '#e98d5e', 0.28],
];

/** Decoration of the entry page: a garden with lights at dusk, out of focus. Drawn, so that it needs no picture. */
export function Mosaic() {
  return (
    <div aria-hidden="true" className="mosaic mosaic-dusk">
      {LIGHTS.map(([x, y, size, color, opacity]) => (
        <span
          key={`${x} ${y}`}
          className="mosaic-light"
          style={
            {
              insetInlineStart: `${x - size / 2}%`,
              top: `${y}%`,
              width: `${size}%`,
              opacity,
              '--light': color,
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
}
