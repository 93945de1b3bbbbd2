import type PhotoSwipe from 'photoswipe';
import { askAgain } from '../api/ask-again';

type Content = NonNullable<ReturnType<PhotoSwipe['contentLoader']['getContentByIndex']>>;

type Say = (key: 'theImage' | 'notLoaded' | 'tryAgain' | 'offline' | 'noConnection') => string;

export interface FailedSlidesOptions {
  rtl: boolean;
  t: Say;
  /** The addresses of a slide's small picture, the one most likely on this device first. */
  smallOf: (index: number) => string[];
}

/** A slide whose picture failed to load, and where its message is. */
interface FailedSlide {
  content: Content;
  element: HTMLElement;
  /** It failed without a connection: it is retried without a click. */
  awaited: boolean;
}

/**
 * Replaces a slide whose picture failed to load. Without a connection: the small picture of its tile and a sentence;
 * else the picture as a link, and a button to retry.
 *
 * The retry loads the picture outside of the slide, which changes only when it has loaded (`askAgain`).
 */
export function failedSlides(pswp: PhotoSwipe, { rtl, t, smallOf }: FailedSlidesOptions): void {
  const failed = new Map<number, FailedSlide>();

  const show = ({ content, element }: FailedSlide) => {
    const offline = !navigator.onLine;
    element.classList.toggle('viewer-offline', offline);
    if (offline) element.replaceChildren(...smallSlide(smallOf(content.index), content.data.alt ?? '', t));
    else element.replaceChildren(...askedAgain(content, () => pswp.refreshSlideContent(content.index), t));
  };
  const ask = (slide: FailedSlide) => {
    const { content, element } = slide;
    // A slide that is gone or was created again loads its picture itself.
    const current = () => failed.get(content.index) === slide && content.hasSlide;
    if (!current()) {
      if (failed.get(content.index) === slide) failed.delete(content.index);
      return;
    }
    const picture = new Image();
    picture.onload = () => {
      if (!current()) return;
      failed.delete(content.index);
      pswp.refreshSlideContent(content.index);
    };
    picture.onerror = () => {
      if (current() && navigator.onLine && element.classList.contains('viewer-offline')) show(slide);
    };
    const { srcset, src } = content.data;
    if (srcset) Object.assign(picture, { sizes: `${content.displayedImageWidth}px`, srcset });
    picture.src = src ?? '';
  };
  const awaited = () => [...failed.values()].filter((slide) => slide.awaited);
  const again = askAgain(
    () => awaited().length > 0,
    (event) => (event ? [...failed.values()] : awaited()).forEach(ask),
  );

  pswp.addFilter('contentErrorElement', (element, content) => {
    element.dir = rtl ? 'rtl' : 'ltr';
    const before = failed.get(content.index)?.awaited === true;
    const slide = { content, element, awaited: before || !navigator.onLine };
    show(slide);
    // The late failure of a slide that was created again meanwhile does not replace the one that is shown.
    if (content.hasSlide) failed.set(content.index, slide);
    again.soon();
    return element;
  });
  // PhotoSwipe retries the picture when its slide is shown, but leaves the error in its place.
  pswp.on('loadComplete', ({ content, isError }) => {
    if (isError || failed.get(content.index)?.content !== content) return;
    failed.delete(content.index);
    pswp.refreshSlideContent(content.index);
  });
  // The browser may notice only after a picture has failed that there is no connection.
  const away = () => {
    for (const slide of failed.values()) {
      slide.awaited = true;
      show(slide);
    }
    again.soon();
  };
  window.addEventListener('offline', away);
  pswp.on('destroy', () => {
    window.removeEventListener('offline', away);
    again.stop();
    failed.clear();
  });
}

/** The picture as a link, and a button to retry. */
function askedAgain({ data }: Content, ask: () => void, t: Say): HTMLElement[] {
  const link = document.createElement('a');
  link.href = data.src ?? '';
  link.target = '_blank';
  link.textContent = t('theImage');
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'viewer-again';
  again.textContent = t('tryAgain');
  again.addEventListener('click', (event) => {
    event.stopPropagation();
    ask();
  });
  const words = document.createElement('p');
  words.append(link, ` ${t('notLoaded')}`);
  return [words, again];
}

/**
 * The small picture below its sentence, which a panel never covers there; if no small one is cached either, the sentence
 * that says so.
 */
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
  return [words, picture];
}
