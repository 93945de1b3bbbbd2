import { describe, expect, it } from 'vitest';
import {
  arrowView,
  CLOSEST,
  clampView,
  coverOf,
  MIDDLE,
  panView,
  toggleView,
  WHOLE,
  wheelScale,
  zoomView,
} from './compare-zoom';

const FULL = { x: 1, y: 1 };
/** Where a place of the photograph, as shares of it from its middle, is in the box. */
const placed = (view: { scale: number; x: number }, place: number) => view.x + place * view.scale;

describe('how much of its box a photograph covers', () => {
  it('is all of the longer side, and a part of the other', () => {
    const cover = coverOf([{ width: 300, height: 200 }], { width: 600, height: 800 });
    expect(cover.x).toBe(1);
    expect(cover.y).toBeCloseTo(0.5);
  });

  it('is that of the widest and of the highest photograph together', () => {
    const both = [
      { width: 300, height: 200 },
      { width: 200, height: 300 },
    ];
    expect(coverOf(both, { width: 500, height: 500 })).toEqual({ x: 1, y: 1 });
  });

  it('is the whole box without photographs', () => {
    expect(coverOf([], { width: 500, height: 500 })).toEqual(FULL);
  });
});

describe('the view of the compared photographs', () => {
  it('is never smaller than the whole photograph and never closer than the closest', () => {
    expect(clampView({ scale: 0.4, x: 0, y: 0 }, FULL)).toEqual(WHOLE);
    expect(clampView({ scale: 9, x: 0, y: 0 }, FULL).scale).toBe(CLOSEST);
  });

  it('stops at the edges of the photograph', () => {
    expect(clampView({ scale: 2, x: 3, y: -3 }, FULL)).toEqual({ scale: 2, x: 0.5, y: -0.5 });
  });

  it('stays in the middle of an axis that the photograph does not fill', () => {
    expect(clampView({ scale: 2, x: 0.3, y: 0.3 }, { x: 1, y: 0.5 })).toEqual({ scale: 2, x: 0.3, y: 0 });
  });

  it('moves with the pointer', () => {
    const view = panView({ scale: 2, x: 0, y: 0 }, { x: 0.2, y: -0.1 }, FULL);
    expect(view).toEqual({ scale: 2, x: 0.2, y: -0.1 });
    expect(panView(WHOLE, { x: 0.2, y: 0.2 }, FULL)).toEqual(WHOLE);
  });

  it('zoomed at a point, keeps what is at that point', () => {
    const at = { x: 0.25, y: -0.1 };
    const view = zoomView(WHOLE, 2, FULL, at);
    expect(placed(view, 0.25)).toBeCloseTo(0.25);
    const closer = zoomView(view, 2.4, FULL, at);
    expect(placed(closer, 0.25)).toBeCloseTo(0.25);
    expect(zoomView(closer, 1, FULL, at)).toEqual(WHOLE);
  });

  it('pinched while both fingers move, follows their middle', () => {
    const view = zoomView({ scale: 1.5, x: 0, y: 0 }, 2, FULL, { x: 0, y: 0 }, { x: 0.1, y: 0 });
    expect(view.x).toBeCloseTo(0.1);
    expect(view.scale).toBe(2);
  });

  it('pinched beyond the closest, no longer moves', () => {
    const at = { x: 0.2, y: 0 };
    const closest = zoomView(WHOLE, CLOSEST, FULL, at);
    expect(zoomView(closest, 4, FULL, at)).toEqual(closest);
  });

  it('clicked, is the closest at that point, and whole again', () => {
    const view = toggleView(WHOLE, { x: -0.5, y: 0 }, FULL);
    expect(view.scale).toBe(CLOSEST);
    expect(placed(view, -0.5)).toBeCloseTo(-0.5);
    expect(toggleView({ scale: 1.2, x: 0, y: 0 }, MIDDLE, FULL)).toEqual(WHOLE);
  });
});

describe('keys and wheel', () => {
  it('an arrow shows more of its side, while enlarged', () => {
    const view = { scale: 2, x: 0, y: 0 };
    expect(arrowView(view, 'ArrowRight', FULL)?.x).toBeLessThan(0);
    expect(arrowView(view, 'ArrowUp', FULL)?.y).toBeGreaterThan(0);
    expect(arrowView(view, 'Enter', FULL)).toBeNull();
    expect(arrowView(WHOLE, 'ArrowRight', FULL)).toBeNull();
  });

  it('the wheel turned up zooms in, and down out again', () => {
    const closer = wheelScale(1, { deltaY: -100, deltaMode: 0, ctrlKey: false });
    expect(closer).toBeGreaterThan(1.1);
    expect(wheelScale(closer, { deltaY: 100, deltaMode: 0, ctrlKey: false })).toBeCloseTo(1);
  });

  it('a turn in lines counts as its pixels, and one huge turn as a limited one', () => {
    const lines = wheelScale(1, { deltaY: -3, deltaMode: 1, ctrlKey: false });
    expect(lines).toBeCloseTo(wheelScale(1, { deltaY: -48, deltaMode: 0, ctrlKey: false }));
    const huge = wheelScale(1, { deltaY: -9000, deltaMode: 0, ctrlKey: false });
    expect(huge).toBeLessThan(2);
  });
});
