'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '@/ui/primitives/class-names';
import { type Geometry, rowAt } from './grid-geometry';
import css from './tile-grid.module.css';

/**
 * A virtual grid of tiles, of which rows [from, to) are rendered. `tile(place, column)` renders the one at a
 * position; columns count from 1. The row of `focused` (a position, -1 for none) stays rendered when scrolled out of
 * sight, so that keys continue from it. A focused tile keeps the focus when a new width moves it to another row.
 */
export function TileGrid({
  lay,
  from,
  to,
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
  focused: number;
  tile: (place: number, column: number) => ReactNode;
} & ComponentProps<'div'>) {
  const rows: number[] = [];
  for (let row = from; row < to; row += 1) rows.push(row);
  const focusedRow = focused < 0 ? -1 : rowAt(lay, focused);
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
      aria-rowcount={lay.rows.length}
      aria-colcount={Math.max(0, ...lay.rows.slice(from, to).map((row) => row.widths.length))}
      style={{ blockSize: lay.height, ...style }}
      onFocus={(event) => {
        within.current = event.currentTarget;
      }}
      onBlur={() => {
        within.current = null;
      }}
      {...rest}
    >
      {rows.map((nr) => {
        const row = lay.rows[nr];
        return row ? (
          // biome-ignore lint/a11y/useSemanticElements: as the grid
          <div
            key={nr}
            role="row"
            aria-rowindex={nr + 1}
            tabIndex={-1}
            className={css.row}
            style={{
              translate: `0 ${row.top}px`,
              blockSize: row.tall,
              gridTemplateColumns: row.widths.map((width) => `${width}px`).join(' '),
              gap: lay.gap,
            }}
          >
            {row.widths.map((_width, at) => tile(row.from + at, at + 1))}
          </div>
        ) : null;
      })}
      {children}
    </div>
  );
}
