import { describe, expect, it } from 'vitest';
import { GAP, layoutRows, rowBase, rowBoxes } from './layout-rows';

const mixed = Array.from({ length: 200 }, (_, i) => [1.5, 0.667, 1.333, 1.778][i % 4] ?? 1.5);

describe('layoutRows', () => {
  it.each([320, 390, 820, 1440, 2560])('fills every row but the last exactly at %i px', (width) => {
    const rows = layoutRows(mixed, width);
    for (const { from, to, height } of rows.slice(0, -1)) {
      const used = mixed.slice(from, to).reduce((sum, r) => sum + r * height, 0) + GAP * (to - from - 1);
      expect(used).toBeCloseTo(width, 6);
      expect(height).toBeGreaterThanOrEqual(rowBase(width) - 1e-9);
    }
  });

  it('keeps the order and every photograph', () => {
    const rows = layoutRows(mixed, 1440);
    expect(rows[0]?.from).toBe(0);
    expect(rows.at(-1)?.to).toBe(mixed.length);
    for (const [i, row] of rows.slice(1).entries()) expect(row.from).toBe(rows[i]?.to);
  });

  it('lays boxes side by side in order, without a hole', () => {
    const { x, y, w, h, extent } = rowBoxes(mixed, 1440);
    for (let i = 1; i < mixed.length; i++) {
      const beside = Math.abs((x[i - 1] ?? 0) + (w[i - 1] ?? 0) + GAP - (x[i] ?? 0)) < 1e-6;
      const below = x[i] === 0 && Math.abs((y[i - 1] ?? 0) + (h[i - 1] ?? 0) + GAP - (y[i] ?? 0)) < 1e-6;
      expect(beside || below).toBe(true);
    }
    expect(extent).toBeCloseTo((y.at(-1) ?? 0) + (h.at(-1) ?? 0), 6);
  });

  it.each([
    ['one photograph', [1.5]],
    ['two photographs', [1.5, 0.667]],
  ])('does not stretch a last row of %s on a desktop', (_what, ratios) => {
    expect(layoutRows(ratios, 1440)[0]?.height).toBe(rowBase(1440));
  });

  it.each([
    [1440, [1.5, 1.5, 1.5]],
    [374, [1.5]],
    [374, [1.5, 1.5]],
  ])('stretches a nearly full last row at %i px', (width, ratios) => {
    const [row, ...more] = layoutRows(ratios, width);
    const used = ratios.reduce((sum, r) => sum + r * (row?.height ?? 0), 0) + GAP * (ratios.length - 1);
    expect(more).toEqual([]);
    expect(used).toBeCloseTo(width, 6);
  });

  it('keeps the least height of the last row where the grid asks for it', () => {
    expect(layoutRows([1.5, 1.5, 1.5], 1440, { keepLast: true })[0]?.height).toBe(rowBase(1440));
  });

  it('makes rows of about 300 px on a desktop', () => {
    const heights = layoutRows(mixed, 1440).map(({ height }) => height);
    const mean = heights.reduce((a, b) => a + b, 0) / heights.length;
    expect(mean).toBeGreaterThan(260);
    expect(mean).toBeLessThan(340);
  });

  it('puts two landscape photographs side by side on a phone', () => {
    expect(layoutRows([1.5, 1.5, 1.5, 1.5], 360)[0]?.to).toBe(2);
  });
});
