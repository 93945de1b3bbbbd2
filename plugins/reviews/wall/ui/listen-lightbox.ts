import { LIGHTBOX } from '../rules/wall';

/** Returns a text of the lightbox by its name. */
export type Say = (word: 'close' | 'zoom' | 'failed' | 'next' | 'previous') => string;

/** Returns the links of a wall's pictures, in order. */
const linksOf = (wall: HTMLElement) => [...wall.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')];

/**
 * Opens a link's picture over the page; loads the lightbox on first use. Without script the link opens the picture.
 */
async function open(wall: HTMLElement, link: HTMLAnchorElement, say: Say): Promise<void> {
  const { default: PhotoSwipe } = await import('photoswipe');
  const links = linksOf(wall);
  const rtl = getComputedStyle(wall).direction === 'rtl';
  const slides = links.map((each) => ({
    src: each.href,
    width: Number(each.dataset.width),
    height: Number(each.dataset.height),
    alt: each.querySelector('img')?.alt ?? '',
    msrc: each.querySelector('img')?.currentSrc || each.href,
    element: each,
  }));
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const room = LIGHTBOX.padding + LIGHTBOX.margin;
  const box = new PhotoSwipe({
    dataSource: rtl ? slides.reverse() : slides,
    index: rtl ? links.length - 1 - links.indexOf(link) : links.indexOf(link),
    padding: { top: room, bottom: room, left: room, right: room },
    preload: [1, LIGHTBOX.preload],
    showAnimationDuration: still ? 0 : LIGHTBOX.openCloseMs,
    hideAnimationDuration: still ? 0 : LIGHTBOX.openCloseMs,
    showHideAnimationType: 'fade',
    bgOpacity: 0.92,
    closeTitle: say('close'),
    zoomTitle: say('zoom'),
    arrowPrevTitle: say(rtl ? 'next' : 'previous'),
    arrowNextTitle: say(rtl ? 'previous' : 'next'),
    errorMsg: say('failed'),
    loop: false,
  });
  box.on('destroy', () => link.focus());
  box.init();
}

/** Opens the pictures of a wall in a lightbox. Returns the function that ends it. */
export function listenLightbox(wall: HTMLElement, say: Say): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-lightbox]');
    if (!link) return;
    event.preventDefault();
    open(wall, link, say).catch(() => location.assign(link.href));
  };
  wall.addEventListener('click', onClick);
  return () => wall.removeEventListener('click', onClick);
}
