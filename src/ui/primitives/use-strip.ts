'use client';

import { type RefObject, useEffect } from 'react';
import { turnByWheel } from './strip-wheel';

/** The sides on which a scrolled row has more items: `left`, `right`, both or none, separated by a space. */
export function moreSides(row: HTMLElement): string {
  const most = row.scrollWidth - row.clientWidth;
  // From right to left the beginning is 0, and all positions are negative.
  const left = getComputedStyle(row).direction === 'rtl' ? most + row.scrollLeft : row.scrollLeft;
  return [left > 1 ? 'left' : '', left < most - 1 ? 'right' : ''].filter(Boolean).join(' ');
}

/**
 * A row that scrolls sideways (class `is-strip`): its chosen item (`here`, a selector) is always scrolled into view,
 * also when the item or the width changes, and `data-more` names the sides with more items.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, here: string, chosen: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen item is the signal
  useEffect(() => {
    const row = strip.current;
    if (!row) return;
    const measure = () => {
      const more = moreSides(row);
      if (more) row.dataset.more = more;
      else delete row.dataset.more;
    };
    const look = () => {
      const one = row.querySelector(here)?.getBoundingClientRect();
      const frame = row.getBoundingClientRect();
      if (one && row.scrollWidth > row.clientWidth)
        row.scrollBy({
          left: one.left + one.width / 2 - frame.left - frame.width / 2,
          behavior: 'instant',
        });
      measure();
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(row);
    for (const child of row.children) watch.observe(child);
    row.addEventListener('scroll', measure, { passive: true });
    // The row has no scroll bar: a mouse scrolls it by the wheel.
    const leaveWheel = turnByWheel(row);
    return () => {
      watch.disconnect();
      row.removeEventListener('scroll', measure);
      leaveWheel();
    };
  }, [strip, here, chosen]);
}
