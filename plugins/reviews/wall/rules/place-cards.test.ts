import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsFor, placeCards } from './place-cards';

const three = { columns: 3, width: 100, gap: 10 };

describe('cards of a wall', () => {
  it('go to the shortest column, the first of equals', () => {
    const { places, height } = placeCards([100, 50, 80, 20, 20], three);
    expect(places).toEqual([
      { x: 0, y: 0 },
      { x: 110, y: 0 },
      { x: 220, y: 0 },
      { x: 110, y: 60 },
      { x: 110, y: 90 },
    ]);
    expect(height).toBe(110);
  });

  it('close the gap when one is removed', () => {
    expect(placeCards([50, 80, 20, 20], three).places).toEqual([
      { x: 0, y: 0 },
      { x: 110, y: 0 },
      { x: 220, y: 0 },
      { x: 220, y: 30 },
    ]);
  });

  it('without cards, have no height', () => expect(placeCards([], three)).toEqual({ places: [], height: 0 }));

  it('never overlap', () => {
    const plan = fc.record({
      heights: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 30 }),
      columns: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(plan, ({ heights, columns }) => {
        const { places, height } = placeCards(heights, { columns, width: 100, gap: 10 });
        places.forEach((a, i) => {
          expect(a.y + (heights[i] ?? 0)).toBeLessThanOrEqual(height);
          places.slice(i + 1).forEach((b, j) => {
            const apart = b.y >= a.y + (heights[i] ?? 0) + 10 || a.y >= b.y + (heights[i + 1 + j] ?? 0) + 10;
            expect(a.x !== b.x || apart).toBe(true);
          });
        });
      }),
      { numRuns: 50 },
    );
  });
});

it('have three columns from 600 px on, else one', () => {
  const wall = { columns: 3, wideFrom: 600 };
  expect([599, 600, 1200, 0].map((width) => columnsFor(width, wall))).toEqual([1, 3, 3, 1]);
});
