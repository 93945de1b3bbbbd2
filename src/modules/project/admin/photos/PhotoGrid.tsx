'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Choice, only, range, these, toggle } from './choice';
import { useDrag } from './drag-store';
import css from './grid.module.css';
import { type Geometry, layPhotos, placeAfter, rowAt } from './grid-geometry';
import { PhotoTile } from './PhotoTile';
import { TileGrid } from './TileGrid';
import { useGridPointer } from './use-grid-pointer';
import { useTabKeys } from './use-tab-keys';
import { useWindow } from './use-window';

/** A grid to view, select and sort thousands of photographs; renders only the visible rows. */
export function PhotoGrid({
  event,
  photos,
  token,
  size,
  label,
  choice,
  choose,
  selecting,
  arranges,
  onOpen,
  onPlace,
  onMove,
  onKey,
}: {
  event: string;
  photos: readonly StudioPhoto[];
  token: string;
  /** Preferred width of a tile, in px. */
  size: number;
  label: string;
  choice: Choice;
  choose: (next: Choice) => void;
  /** Whether a tap or click adds to the selection. */
  selecting: boolean;
  /** Whether photographs can be moved in the current view. */
  arranges: boolean;
  onOpen: (id: string) => void;
  onPlace: (medias: string[], before: string | null) => void;
  onMove: (medias: string[], gallery: string) => void;
  /** Called with every other key; returns whether it handled it. */
  onKey: (event: KeyboardEvent) => boolean;
}) {
  const grid = useRef<HTMLDivElement>(null);
  const lasso = useRef<HTMLDivElement>(null);
  const order = useMemo(() => photos.map(({ id }) => id), [photos]);
  const shapes = useMemo(() => photos.map(({ width, height }) => (height ? width / height : 0)), [photos]);
  const layOut = useCallback((width: number) => layPhotos(width, size, shapes), [size, shapes]);
  const { lay, from, to, bringIntoView } = useWindow(grid, layOut);
  useGridPointer(grid, lasso, {
    lay,
    order,
    choice,
    choose,
    selecting,
    arranges,
    open: onOpen,
    place: onPlace,
    move: onMove,
  });
  const active = choice.active === null ? -1 : order.indexOf(choice.active);
  const focusNext = useRef(false);
  useEffect(() => {
    if (!focusNext.current || choice.active === null) return;
    focusNext.current = false;
    document.getElementById(`photo-${choice.active}`)?.focus({ preventScroll: true });
  });
  const go = (at: number, extend: boolean) => {
    const id = order[at];
    if (id === undefined) return;
    bringIntoView(at);
    focusNext.current = true;
    choose(extend ? range(choice, order, id) : only(id));
  };
  const shift = (step: number) => {
    const own = choice.chosen;
    const medias = order.filter((id) => own.has(id));
    const first = order.findIndex((id) => own.has(id));
    if (medias.length === 0) return;
    const rest = order.filter((id) => !own.has(id));
    const before = order.slice(0, first).filter((id) => !own.has(id)).length;
    const at = Math.max(0, Math.min(rest.length, before + step));
    focusNext.current = true;
    onPlace(medias, rest[at] ?? null);
  };
  // Also after a click beside the photographs, where the browser would mark all texts of the page.
  const all = () => choose(these(choice, order));
  const none = () => choose({ ...choice, chosen: new Set() });
  useTabKeys({ 'mod+a': all, ...(choice.chosen.size > 0 && { Escape: none }) });
  const onKeyDown = (key: KeyboardEvent) => {
    const rtl = getComputedStyle(key.currentTarget).direction === 'rtl';
    const command = key.ctrlKey || key.metaKey;
    // A tile that was reached by Tab is focused but not selected yet.
    const on = (key.target as HTMLElement).closest<HTMLElement>('[data-photo]')?.dataset.photo;
    const at = active < 0 && on ? order.indexOf(on) : active;
    const page = Math.max(1, Math.floor((innerHeight * lay.rows.length) / (lay.height || 1)) - 1);
    const next = placeAfter(lay, at, key.key, { page, rtl });
    if (next !== null && key.altKey) {
      const ends = { Home: -order.length, End: order.length }[key.key];
      if (arranges) shift(ends ?? next - at);
    } else if (next !== null && !command) go(next, key.shiftKey);
    else if (command && key.key.toLowerCase() === 'a') all();
    else if ((key.key === ' ' || key.key === 'Enter') && choice.active !== null && !command)
      onOpen(choice.active);
    else if (choice.active !== null && (key.key === 'x' || key.key === 'X' || (command && key.key === ' ')))
      choose(toggle(choice, choice.active));
    else if (key.key === 'Escape' && choice.chosen.size > 0) none();
    else if (!onKey(key)) return;
    key.preventDefault();
  };
  return (
    <TileGrid
      ref={grid}
      lay={lay}
      from={from}
      to={to}
      focused={active}
      className={css.grid}
      aria-label={label}
      aria-multiselectable
      style={{ minBlockSize: '40vh' }}
      data-choosing={selecting || choice.chosen.size > 0 || undefined}
      onKeyDown={onKeyDown}
      tile={(place, column) => {
        const photo = photos[place] as StudioPhoto;
        return (
          <PhotoTile
            key={photo.id}
            event={event}
            photo={photo}
            token={token}
            column={column}
            chosen={choice.chosen.has(photo.id)}
            here={active < 0 ? place === 0 : photo.id === choice.active}
          />
        );
      }}
    >
      <DropMark lay={lay} />
      <div ref={lasso} className={css.lasso} hidden />
    </TileGrid>
  );
}

/** Marks where the dragged photographs would be dropped. */
function DropMark({ lay }: { lay: Geometry }) {
  const place = useDrag((drag) => drag?.place ?? null);
  const last = lay.rows.at(-1);
  const row = place === null ? undefined : (lay.rows[rowAt(lay, place)] ?? last);
  if (place === null || !row) return null;
  const at = place - row.from;
  // Behind the last photograph of all there is no tile to be before.
  const start = row.starts[at] ?? (row.starts[at - 1] ?? 0) + (row.widths[at - 1] ?? 0) + lay.gap;
  const style = { insetInlineStart: start - lay.gap / 2 - 2, insetBlockStart: row.top };
  return <div className={css.mark} style={{ ...style, blockSize: row.tall }} />;
}
