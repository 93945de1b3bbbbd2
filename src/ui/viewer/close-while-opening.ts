import type PhotoSwipe from 'photoswipe';

/** PhotoSwipe ignores being closed during its opening animation: the close is kept until its end. */
export function closeEvenWhileOpening(pswp: PhotoSwipe): void {
  const close = pswp.close.bind(pswp);
  let opened = false;
  let wanted = false;
  pswp.close = () => {
    wanted = true;
    if (opened) close();
  };
  // Nor does it handle a key yet: an arrow is kept, too.
  let step = 0;
  const early = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') wanted = true;
    if (key === 'ArrowRight') step = 1;
    if (key === 'ArrowLeft') step = -1;
  };
  const deaf = () => document.removeEventListener('keydown', early);
  document.addEventListener('keydown', early);
  pswp.on('destroy', deaf);
  pswp.on('openingAnimationEnd', deaf);
  pswp.on('openingAnimationEnd', () => {
    opened = true;
    // Not within its own event: closing there would begin before opening has finished, and never end.
    if (wanted) setTimeout(close);
    else if (step !== 0) setTimeout(() => (step > 0 ? pswp.next() : pswp.prev()));
  });
}
