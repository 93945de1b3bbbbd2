import type PhotoSwipe from 'photoswipe';
import { VIEWER } from '@/core/constants';

/** How far a swipe's speed (px/ms) carries, in px: PhotoSwipe's own deceleration of 0.995 a millisecond. */
const CARRY_MS = 199;

/**
 * A photograph dragged down by more than a quarter of the height, or swiped as far, closes the viewer; less springs
 * back, and so does dragging up. PhotoSwipe alone closes earlier, and in both directions.
 */
export function closeByDrag(pswp: PhotoSwipe): void {
  const close = pswp.close.bind(pswp);
  let dragging = false;
  pswp.on('verticalDrag', () => {
    dragging = true;
  });
  pswp.on('pointerDown', () => {
    dragging = false;
  });
  pswp.close = () => {
    const slide = pswp.currSlide;
    if (!dragging || !slide) return close();
    dragging = false;
    const from = slide.pan.y;
    const to = slide.bounds.center.y;
    const far = (from - to + pswp.gestures.velocity.y * CARRY_MS) / pswp.viewportSize.y;
    if (far > VIEWER.closeDragRatio) return close();
    pswp.animations.startSpring({
      name: 'springBack',
      isPan: true,
      start: from,
      end: to,
      velocity: 0,
      dampingRatio: 1,
      onUpdate: (y) => {
        slide.pan.y = Math.round(y);
        pswp.applyBgOpacity(1);
        slide.applyCurrentZoomPan();
      },
    });
  };
}
