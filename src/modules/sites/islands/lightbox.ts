/** A lightbox for galleries, with taps, keys and swipes. Without script, the links open the files. */

import { makeButton, rightToLeft } from './shared/make-button';

const SWIPE_PX = 40;
const rtl = rightToLeft();
const { lang } = document.documentElement;

interface Shown {
  links: HTMLAnchorElement[];
  at: number;
}

/** Returns the tile's own sources, sized for the whole window. */
function large(link: HTMLAnchorElement): Element {
  const tile = link.querySelector('picture');
  const copy = (tile ?? document.createElement('picture')).cloneNode(true) as HTMLPictureElement;
  for (const source of copy.querySelectorAll('source')) source.sizes = '100vw';
  const img = copy.querySelector('img') ?? copy.appendChild(new Image());
  img.src = link.href;
  img.loading = 'eager';
  img.className = 'lightbox-picture';
  if (!img.alt) img.alt = link.getAttribute('aria-label') ?? '';
  return copy;
}

function prepare(gallery: HTMLElement): void {
  const say = (word: string) => gallery.dataset[word] ?? '';
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a:has(img)')];
  const shown: Shown = { links, at: 0 };
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.setAttribute('aria-label', say('lightbox'));
  const stage = document.createElement('div');
  stage.className = 'lightbox-stage';
  const count = document.createElement('p');
  count.className = 'lightbox-count';
  count.setAttribute('aria-live', 'polite');
  const number = new Intl.NumberFormat(lang);

  const show = (at: number) => {
    shown.at = (at + links.length) % links.length;
    const link = links[shown.at];
    if (!link) return;
    stage.replaceChildren(large(link));
    count.textContent = `${number.format(shown.at + 1)} / ${number.format(links.length)}`;
    for (const near of [shown.at + 1, shown.at - 1]) {
      const next = links[(near + links.length) % links.length];
      if (next && links.length > 1)
        large(next)
          .querySelector('img')
          ?.decode?.()
          .catch(() => undefined);
    }
  };
  const move = (step: number) => show(shown.at + step);

  dialog.append(
    stage,
    count,
    makeButton('lightbox-close', say('close'), () => dialog.close()),
  );
  if (links.length > 1)
    dialog.append(
      makeButton('lightbox-previous', say('previous'), () => move(-1)),
      makeButton('lightbox-next', say('next'), () => move(1)),
    );
  dialog.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step) move(rtl ? -step : step);
    if (key === 'Home') show(0);
    if (key === 'End') show(links.length - 1);
  });
  // A tap beside the photograph closes.
  stage.addEventListener('click', ({ target }) => target === stage && dialog.close());
  let from: number | null = null;
  stage.addEventListener('pointerdown', (event) => {
    from = event.isPrimary ? event.clientX : null;
  });
  stage.addEventListener('pointerup', ({ clientX }) => {
    const far = from === null ? 0 : clientX - from;
    from = null;
    if (Math.abs(far) > SWIPE_PX) move(far < 0 === rtl ? -1 : 1);
  });
  dialog.addEventListener('close', () => {
    stage.replaceChildren();
    document.documentElement.classList.remove('held');
    links[shown.at]?.focus();
  });
  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const at = link ? links.indexOf(link) : -1;
    if (at < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!dialog.isConnected) document.body.append(dialog);
    show(at);
    document.documentElement.classList.add('held');
    dialog.showModal();
  });
}

for (const gallery of document.querySelectorAll<HTMLElement>('[data-lightbox]')) prepare(gallery);
