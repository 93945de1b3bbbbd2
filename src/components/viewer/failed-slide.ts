import type PhotoSwipe from 'photoswipe';

/** What a slide says when its picture did not come: the picture as a link, and a button that asks for it again. */
export function failedSlides(
  pswp: PhotoSwipe,
  rtl: boolean,
  t: (key: 'theImage' | 'notLoaded' | 'tryAgain') => string,
): void {
  pswp.addFilter('contentErrorElement', (element, content) => {
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
    element.dir = rtl ? 'rtl' : 'ltr';
    return element;
  });
}
