'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '@/ui/primitives/class-names';
import { GAP, type Geometry } from './grid-geometry';
import css from './tile-grid.module.css';

/**
 * A virtual grid of equal tiles, of which rows [from, to) are rendered. `tile(place, column)` renders the one at a
 * position; columns count from 1. The row of `focused` (a position, -1 for none) stays rendered when scrolled out of
 * sight, so that keys continue from it. A focused tile keeps the focus when a new width moves it to another row.
 */
export function TileGrid({
  lay,
  from,
  to,
  count,
  focused,
  tile,
  className,
  style,
  children,
  ...rest
}: {
  lay: Geometry;
  from: number;
  to: number;
  count: number;
  focused: number;
  tile: (place: number, column: number) => ReactNode;
} & ComponentProps<'div'>) {
  const { columns, pitch } = lay;
  const rows: number[] = [];
  for (let row = from; row < to; row += 1) rows.push(row);
  const focusedRow = focused < 0 ? -1 : Math.floor(focused / columns);
  if (focusedRow >= 0 && (focusedRow < from || focusedRow >= to)) rows.push(focusedRow);
  const within = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // The row was rendered again and the focus was lost without a blur event.
    if (within.current && document.activeElement === document.body)
      within.current
        .querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')
        ?.focus({ preventScroll: true });
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table lays itself out; this grid is laid out by us
    <div
      role="grid"
      className={cx(css.grid, className)}
      aria-rowcount={lay.rows}
      aria-colcount={columns}
      style={{ blockSize: lay.height, ...style }}
      onFocus={(event) => {
        within.current = event.currentTarget;
      }}
      onBlur={() => {
        within.current = null;
      }}
      {...rest}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: as the grid
        <div
          key={row}
          role="row"
          aria-rowindex={row + 1}
          tabIndex={-1}
          className={css.row}
          style={{
            translate: `0 ${row * pitch}px`,
            blockSize: pitch - GAP,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gap: GAP,
          }}
        >
          {Array.from({ length: Math.min(columns, count - row * columns) }, (_, at) =>
            tile(row * columns + at, at + 1),
          )}
        </div>
      ))}
      {children}
    </div>
  );
}
