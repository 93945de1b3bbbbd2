import type PhotoSwipe from 'photoswipe';

type Say = (key: 'theImage' | 'notLoaded' | 'tryAgain' | 'offline' | 'noConnection') => string;

export interface FailedSlidesOptions {
  rtl: boolean;
  t: Say;
  /** The addresses of a slide's small picture, the one most likely on this device first. */
  smallOf: (index: number) => string[];
}

/**
 * What a slide shows when its picture did not come. Without a connection: the small picture of its tile and a sentence;
 * else the picture as a link, and a button that asks for it again. All of them are asked for again once the device is online.
 */
export function failedSlides(pswp: PhotoSwipe, { rtl, t, smallOf }: FailedSlidesOptions): void {
  const failed = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A slide can fail after the browser's `online` event, which does not come again: look every two seconds, too.
  const askSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (navigator.onLine ? online() : askSoon()), 2000);
  };
  pswp.addFilter('contentErrorElement', (element, content) => {
    failed.add(content.index);
    element.dir = rtl ? 'rtl' : 'ltr';
    if (!navigator.onLine) {
      element.classList.add('viewer-offline');
      askSoon();
      element.replaceChildren(...smallSlide(smallOf(content.index), content.data.alt ?? '', t));
      return element;
    }
    const link = document.createElement('a');
    link.href = content.data.src ?? '';
    link.target = '_blank';
    link.textContent = t('theImage');
    const again = document.createElement('button');
    again.type = 'button';
    again.className = 'viewer-again';
    again.textContent = t('tryAgain');
    again.addEventListener('click', (event) => {
      event.stopPropagation();
      pswp.refreshSlideContent(content.index);
    });
    const words = document.createElement('p');
    words.append(link, ` ${t('notLoaded')}`);
    element.replaceChildren(words, again);
    return element;
  });
  const online = () => {
    const again = [...failed];
    failed.clear();
    for (const index of again) pswp.refreshSlideContent(index);
  };
  addEventListener('online', online);
  pswp.on('destroy', () => {
    clearTimeout(timer);
    removeEventListener('online', online);
  });
}

/** The small picture with its sentence; where no small one is on this device either, the sentence that says so. */
function smallSlide(sources: string[], alt: string, t: Say): HTMLElement[] {
  const words = document.createElement('p');
  const picture = document.createElement('img');
  picture.alt = alt;
  let next = 0;
  const tryNext = () => {
    const source = sources[next];
    next += 1;
    if (source) picture.src = source;
    else {
      picture.remove();
      words.textContent = t('noConnection');
    }
  };
  picture.addEventListener('error', tryNext);
  words.textContent = t('offline');
  tryNext();
  return [picture, words];
}
