/** Buttons and dots for a slideshow, which scrolls by hand without them. Nothing moves by itself. */

import { makeButton, rightToLeft } from './shared/make-button';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const rtl = rightToLeft();

function prepare(root: HTMLElement): void {
  const row = root.querySelector<HTMLElement>('.slides-row');
  const slides = [...(row?.children ?? [])] as HTMLElement[];
  if (!row || slides.length < 2) return;
  let at = 0;
  const dots = slides.map((slide, index) =>
    makeButton('slides-dot', slide.getAttribute('aria-label') ?? '', () => go(index)),
  );
  const mark = (index: number) => {
    at = index;
    dots.forEach((dot, nr) => {
      if (nr === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  };
  const go = (index: number) => {
    const to = (index + slides.length) % slides.length;
    mark(to);
    const first = slides[0]?.offsetLeft ?? 0;
    row.scrollTo({
      left: (slides[to]?.offsetLeft ?? 0) - first,
      behavior: still.matches ? 'instant' : 'smooth',
    });
  };
  const ways = document.createElement('div');
  ways.className = 'slides-ways';
  ways.append(
    makeButton('slides-previous', root.dataset.previous ?? '', () => go(at - 1)),
    ...dots,
    makeButton('slides-next', root.dataset.next ?? '', () => go(at + 1)),
  );
  root.append(ways);
  row.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.target !== row) return;
    event.preventDefault();
    go(Math.min(slides.length - 1, Math.max(0, at + (rtl ? -step : step))));
  });
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) mark(slides.indexOf(target as HTMLElement));
    },
    { root: row, threshold: 0.6 },
  );
  for (const slide of slides) seen.observe(slide);
  mark(0);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-slides]')) prepare(root);
