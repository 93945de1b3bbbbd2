import type PhotoSwipe from 'photoswipe';

/** Home and End show the first and the last photograph, and do not scroll the page behind; in a field they move its cursor. */
export function showFirstAndLast(pswp: PhotoSwipe, rtl: boolean): void {
  pswp.on('keydown', (event) => {
    const { key, target } = event.originalEvent;
    if (event.defaultPrevented || (key !== 'Home' && key !== 'End')) return;
    if (target instanceof Element && target.closest('input, textarea, select')) return;
    event.originalEvent.preventDefault();
    pswp.goTo((key === 'Home') === rtl ? pswp.getNumItems() - 1 : 0);
  });
}
