import type { Boxes } from './layouts/boxes';

/**
 * Scrolls to a tile by its position, whether it is rendered or not: into the middle of the screen, or so many px below
 * its top (a strip: from its beginning).
 */
export function scrollToBox(
  grid: HTMLElement,
  boxes: Boxes,
  position: number,
  where: 'middle' | number,
): void {
  const frame = grid.closest<HTMLElement>('.strip');
  if (frame) {
    const at = boxes.x[position] ?? 0;
    const left = where === 'middle' ? at + (boxes.w[position] ?? 0) / 2 - frame.clientWidth / 2 : at - where;
    const sign = getComputedStyle(frame).direction === 'rtl' ? -1 : 1;
    frame.scrollTo({ left: sign * Math.max(0, left), behavior: 'instant' });
    return;
  }
  const at = scrollY + grid.getBoundingClientRect().top + (boxes.y[position] ?? 0);
  const top = where === 'middle' ? at + (boxes.h[position] ?? 0) / 2 - innerHeight / 2 : at - where;
  scrollTo({ top, behavior: 'instant' });
}
