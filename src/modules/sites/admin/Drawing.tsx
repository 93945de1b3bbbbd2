import { useId } from 'react';
import css from './styles/shared.module.css';

/** Shapes of a thumbnail: kind, x, y, width, height on a grid of 48 by 32. */
type Shape = ['picture' | 'line' | 'head' | 'box', number, number, number, number];

const text = (x: number, y: number, width: number, lines: number): Shape[] =>
  Array.from({ length: lines }, (_one, at) => [
    'line',
    x,
    y + at * 4,
    at === lines - 1 ? width * 0.7 : width,
    1.5,
  ]);

const DRAWINGS: Record<string, Shape[]> = {
  cover: [
    ['picture', 0, 0, 48, 32],
    ['box', 14, 12, 20, 3],
    ['box', 18, 18, 12, 4],
  ],
  text: [['head', 12, 6, 24, 3], ...text(8, 13, 32, 4)],
  picture: [['picture', 6, 5, 36, 22]],
  story: [['picture', 4, 5, 18, 22], ['head', 26, 7, 14, 3], ...text(26, 13, 18, 4)],
  gallery: [
    ['picture', 4, 4, 18, 11],
    ['picture', 24, 4, 20, 11],
    ['picture', 4, 17, 12, 11],
    ['picture', 18, 17, 26, 11],
  ],
  featured: [
    ['picture', 4, 6, 12, 14],
    ['picture', 18, 6, 12, 14],
    ['picture', 32, 6, 12, 14],
    ...[4, 18, 32].map((x): Shape => ['line', x, 23, 10, 1.5]),
  ],
  services: [4, 18, 32].flatMap((x): Shape[] => [['head', x, 7, 10, 3], ...text(x, 13, 12, 4)]),
  pricing: [4, 18, 32].flatMap((x): Shape[] => [
    ['box', x, 4, 12, 24],
    ['head', x + 2, 7, 8, 3],
    ...text(x + 2, 14, 8, 3),
  ]),
  faq: [5, 12, 19, 26].flatMap((y): Shape[] => [
    ['line', 6, y, 30, 2],
    ['line', 40, y, 3, 2],
  ]),
  stories: [['head', 6, 6, 4, 4], ...text(12, 7, 28, 3), ['head', 12, 22, 12, 2]],
  slides: [
    ['picture', 8, 4, 32, 20],
    ['line', 20, 27, 2, 2],
    ['line', 24, 27, 2, 2],
    ['line', 28, 27, 2, 2],
  ],
  tutorials: [
    ['picture', 4, 6, 18, 12],
    ['picture', 26, 6, 18, 12],
    ['line', 4, 21, 14, 2],
    ['line', 26, 21, 14, 2],
  ],
  columns: [['head', 4, 6, 14, 3], ...text(4, 12, 18, 4), ['head', 26, 6, 14, 3], ...text(26, 12, 18, 4)],
  journal: [
    ['picture', 4, 4, 18, 12],
    ['picture', 26, 4, 18, 12],
    ...text(4, 20, 18, 3),
    ...text(26, 20, 18, 3),
  ],
  button: [['box', 13, 12, 22, 8]],
  divider: [...text(8, 5, 32, 2), ['line', 4, 15.5, 40, 1], ...text(8, 21, 32, 2)],
  announcement: [
    ['box', 0, 0, 48, 7],
    ['line', 12, 3, 24, 1.5],
    ['picture', 0, 9, 48, 23],
  ],
  video: [
    ['picture', 6, 4, 36, 24],
    ['head', 21, 13, 6, 6],
  ],
  block: [
    ['box', 4, 4, 19, 11],
    ['box', 25, 4, 19, 15],
    ['box', 4, 17, 19, 11],
    ['box', 25, 21, 19, 7],
  ],
  contact: [
    ['box', 8, 4, 32, 5],
    ['box', 8, 11, 32, 5],
    ['box', 8, 18, 32, 6],
    ['head', 8, 26, 12, 4],
  ],
  inquiry: [
    ['box', 8, 4, 32, 5],
    ['box', 8, 11, 32, 5],
    ['box', 8, 18, 32, 6],
    ['head', 8, 26, 12, 4],
  ],
  clients: [
    ['picture', 4, 4, 18, 14],
    ['picture', 26, 4, 18, 14],
    ['box', 14, 22, 20, 6],
  ],
  entry: [
    ['head', 14, 8, 20, 3],
    ['box', 10, 15, 18, 6],
    ['head', 30, 15, 8, 6],
  ],
  map: [
    ['box', 4, 4, 40, 24],
    ['head', 22, 11, 4, 7],
  ],
  embed: [
    ['picture', 6, 4, 36, 24],
    ['head', 21, 13, 6, 6],
  ],
};

/** A schematic thumbnail of a block. */
export function Drawing({ type }: { type: string }) {
  const id = useId();
  const shapes = DRAWINGS[type.split('.').at(-1) ?? ''] ?? [['box', 6, 5, 36, 22], ...text(11, 11, 26, 4)];
  return (
    <svg className={css.drawing} viewBox="0 0 48 32" aria-hidden="true">
      {shapes.map(([kind, x, y, width, height]) => (
        <rect
          key={`${id}${kind}${x}-${y}-${width}`}
          data-kind={kind}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={kind === 'line' ? 0.75 : 1}
        />
      ))}
    </svg>
  );
}
