import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDoubled } from '@/ui/gallery/tile-size';
import { type Boxes, type Shapes, windowOf } from './boxes';
import { layoutMasonry } from './layout-masonry';
import { GAP } from './layout-rows';
import { layoutStrip } from './layout-strip';
import { layoutVariable } from './layout-variable';
import { STEPS, stepBoxes, steppedBoxes } from './steps';

const RATIOS = [1.5, 0.667, 1.333, 1.778, 0.75, 1, 2.4, 4, 0.45];
const ids = (count: number, name = 'photo') => Array.from({ length: count }, (_, i) => `${name}-${i}`);
const shapesOf = (names: readonly string[]): Shapes => ({
  ratios: names.map((name) => RATIOS[(name.length * 7 + Number(/\d+/.exec(name)?.[0] ?? 0)) % 9] ?? 1.5),
  doubled: names.map(isDoubled),
});
const lists = fc.array(fc.record({ ratio: fc.constantFrom(...RATIOS), doubled: fc.boolean() }), {
  minLength: 1,
  maxLength: 120,
});
const toShapes = (list: { ratio: number; doubled: boolean }[]): Shapes => ({
  ratios: list.map(({ ratio }) => ratio),
  doubled: list.map(({ doubled }) => doubled),
});
const at = (list: readonly number[], i: number) => list[i] ?? Number.NaN;

/** No two tiles share a place, and none sticks out at the sides. */
function expectApart({ x, y, w, h }: Boxes, width: number): void {
  for (let i = 0; i < x.length; i++) {
    expect(at(x, i)).toBeGreaterThanOrEqual(-1e-9);
    expect(at(x, i) + at(w, i)).toBeLessThanOrEqual(width + 1e-6);
    for (let j = i + 1; j < Math.min(x.length, i + 40); j++) {
      const apart =
        at(x, i) + at(w, i) <= at(x, j) + 1e-9 ||
        at(x, j) + at(w, j) <= at(x, i) + 1e-9 ||
        at(y, i) + at(h, i) <= at(y, j) + 1e-9 ||
        at(y, j) + at(h, j) <= at(y, i) + 1e-9;
      expect(apart, `${i} and ${j} overlap`).toBe(true);
    }
  }
}

describe('masonry', () => {
  it('lays every list apart, and each column without a hole', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 6 }), (list, columns) => {
        const gap = 0.004;
        const boxes = layoutMasonry(toShapes(list).ratios, columns, gap);
        expectApart(boxes, 1);
        const ends = new Map<string, number>();
        boxes.x.forEach((x, i) => {
          const column = x.toFixed(6);
          expect(at(boxes.y, i)).toBeCloseTo(ends.get(column) ?? 0, 9);
          ends.set(column, at(boxes.y, i) + at(boxes.h, i) + gap);
        });
      }),
    );
  });

  it('begins with the first photographs side by side, in order', () => {
    const { x, y } = layoutMasonry([1.5, 0.667, 1, 1.5], 3, 0.003);
    expect(y.slice(0, 3)).toEqual([0, 0, 0]);
    expect(at(x, 0)).toBeLessThan(at(x, 1));
    expect(at(x, 1)).toBeLessThan(at(x, 2));
    expect(at(x, 3)).toBe(at(x, 0));
  });

  it('keeps the layout of photographs when others are added after them', () => {
    const before = layoutMasonry(shapesOf(ids(50)).ratios, 3, 0.004);
    const after = layoutMasonry(shapesOf(ids(80)).ratios, 3, 0.004);
    expect(after.x.slice(0, 50)).toEqual(before.x);
    expect(after.y.slice(0, 50)).toEqual(before.y);
  });
});

describe('variable_size', () => {
  it.each(STEPS.map((_, i) => i))('fills every band at step %i: no holes, nothing cropped', (step) => {
    fc.assert(
      fc.property(lists, (list) => {
        const shapes = toShapes(list);
        const { drawn } = STEPS[step] ?? STEPS[0];
        const boxes = stepBoxes('variable_size', shapes, step);
        const gap = GAP / drawn;
        expectApart(boxes, 1);
        boxes.w.forEach((w, i) => {
          expect(w / at(boxes.h, i)).toBeCloseTo(at(shapes.ratios, i), 6);
        });
        // Every band but the last covers its whole area: tiles and the margins between them.
        const area = boxes.w.reduce((sum, w, i) => sum + (w + gap) * (at(boxes.h, i) + gap), 0);
        const last = Math.max(...boxes.y);
        const bandTop = Math.min(...boxes.y.filter((y, i) => y + at(boxes.h, i) > last + 1e-9));
        const above = boxes.w.reduce(
          (sum, w, i) => (at(boxes.y, i) < bandTop - 1e-9 ? sum + (w + gap) * (at(boxes.h, i) + gap) : sum),
          0,
        );
        expect(above).toBeCloseTo((1 + gap) * bandTop, 4);
        expect(area).toBeLessThanOrEqual((1 + gap) * (boxes.extent + gap) + 1e-6);
      }),
      { numRuns: 150 },
    );
  });

  it('makes doubled tiles clearly larger than the others', () => {
    const shapes = shapesOf(ids(400));
    for (let step = 0; step < STEPS.length; step++) {
      const { h } = stepBoxes('variable_size', shapes, step);
      const mean = (of: boolean) => {
        const some = h.filter((_, i) => shapes.doubled[i] === of);
        return some.reduce((a, b) => a + b, 0) / some.length;
      };
      expect(mean(true) / mean(false)).toBeGreaterThan(1.7);
    }
  });

  it('doubles the same photographs at every visit, and as photographs are added', () => {
    const first = ids(200).filter(isDoubled);
    expect(ids(200).filter(isDoubled)).toEqual(first);
    const more = [...ids(30, 'new'), ...ids(200), ...ids(30, 'late')].filter(isDoubled);
    expect(more.filter((id) => id.startsWith('photo'))).toEqual(first);
    expect(first.length).toBeGreaterThan(200 * 0.1);
    expect(first.length).toBeLessThan(200 * 0.3);
  });

  it('keeps all but the last bands when photographs are added after them', () => {
    const before = stepBoxes('variable_size', shapesOf(ids(100)), 2);
    const after = stepBoxes('variable_size', shapesOf(ids(200)), 2);
    expect(after.y.slice(0, 80)).toEqual(before.y.slice(0, 80));
    expect(after.x.slice(0, 80)).toEqual(before.x.slice(0, 80));
  });

  it('does not stretch a last row of few', () => {
    const { w, h } = layoutVariable({ ratios: [1.5], doubled: [false] }, 0.15, 0.003);
    expect(at(h, 0)).toBe(0.15);
    expect(at(w, 0)).toBeCloseTo(0.225, 9);
  });

  it('keeps bands near the target height', () => {
    const shapes = shapesOf(ids(2000));
    const { h } = stepBoxes('variable_size', shapes, 2);
    const row = STEPS[2].row / STEPS[2].drawn;
    const wild = h.filter((high, i) => high > row * (shapes.doubled[i] ? 3.4 : 1.8));
    expect(wild.length / h.length).toBeLessThan(0.03);
  });
});

describe('horizontal', () => {
  it('is one row in order, from where reading begins', () => {
    const { x, y, w, extent } = layoutStrip([1.5, 0.667, 1], 300);
    expect(y).toEqual([0, 0, 0]);
    expect(x).toEqual([0, 450 + GAP, 450 + GAP + at(w, 1) + GAP]);
    expect(extent).toBeCloseTo(at(x, 2) + 300, 9);
  });
});

describe('windowOf', () => {
  it.each(['masonry', 'variable_size'] as const)(
    'holds every tile that touches the screen (%s)',
    (layout) => {
      const boxes = steppedBoxes(layout, shapesOf(ids(1000)), 1200);
      const { from, to } = windowOf(boxes, 3000, 5000);
      boxes.y.forEach((y, i) => {
        if (y <= 5000 && y + at(boxes.h, i) >= 3000) expect(i >= from && i < to).toBe(true);
      });
      expect(to - from).toBeLessThan(200);
    },
  );

  it('moves along the strip, and is empty beyond the end', () => {
    const boxes = layoutStrip(shapesOf(ids(100)).ratios, 300);
    const { from, to } = windowOf(boxes, 1000, 2000, 'x');
    expect(at(boxes.x, from)).toBeLessThanOrEqual(1000);
    expect(at(boxes.x, to - 1)).toBeLessThanOrEqual(2000);
    expect(windowOf(boxes, 1e7, 2e7, 'x')).toEqual({ from: 0, to: 0 });
  });
});

describe('steps', () => {
  it('places 10,000 photographs in the time of a frame or two', () => {
    const shapes = shapesOf(ids(10_000));
    const started = performance.now();
    const { extent } = steppedBoxes('variable_size', shapes, 390);
    expect(extent).toBeGreaterThan(100_000);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
