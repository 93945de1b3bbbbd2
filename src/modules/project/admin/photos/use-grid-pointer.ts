'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { type Choice, only, range, these, toggle } from './choice';
import { currentDrag, setDrag } from './drag-store';
import { dropPlace, type Geometry, tilesWithin } from './grid-geometry';

/** Distance after which a press is a drag, in px; duration after which a touch selects, in ms. */
const DRAG_PX = 6;
const SCROLL_PX = 10;
const HOLD_MS = 450;
/** Distance from the window's edge at which dragging scrolls the page, in px. */
const EDGE_PX = 90;

/** What pointer handling needs from the grid, and its callbacks. */
export interface GridHands {
  lay: Geometry;
  order: readonly string[];
  choice: Choice;
  choose: (next: Choice) => void;
  open: (id: string) => void;
  /** Whether a tap or click adds to the selection. */
  selecting: boolean;
  /** Whether photographs can be moved in the current view. */
  arranges: boolean;
  place: (medias: string[], before: string | null) => void;
  move: (medias: string[], gallery: string) => void;
}

interface Press {
  x: number;
  y: number;
  id: string | null;
  touch: boolean;
  /** The page's scroll position at the start, because a lasso is anchored to the photographs. */
  scrolled: number;
  mode: 'press' | 'held' | 'drag' | 'lasso';
  before: Choice;
}

const idAt = (target: EventTarget | null, mark: string, key: string) =>
  target instanceof Element ? (target.closest<HTMLElement>(mark)?.dataset[key] ?? null) : null;

/** Pointer handling of a grid and its tiles: clicks, ranges, the lasso, dragging, and long touches. */
export function useGridPointer(
  grid: RefObject<HTMLElement | null>,
  lasso: RefObject<HTMLElement | null>,
  hands: GridHands,
): void {
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => {
    const root = grid.current;
    if (!root) return;
    let press: Press | null = null;
    let hold: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let quiet = false;
    let touched = false;
    const now = () => latest.current;

    const inGrid = (x: number, y: number) => {
      const box = root.getBoundingClientRect();
      const rtl = getComputedStyle(root).direction === 'rtl';
      return { x: rtl ? box.right - x : x - box.left, y: y - box.top, box };
    };
    const drag = (x: number, y: number) => {
      const { lay, arranges } = now();
      const over = document.elementFromPoint(x, y);
      const at = inGrid(x, y);
      const within =
        x >= at.box.left - 20 && x <= at.box.right + 20 && y >= at.box.top - 20 && y <= at.box.bottom + 60;
      const gallery = idAt(over, '[data-drop-gallery]', 'dropGallery');
      const place = arranges && within && !gallery ? dropPlace(lay, at.x, at.y) : null;
      setDrag({ medias: currentDrag()?.medias ?? [], x, y, gallery, place });
    };
    const catchTiles = (x: number, y: number, add: boolean) => {
      if (!press) return;
      const { lay, order, choose } = now();
      const moved = scrollY - press.scrolled;
      const from = inGrid(press.x, press.y - moved);
      const to = inGrid(x, y);
      const box = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
      const caught = tilesWithin(lay, box).flatMap((at) => order[at] ?? []);
      choose(these(press.before, caught, add));
      const frameOf = lasso.current;
      if (!frameOf) return;
      const top = press.y - moved;
      frameOf.hidden = false;
      frameOf.style.translate = `${Math.min(press.x, x)}px ${Math.min(top, y)}px`;
      frameOf.style.width = `${Math.abs(x - press.x)}px`;
      frameOf.style.height = `${Math.abs(y - top)}px`;
    };
    const begin = (id: string | null) => {
      if (!press) return;
      if (id === null) {
        press.mode = 'lasso';
        return;
      }
      const { choice, choose, order } = now();
      const chosen = choice.chosen.has(id) ? choice : only(id);
      if (chosen !== choice) choose(chosen);
      press.mode = 'drag';
      setDrag({
        medias: order.filter((one) => chosen.chosen.has(one)),
        x: press.x,
        y: press.y,
        gallery: null,
        place: null,
      });
    };
    const scrollNearEdge = (x: number, y: number) => {
      cancelAnimationFrame(frame);
      const by =
        y < EDGE_PX ? (y - EDGE_PX) / 4 : y > innerHeight - EDGE_PX ? (y - innerHeight + EDGE_PX) / 4 : 0;
      if (by === 0) return;
      frame = requestAnimationFrame(() => {
        scrollBy(0, by);
        follow(x, y, false);
      });
    };
    const follow = (x: number, y: number, add: boolean) => {
      if (press?.mode === 'drag') drag(x, y);
      else if (press?.mode === 'lasso') catchTiles(x, y, add);
      else return;
      scrollNearEdge(x, y);
    };
    const end = () => {
      clearTimeout(hold);
      cancelAnimationFrame(frame);
      if (lasso.current) lasso.current.hidden = true;
      press = null;
      setDrag(null);
    };

    const down = (event: PointerEvent) => {
      touched = event.pointerType === 'touch';
      if (event.button !== 0 || !event.isPrimary || idAt(event.target, '[data-tick]', 'tick') !== null)
        return;
      const id = idAt(event.target, '[data-photo]', 'photo');
      const { clientX: x, clientY: y } = event;
      press = { x, y, id, touch: touched, scrolled: scrollY, mode: 'press', before: now().choice };
      if (!touched || id === null) return;
      hold = setTimeout(() => {
        if (!press) return;
        press.mode = 'held';
        navigator.vibrate?.(15);
        const { choice, choose } = now();
        if (!choice.chosen.has(id)) choose(toggle(choice, id));
      }, HOLD_MS);
    };
    const move = (event: PointerEvent) => {
      if (!press || !event.isPrimary) return;
      const { clientX: x, clientY: y } = event;
      const far = Math.hypot(x - press.x, y - press.y);
      if (press.touch && press.mode === 'press') {
        if (far > SCROLL_PX) end();
        return;
      }
      if ((press.mode === 'press' || press.mode === 'held') && far > DRAG_PX) begin(press.id);
      follow(x, y, event.ctrlKey || event.metaKey || event.shiftKey);
    };
    const up = () => {
      if (!press) return;
      const { mode } = press;
      const dropped = currentDrag();
      quiet = mode !== 'press';
      setTimeout(() => {
        quiet = false;
      });
      end();
      if (mode !== 'drag' || !dropped) return;
      const { order, place, move: moveTo } = now();
      if (dropped.gallery) moveTo(dropped.medias, dropped.gallery);
      else if (dropped.place !== null) {
        const own = new Set(dropped.medias);
        place(dropped.medias, order.slice(dropped.place).find((id) => !own.has(id)) ?? null);
      }
    };
    const click = (event: MouseEvent) => {
      if (quiet) return;
      const { choice, choose, order, open, selecting } = now();
      const id = idAt(event.target, '[data-photo]', 'photo');
      if (id === null) {
        choose({ ...choice, chosen: new Set() });
        return;
      }
      const ticked = idAt(event.target, '[data-tick]', 'tick') !== null;
      if (event.shiftKey) choose(range(choice, order, id, event.ctrlKey || event.metaKey));
      else if (ticked || selecting || event.ctrlKey || event.metaKey) choose(toggle(choice, id));
      else if (!touched) choose(only(id));
      else if (choice.chosen.size > 0) choose(toggle(choice, id));
      else open(id);
    };
    const double = (event: MouseEvent) => {
      const id = idAt(event.target, '[data-photo]', 'photo');
      const selects = touched || now().selecting || idAt(event.target, '[data-tick]', 'tick') !== null;
      if (id !== null && !selects) now().open(id);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !press || press.mode === 'press') return;
      event.preventDefault();
      event.stopPropagation();
      if (press.mode === 'lasso') now().choose(press.before);
      quiet = true;
      end();
    };
    // After a long touch the finger drags: the page must not scroll.
    const still = (event: TouchEvent) => {
      if (press && press.mode !== 'press') event.preventDefault();
    };
    const menu = (event: Event) => {
      if (touched) event.preventDefault();
    };
    root.addEventListener('pointerdown', down);
    root.addEventListener('click', click);
    root.addEventListener('dblclick', double);
    root.addEventListener('touchmove', still, { passive: false });
    root.addEventListener('contextmenu', menu);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
    addEventListener('keydown', key, { capture: true });
    return () => {
      end();
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('click', click);
      root.removeEventListener('dblclick', double);
      root.removeEventListener('touchmove', still);
      root.removeEventListener('contextmenu', menu);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', key, { capture: true });
    };
  }, [grid, lasso]);
}
