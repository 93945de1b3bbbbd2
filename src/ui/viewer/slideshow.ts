import type PhotoSwipe from 'photoswipe';

/** A slide is shown so long once its picture has loaded, ms. */
export const SLIDE_MS = 3000;

/** Shows one photograph after the other until the last, or until the person uses the viewer or a dialog over it. */
export class Slideshow {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #plays = false;

  /** `onChange` gets whether it plays; `forward` is the step to the next photograph: -1 from right to left. */
  constructor(
    private readonly pswp: PhotoSwipe,
    private readonly forward: 1 | -1,
    private readonly onChange: (plays: boolean) => void,
  ) {
    const stop = () => this.stop();
    pswp.on('pointerDown', stop);
    pswp.on('zoomPanUpdate', () => {
      if (pswp.currSlide && pswp.currSlide.currZoomLevel > pswp.currSlide.zoomLevels.initial * 1.01) stop();
    });
    // Before the button that has the focus, which the space bar would press.
    const pause = (event: KeyboardEvent) => {
      if (!this.#plays) return;
      // What is typed into a field, as a comment is, belongs to the photograph it was begun at.
      if ((event.target as Element | null)?.closest?.('input, textarea, select, dialog')) {
        stop();
        return;
      }
      if (event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      // Firefox presses a button when the key is released.
      document.addEventListener('keyup', (up) => up.preventDefault(), { capture: true, once: true });
      pswp.element?.classList.remove('is-idle');
      stop();
    };
    document.addEventListener('keydown', pause, true);
    pswp.on('destroy', () => document.removeEventListener('keydown', pause, true));
    pswp.on('destroy', stop);
    pswp.on('change', () => this.#plays && this.#wait());
  }

  get plays(): boolean {
    return this.#plays;
  }

  toggle(): void {
    if (this.#plays) {
      this.stop();
      return;
    }
    this.#plays = true;
    this.onChange(true);
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (!this.#plays) return;
    this.#plays = false;
    this.onChange(false);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#step(), SLIDE_MS);
  }

  #step(): void {
    const { pswp, forward } = this;
    const last = forward === 1 ? pswp.getNumItems() - 1 : 0;
    // A dialog, such as a comparison, is over the photographs, and has the history entry it was opened at.
    if (pswp.currIndex === last || document.querySelector('dialog[open]')) {
      this.stop();
      return;
    }
    // Waits while the tab is hidden or a picture is loading.
    if (document.hidden || pswp.currSlide?.content.isLoading()) this.#wait();
    else if (forward === 1) pswp.next();
    else pswp.prev();
  }
}
