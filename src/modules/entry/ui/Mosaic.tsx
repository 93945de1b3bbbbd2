import type { CSSProperties } from 'react';

/** Rows of [aspect ratio, from, to]: placeholder gradients in warm evening colors. */
const ROWS: [ratio: number, from: string, to: string][][] = [
  [
    [1.5, '#e9d9c6', '#c99f7f'],
    [0.7, '#7d6a5f', '#3c322d'],
    [1.5, '#d9dcd2', '#93a08f'],
  ],
  [
    [0.7, '#c98f76', '#7a4636'],
    [1.5, '#f0e4d3', '#d8b48f'],
    [0.8, '#8fa0a8', '#4c5a63'],
  ],
  [
    [1.5, '#5f4a40', '#2b2320'],
    [1.5, '#ead0bd', '#bf7f68'],
  ],
  [
    [0.7, '#b9c0b2', '#6f7c6c'],
    [0.7, '#efe0ca', '#cfa67c'],
    [1.5, '#93707a', '#4a3440'],
    [0.7, '#e2cfc0', '#a98a78'],
  ],
  [
    [1.5, '#cdb6a2', '#8a6a55'],
    [0.8, '#f2e9dc', '#dcc2a2'],
    [1.2, '#6d7a80', '#343e44'],
  ],
];

/** Decoration of the entry page: a wall of placeholder photographs. */
export function Mosaic() {
  return (
    <div aria-hidden="true" className="mosaic flex h-full flex-col gap-[3px] overflow-hidden">
      {ROWS.map((row, index) => (
        <div key={row.map(([, from]) => from).join()} className="flex min-h-24 flex-1 gap-[3px]">
          {row.map(([ratio, from, to], place) => (
            <span
              key={from}
              className="mosaic-tile"
              style={
                {
                  flexGrow: ratio,
                  backgroundImage: `linear-gradient(${index % 2 ? 200 : 150}deg, ${from}, ${to})`,
                  '--wait': `${(index * 2 + place) * 60}ms`,
                } as CSSProperties
              }
            />
          ))}
        </div>
      ))}
    </div>
  );
}
