import type PhotoSwipe from 'photoswipe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLIDE_MS, Slideshow } from './slideshow';

/** The part of a viewer that a slideshow uses: three slides. */
function fakeViewer(index: number) {
  const listeners: Record<string, (() => void)[]> = {};
  const go = (by: number) => {
    viewer.currIndex += by;
    for (const listener of listeners.change ?? []) listener();
  };
  const viewer = {
    currIndex: index,
    currSlide: undefined,
    getNumItems: () => 3,
    next: () => go(1),
    prev: () => go(-1),
    on: (name: string, listener: () => void) => {
      listeners[name] = [...(listeners[name] ?? []), listener];
    },
  };
  const press = () => {
    for (const listener of listeners.pointerDown ?? []) listener();
  };
  return { viewer, press, pswp: viewer as unknown as PhotoSwipe };
}

describe('a slideshow', () => {
  /** What is open over the viewer. */
  let dialog: object | null = null;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'document',
      Object.assign(new EventTarget(), { hidden: false, querySelector: () => dialog }),
    );
  });
  afterEach(() => {
    dialog = null;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    [1, 0, 2],
    [-1, 2, 0],
  ] as const)('continues to the last photograph and ends there (step %i)', (forward, from, to) => {
    const { viewer, pswp } = fakeViewer(from);
    const plays: boolean[] = [];
    new Slideshow(pswp, forward, (on) => plays.push(on)).toggle();
    vi.advanceTimersByTime(SLIDE_MS * 2);
    expect(viewer.currIndex).toBe(to);
    vi.advanceTimersByTime(SLIDE_MS * 3);
    expect(viewer.currIndex).toBe(to);
    expect(plays).toEqual([true, false]);
  });

  it('ends with the space bar, which presses nothing else while it plays', () => {
    const { pswp } = fakeViewer(0);
    const show = new Slideshow(pswp, 1, () => undefined);
    const space = () => {
      const event = Object.assign(new Event('keydown', { cancelable: true }), { key: ' ' });
      document.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(space()).toBe(false);
    show.toggle();
    expect(space()).toBe(true);
    expect(show.plays).toBe(false);
    expect(space()).toBe(false);
  });

  it('ends at what is typed into a field, which receives it', () => {
    const { pswp } = fakeViewer(0);
    const show = new Slideshow(pswp, 1, () => undefined);
    show.toggle();
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key: ' ' });
    Object.defineProperty(event, 'target', { value: { closest: () => ({}) } });
    document.dispatchEvent(event);
    expect([event.defaultPrevented, show.plays]).toEqual([false, false]);
  });

  it('ends where a dialog is open over the viewer, at the same photograph', () => {
    const { viewer, pswp } = fakeViewer(0);
    const show = new Slideshow(pswp, 1, () => undefined);
    show.toggle();
    dialog = {};
    vi.advanceTimersByTime(SLIDE_MS);
    expect([viewer.currIndex, show.plays]).toEqual([0, false]);
  });

  it('ends when the person uses the viewer', () => {
    const { viewer, press, pswp } = fakeViewer(0);
    const show = new Slideshow(pswp, 1, () => undefined);
    show.toggle();
    press();
    vi.advanceTimersByTime(SLIDE_MS * 3);
    expect(viewer.currIndex).toBe(0);
    expect(show.plays).toBe(false);
  });
});
