import { describe, expect, test } from 'vitest';
import {
  dropPlace,
  GAP,
  layPhotos,
  layTiles,
  placeAfter,
  rowAt,
  rowsBetween,
  tilesWithin,
} from './grid-geometry';

describe('equal tiles', () => {
  const lay = layTiles(1000, 180, 5000);
  const [first] = lay.rows;
  const tile = first?.widths[0] ?? 0;
  const pitch = lay.rows[1]?.top ?? 0;

  test('fill the width, and few rows of thousands are rendered', () => {
    expect(first?.widths.length).toBe(5);
    expect(5 * tile + 4 * GAP).toBeCloseTo(1000);
    const { from, to } = rowsBetween(lay, 20_000, 20_900);
    expect(to - from).toBeLessThan(15);
    expect(lay.rows[from]?.top).toBeLessThan(20_000);
    expect(rowsBetween(lay, -500, 10)).toMatchObject({ from: 0 });
    expect(rowsBetween(lay, -3000, -2000)).toEqual({ from: 0, to: 3 });
    expect(layTiles(320, 400, 3).rows[0]?.widths.length).toBe(2);
  });

  test('are dropped between two others, and selected by a rectangle', () => {
    expect(dropPlace(lay, 5, pitch + 5)).toBe(5);
    expect(dropPlace(lay, tile * 0.9, 5)).toBe(1);
    expect(dropPlace(lay, 999, 1e9)).toBe(5000);
    const box = { x1: tile + GAP + 5, y1: 5, x2: 10, y2: pitch + 5 };
    expect(tilesWithin(lay, box)).toEqual([0, 1, 5, 6]);
    expect(tilesWithin(layTiles(1000, 180, 6), box)).toEqual([0, 1, 5]);
  });
});

describe('rows of photographs', () => {
  const shapes = [1.5, 1.5, 0.667, 1.5, 0, 0.667, 9, 1.5, 1.5, 0.667];
  const lay = layPhotos(1000, 300, shapes);

  test('fill the width edge to edge, each photograph in its shape, all of them in order', () => {
    expect(lay.rows.flatMap(({ from, to }) => [from, to])).toEqual(
      lay.rows.flatMap((row, nr) => [lay.rows[nr - 1]?.to ?? 0, row.to]),
    );
    expect(lay.rows.at(-1)?.to).toBe(shapes.length);
    for (const row of lay.rows.slice(0, -1)) {
      const end = (row.starts.at(-1) ?? 0) + (row.widths.at(-1) ?? 0);
      expect(end).toBeCloseTo(1000);
      expect((row.widths[0] ?? 0) / row.tall).toBeCloseTo(Math.min(2.6, shapes[row.from] || 1.5));
    }
  });

  test('two landscape photographs fit side by side on a phone', () => {
    expect(layPhotos(340, 380, [1.5, 1.5, 1.5]).rows[0]?.to).toBeGreaterThanOrEqual(2);
  });

  test('a drop behind the last photograph of a row goes before the first of the next', () => {
    const [row, next] = lay.rows;
    expect(dropPlace(lay, 999, (row?.top ?? 0) + 5)).toBe(next?.from);
    expect(dropPlace(lay, 1, (next?.top ?? 0) + 5)).toBe(next?.from);
    expect(rowAt(lay, next?.from ?? 0)).toBe(1);
  });

  test('none have no height', () => {
    expect(layPhotos(1000, 300, [])).toMatchObject({ rows: [], height: 0 });
    expect(dropPlace(layPhotos(1000, 300, []), 5, 5)).toBe(0);
  });
});

describe('the keys', () => {
  const lay = layTiles(790, 190, 10);
  const next = (at: number, key: string, rtl = false) => placeAfter(lay, at, key, { page: 3, rtl });

  test('follow the reading direction', () => {
    expect(lay.rows[0]?.widths.length).toBe(4);
    expect([next(5, 'ArrowRight'), next(5, 'ArrowRight', true)]).toEqual([6, 4]);
    expect([next(1, 'ArrowDown', true), next(5, 'x')]).toEqual([5, null]);
  });

  test('stop at the ends, and lead to the nearest tile of another row', () => {
    expect(next(-1, 'ArrowDown')).toBe(0);
    expect(next(9, 'ArrowRight')).toBe(9);
    expect(next(2, 'ArrowUp')).toBe(2);
    expect(next(7, 'ArrowDown')).toBe(9);
    expect(next(3, 'End')).toBe(9);
    expect(next(8, 'Home')).toBe(0);
    expect(next(9, 'PageUp')).toBe(1);
    expect(next(0, 'PageDown')).toBe(8);
  });
});
