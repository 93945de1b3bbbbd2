// @vitest-environment happy-dom
import type PhotoSwipe from 'photoswipe';
import { afterEach, expect, test, vi } from 'vitest';
import { failedSlides } from './failed-slide';

type Listener = (...given: unknown[]) => unknown;

afterEach(() => vi.restoreAllMocks());

/** A viewer whose slide has just failed to load. */
function failAt(online: boolean) {
  const listeners = new Map<string, Listener>();
  const add = (name: string, listener: Listener) => listeners.set(name, listener);
  const pswp = { addFilter: add, on: add, refreshSlideContent: vi.fn() } as unknown as PhotoSwipe;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  failedSlides(pswp, { rtl: false, t: (key) => key, smallOf: () => ['/small.jpg'] });
  const content = { index: 3, data: { src: '/big.jpg', alt: 'IMG_4.JPG' }, hasSlide: true };
  const element = listeners.get('contentErrorElement')?.(
    document.createElement('div'),
    content,
  ) as HTMLElement;
  return { element, onLine, end: () => listeners.get('destroy')?.() };
}

test('a picture that failed before the browser noticed that it is offline shows the small one once it does', () => {
  const { element, onLine, end } = failAt(true);
  expect(element.querySelector('button')).not.toBeNull();
  onLine.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(element.classList.contains('viewer-offline')).toBe(true);
  expect(element.querySelector('img')?.getAttribute('src')).toBe('/small.jpg');
  end();
});

test('a viewer that was closed changes nothing any more', () => {
  const { element, onLine, end } = failAt(true);
  end();
  onLine.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(element.classList.contains('viewer-offline')).toBe(false);
});
