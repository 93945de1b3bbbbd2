import type PhotoSwipe from 'photoswipe';

/**
 * Keeps an element over the visible photograph: as large as it, moved and enlarged with it. Hidden over slides that are
 * no photographs.
 */
export function keepOverPhotograph(pswp: PhotoSwipe, element: HTMLElement): void {
  const lay = () => {
    const slide = pswp.currSlide;
    const { displayedImageWidth: width = 0, displayedImageHeight: height = 0 } = slide?.content ?? {};
    if (!slide?.content.isImageContent() || width === 0) {
      element.remove();
      return;
    }
    element.style.inlineSize = `${width}px`;
    element.style.blockSize = `${height}px`;
    if (element.parentElement !== slide.container) slide.container.append(element);
  };
  pswp.on('change', lay);
  pswp.on('slideActivate', lay);
  pswp.on('imageSizeChange', lay);
}
