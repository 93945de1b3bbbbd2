import { LIGHTBOX } from '@plugins/kit/view/parts';

/** The lightbox's words, by their names. */
export type Say = (word: 'close' | 'zoom' | 'failed' | 'next' | 'previous') => string;

/** The pictures of a wall, in their order. */
const linksOf = (wall: HTMLElement) => [...wall.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')];

/** Opens the picture of a link over the page; loaded when the first is asked for. Without script the link shows it alone. */
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

/** Lets the pictures of a wall open over the page. Gives what ends it. */
export function hearLightbox(wall: HTMLElement, say: Say): () => void {
  const heard = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-lightbox]');
    if (!link) return;
    event.preventDefault();
    open(wall, link, say).catch(() => location.assign(link.href));
  };
  wall.addEventListener('click', heard);
  return () => wall.removeEventListener('click', heard);
}
