'use client';

/** Half the width of a notice, and the width below which it takes the whole line (both sonner's). */
const HALF_NOTICE = 178;
const NARROW = 600;

const bars = new Set<HTMLElement>();
const docks = new Set<HTMLElement>();
let sizes: ResizeObserver | null = null;

const put = (name: string, px: number) =>
  document.documentElement.style.setProperty(name, `${Math.ceil(px)}px`);

/** Returns how much of the window's foot these bars take between two positions across. */
function takenBetween(from: number, to: number, among: Iterable<HTMLElement>): number {
  const { innerHeight: height } = window;
  const tops = [...among].map((bar) => {
    const { top, bottom, left, right } = bar.getBoundingClientRect();
    const meets = left < to && right > from;
    return meets && top > height / 3 && top < height && bottom > 0 ? height - top : 0;
  });
  return Math.max(0, ...tops);
}

/** Sets how far docks are lifted above the bars, and notices above both, so that none covers another. */
function lift(): void {
  const { innerWidth: width } = window;
  for (const dock of docks) {
    const { left, right } = dock.getBoundingClientRect();
    put('--dock-lift', takenBetween(left, right, bars));
    // The page ends above it: what is last on a page can be scrolled out from under it.
    put('--dock-room', dock.getBoundingClientRect().height + 16);
  }
  if (docks.size === 0) put('--dock-room', 0);
  const half = width <= NARROW ? width / 2 : HALF_NOTICE;
  put('--toast-lift', takenBetween(width / 2 - half, width / 2 + half, [...bars, ...docks]));
}

function watch(element: HTMLElement, among: Set<HTMLElement>): () => void {
  if (!sizes) {
    sizes = new ResizeObserver(lift);
    addEventListener('resize', lift, { passive: true });
    addEventListener('scroll', lift, { passive: true });
  }
  among.add(element);
  sizes.observe(element);
  lift();
  return () => {
    among.delete(element);
    sizes?.unobserve(element);
    lift();
  };
}

/**
 * A `ref` for a bar at the bottom of the window: while it is mounted, notices appear above it. A sticky bar moves with
 * the page, so its position is read again when the page scrolls.
 */
export const bottomBar = (bar: HTMLElement | null): (() => void) | undefined =>
  bar ? watch(bar, bars) : undefined;

/** A `ref` for a panel in the lower corner (`--dock-lift`), which appears above the bars and below the notices. */
export const bottomDock = (dock: HTMLElement | null): (() => void) | undefined =>
  dock ? watch(dock, docks) : undefined;
