import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP, layoutRows, rowBase, rowBoxes, tailStyles } from './layout-rows';

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

  it.each([320, 390, 804, 1392, 2560])('leaves no void after the last photograph at %i px', (width) => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(1.5, 0.667, 1.333, 0.75), { minLength: 8, maxLength: 60 }),
        (ratios) => {
          const rows = layoutRows(ratios, width);
          const ends = rows.map(({ from, to, height, inset }) => {
            const used =
              ratios.slice(from, to).reduce((sum, r) => sum + r * height, 0) + GAP * (to - from - 1);
            return { start: inset, end: width - used - inset };
          });
          for (const { start, end } of ends) expect(start).toBeCloseTo(end, 6);
          expect(rows.at(-1)?.to).toBe(ratios.length);
          for (const { height } of rows) expect(height).toBeGreaterThanOrEqual(rowBase(width) - 1e-9);
        },
      ),
    );
  });

  it('divides the last rows again instead of leaving one photograph alone', () => {
    const last = layoutRows([1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5], 1392).at(-1);
    expect(last && last.to - last.from).toBeGreaterThan(1);
    expect(last?.inset).toBe(0);
  });

  it('centers a photograph that is alone in its gallery', () => {
    const [only] = layoutRows([1.5], 1440);
    expect(only?.height).toBe(rowBase(1440));
    expect(only?.inset).toBeCloseTo((1440 - 1.5 * rowBase(1440)) / 2, 6);
  });

  it('keeps the rows of a growing gallery except the last three', () => {
    const before = layoutRows(mixed.slice(0, 150), 1392);
    const after = layoutRows(mixed, 1392);
    for (const [i, { from, to, top }] of before.slice(0, -3).entries())
      expect(after[i]).toMatchObject({ from, to, top });
  });

  it('gives the tiles of divided rows widths that fill the grid', () => {
    const ratios = [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5];
    const styles = tailStyles(ratios, 1392, GAP);
    for (const { from, to } of layoutRows(ratios, 1392).slice(-2)) {
      let used = GAP * (to - from - 1);
      for (let i = from; i < to; i++) used += styles.get(i)?.inlineSize ?? Number.NaN;
      expect(used).toBeLessThan(1392);
      expect(used).toBeGreaterThan(1391);
    }
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
