'use client';

/** Half the width of a notice, and the width below which it takes the whole line (both sonner's). */
const HALF_NOTICE = 178;
const NARROW = 600;

const bars = new Set<HTMLElement>();
let sizes: ResizeObserver | null = null;

/** Sets how far notices are lifted so that none covers a bar at the bottom of the window. */
function liftNotices(): void {
  const { innerHeight: height, innerWidth: width } = window;
  const half = width <= NARROW ? width / 2 : HALF_NOTICE;
  const tops = [...bars].map((bar) => {
    const { top, bottom, left, right } = bar.getBoundingClientRect();
    const meets = left < width / 2 + half && right > width / 2 - half;
    return meets && top > height / 3 && top < height && bottom > 0 ? height - top : 0;
  });
  document.documentElement.style.setProperty('--toast-lift', `${Math.ceil(Math.max(0, ...tops))}px`);
}

/**
 * A `ref` for a bar at the bottom of the window: while it is mounted, notices appear above it. A sticky bar moves with
 * the page, so its position is read again when the page scrolls.
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  if (!sizes) {
    sizes = new ResizeObserver(liftNotices);
    addEventListener('resize', liftNotices, { passive: true });
    addEventListener('scroll', liftNotices, { passive: true });
  }
  bars.add(bar);
  sizes.observe(bar);
  liftNotices();
  return () => {
    bars.delete(bar);
    sizes?.unobserve(bar);
    liftNotices();
  };
}
