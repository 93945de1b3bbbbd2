'use client';

import { layTiles, placeAfter, TileGrid, useWindow } from '@plugins/kit/admin/internal';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ShownPhoto } from './filter-picks';
import { PickLarge } from './PickLarge';
import { PickTile } from './PickTile';
import css from './tile.module.css';

/** Preferred width of a tile, and the height of its text without and with comments, px. */
const TILE = 210;
const CAPTION = { plain: 56, noted: 98, read: 186 };

/** Thousands of photographs with their picks, windowed; a click opens one large. */
export function PickGrid({
  event,
  token,
  rows,
  label,
  alone,
  reading,
  galleryOf,
}: {
  event: string;
  token: string;
  rows: ShownPhoto[];
  label: string;
  alone: boolean;
  /** The filter shows comments: they get more height. */
  reading: boolean;
  galleryOf: (id: string) => string;
}) {
  const grid = useRef<HTMLDivElement>(null);
  const noted = rows.some(({ picks }) => picks.some(({ note }) => note !== null));
  const caption = noted ? (reading ? CAPTION.read : CAPTION.noted) : CAPTION.plain;
  const layOut = useCallback(
    (width: number) => layTiles(width, TILE, rows.length, caption),
    [rows.length, caption],
  );
  const { lay, from, to, bringIntoView } = useWindow(grid, layOut);
  const [active, setActive] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const at = active === null ? -1 : rows.findIndex(({ photo }) => photo.id === active);
  const focusNext = useRef(false);
  useEffect(() => {
    if (!focusNext.current || active === null) return;
    focusNext.current = false;
    document.getElementById(`pick-${active}`)?.focus({ preventScroll: true });
  });
  const go = (place: number) => {
    const id = rows[place]?.photo.id;
    if (id === undefined) return;
    bringIntoView(place);
    focusNext.current = true;
    setActive(id);
  };
  const onKeyDown = (key: KeyboardEvent) => {
    const on = idOf(key.target);
    if (on === null || key.ctrlKey || key.metaKey || key.altKey) return;
    const rtl = getComputedStyle(key.currentTarget).direction === 'rtl';
    const page = Math.max(1, Math.floor((innerHeight * lay.rows.length) / (lay.height || 1)) - 1);
    const from = at < 0 ? rows.findIndex(({ photo }) => photo.id === on) : at;
    const next = placeAfter(lay, from, key.key, { page, rtl });
    if (next !== null) go(next);
    else if (key.key === 'Enter' || key.key === ' ') show(on);
    else return;
    key.preventDefault();
  };
  const show = (id: string) => {
    setActive(id);
    setOpen(id);
  };
  const close = () => {
    setOpen(null);
    go(rows.findIndex(({ photo }) => photo.id === open));
  };
  return (
    <>
      <TileGrid
        ref={grid}
        tabIndex={-1}
        lay={lay}
        from={from}
        to={to}
        focused={at}
        className={css.grid}
        aria-label={label}
        style={{ '--words': `${caption}px` } as CSSProperties}
        data-reading={reading || undefined}
        onKeyDown={onKeyDown}
        onClick={(click: MouseEvent) => {
          const id = idOf(click.target);
          if (id !== null) show(id);
        }}
        tile={(place, column) => {
          const shown = rows[place] as ShownPhoto;
          return (
            <PickTile
              key={shown.photo.id}
              event={event}
              token={token}
              shown={shown}
              alone={alone}
              column={column}
              here={at < 0 ? place === 0 : shown.photo.id === active}
            />
          );
        }}
      />
      {open === null ? null : (
        <PickLarge
          event={event}
          token={token}
          rows={rows}
          id={open}
          galleryOf={galleryOf}
          onGo={setOpen}
          onClose={close}
        />
      )}
    </>
  );
}

const idOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-pick]')?.dataset.pick ?? null) : null;
