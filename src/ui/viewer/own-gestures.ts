import type PhotoSwipe from 'photoswipe';
import { closeByDrag } from './close-by-drag';
import { closeEvenWhileOpening } from './close-while-opening';
import { DOUBLE_CLICK_MS } from './double-click';

/** The second click of a double click does nothing: the first has enlarged the photograph already. */
function doubleClickOnce(pswp: PhotoSwipe): void {
  let last = Number.NEGATIVE_INFINITY;
  pswp.on('imageClickAction', (event) => {
    const now = performance.now();
    const second = now - last < DOUBLE_CLICK_MS;
    if (second) event.preventDefault();
    last = second ? Number.NEGATIVE_INFINITY : now;
  });
}

/** Changes what PhotoSwipe does with drags, closing and double clicks. */
export function ownGestures(pswp: PhotoSwipe): void {
  doubleClickOnce(pswp);
  closeByDrag(pswp);
  closeEvenWhileOpening(pswp);
}
